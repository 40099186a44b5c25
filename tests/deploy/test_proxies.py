"""The examples of nginx and Caddy, run: a server behind the real programs, over TLS, with its WebSocket."""

from __future__ import annotations

import contextlib
import datetime
import http.server
import json
import os
import re
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import machine
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from free_ports import free_port
from websockets.sync.client import connect

from kemet.server.app import create_app
from kemet.server.serving import uvicorn_config
from kemet.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
WITHIN = 120.0
NAME = "kemet.example"


@contextlib.contextmanager
def running(*command: str | Path, cwd: Path, **variables: str) -> Iterator[None]:
    """A program for the length of a test; what it says is shown when it ends too early."""
    with (cwd / "said.txt").open("w+") as said:
        program = subprocess.Popen(
            [str(part) for part in command], cwd=cwd, env=os.environ | variables, stdout=said, stderr=said
        )
        try:
            time.sleep(0.2)
            yield
            assert program.poll() is None, (cwd / "said.txt").read_text()[-2000:]
        finally:
            program.terminate()
            program.wait(60)


def answered(client: httpx.Client, url: str, folder: Path) -> httpx.Response:
    until = time.monotonic() + WITHIN
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = client.get(url)
            if answer.status_code < 500:
                return answer
        assert time.monotonic() < until, (folder / "said.txt").read_text()[-2000:]
        time.sleep(0.1)


def certificate(folder: Path) -> tuple[Path, Path]:
    """One that we sign ourselves, for the name of the examples."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    chain, secret = folder / "chain.pem", folder / "key.pem"
    chain.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return chain, secret


@contextlib.contextmanager
def server(folder: Path) -> Iterator[int]:
    port = free_port()
    folder.mkdir()
    with running(
        *(sys.executable, "-m", "kemet", "serve", "--port", str(port), "--behind-proxy"),
        cwd=folder,
        KEMET_DATABASE=f"sqlite:///{folder / 'kemet.db'}",
        KEMET_BOT_PROCESSES="1",
    ):
        yield port


def unchecked() -> ssl.SSLContext:
    """Trusts the certificate that we sign ourselves."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def look_at(secure: int, plain: int, folder: Path) -> None:
    """What people and their browsers meet behind a proxy."""
    trusting = unchecked()
    headers = {"host": NAME, "x-forwarded-for": "8.8.8.8"}
    client = httpx.Client(verify=trusting, headers=headers, timeout=30)
    base = f"https://127.0.0.1:{secure}"
    sni = {"sni_hostname": NAME}
    until = time.monotonic() + WITHIN
    while True:
        with contextlib.suppress(httpx.TransportError):
            health = client.get(f"{base}/health", extensions=sni)
            if health.status_code == 200:
                break
        assert time.monotonic() < until, (folder / "said.txt").read_text()[-2000:]
        time.sleep(0.1)
    assert health.headers.get_list("strict-transport-security") == ["max-age=31536000"], "once"
    assert health.headers.get_list("x-frame-options") == ["DENY"]
    assert "server" not in health.headers or "/" not in health.headers["server"], "no version"
    assert client.get(f"{base}/metrics", extensions=sni).status_code == 403
    assert client.get(f"{base}/api/options", extensions=sni).headers["content-encoding"] in ("gzip", "zstd")
    moved = client.get(f"http://127.0.0.1:{plain}/table/abc", follow_redirects=False)
    assert moved.status_code in (301, 308)
    assert moved.headers["location"].startswith(f"https://{NAME}")
    with socket.create_connection(("127.0.0.1", secure)) as line:
        address = f"wss://{NAME}/api/live"
        with connect(address, sock=line, ssl=trusting, origin=f"https://{NAME}") as live:
            live.send(json.dumps({"type": "nonsense"}))
            assert json.loads(live.recv(timeout=30))["type"] in ("error", "refused", "goodbye")


@contextlib.contextmanager
def nginx_before(processes: list[int], secure: int, plain: int, folder: Path) -> Iterator[None]:
    """The example of nginx, run before processes at these ports."""
    chain, secret = certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text()
    assert "proxy_add_x_forwarded_for" not in text, "replaced, not added to"
    text = re.sub(r"listen \[::\].*;", "", text)  # a machine may be without IPv6
    for ours, theirs in {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ": f"listen 127.0.0.1:{secure} ",
        "server 127.0.0.1:8000;": " ".join(f"server 127.0.0.1:{port};" for port in processes),
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(chain),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(secret),
        "/var/log/nginx/": f"{folder}/",
    }.items():
        assert ours in text, ours
        text = text.replace(ours, theirs)
    (folder / "kemet.conf").write_text(text)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/said.txt; events {{}}\n"
        f"http {{ {places} include kemet.conf; }}\n"
    )
    with running(machine.nginx() or "", "-p", folder, "-c", folder / "nginx.conf", cwd=folder):
        yield


@contextlib.contextmanager
def caddy_before(processes: list[int], secure: int, plain: int, folder: Path) -> Iterator[None]:
    """The example of Caddy, run before processes at these ports."""
    chain, secret = certificate(folder)
    text = (DEPLOY / "Caddyfile").read_text()
    site = "{$KEMET_NAME:kemet.example} {"
    assert site in text
    text = text.replace(site, f"{site}\n\ttls {chain} {secret}").replace("/var/log/caddy/", f"{folder}/")
    ports = f"{{\n\thttp_port {plain}\n\thttps_port {secure}\n\tadmin off\n}}\n"
    (folder / "Caddyfile").write_text(ports + text)
    with running(
        *(machine.caddy() or "", "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"),
        cwd=folder,
        KEMET_PROCESSES=" ".join(f"127.0.0.1:{port}" for port in processes),
        HOME=str(folder),
    ):
        yield


PROXIES = [
    pytest.param(
        nginx_before, marks=pytest.mark.skipif(machine.nginx() is None, reason="nginx is missing"), id="nginx"
    ),
    pytest.param(
        caddy_before, marks=pytest.mark.skipif(machine.caddy() is None, reason="caddy is missing"), id="caddy"
    ),
]
Before = Callable[[list[int], int, int, Path], contextlib.AbstractContextManager[None]]


@pytest.mark.parametrize("example", ["nginx.conf", "Caddyfile"])
def test_the_server_never_closes_a_connection_before_its_proxy(example: str, tmp_path: Path) -> None:
    """Otherwise a choice may be sent into a connection that is just ending: the player would read 502."""
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'kemet.db'}", workers=1))
    of_server = uvicorn_config(app, "127.0.0.1", 0, behind_proxy=True).timeout_keep_alive
    [of_proxy] = re.findall(r"^\s*keepalive(?:_timeout)? (\d+)s", (DEPLOY / example).read_text(), re.MULTILINE)
    assert of_server > int(of_proxy)


@pytest.mark.parametrize("before", PROXIES)
def test_a_proxy_takes_its_example_and_serves_with_it(before: Before, tmp_path: Path) -> None:
    secure, plain = free_port(), free_port()
    with server(tmp_path / "server") as port, before([port], secure, plain, tmp_path):
        look_at(secure, plain, tmp_path)


@contextlib.contextmanager
def process_that_says(name: str) -> Iterator[int]:
    """Stands in for a process of ours: it answers everything with its name."""

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(name)))
            self.end_headers()
            self.wfile.write(name.encode())

        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer) as standing:
        threading.Thread(target=standing.serve_forever, daemon=True).start()
        yield standing.server_port
        standing.shutdown()


@pytest.mark.parametrize("before", PROXIES)
def test_a_proxy_keeps_a_table_on_one_process(before: Before, tmp_path: Path) -> None:
    secure, plain = free_port(), free_port()
    extensions, base = {"sni_hostname": NAME}, f"https://127.0.0.1:{secure}"
    trusting = unchecked()
    with contextlib.ExitStack() as stack:
        processes = [stack.enter_context(process_that_says(name)) for name in ("one", "two")]
        stack.enter_context(before(processes, secure, plain, tmp_path))
        client = stack.enter_context(httpx.Client(verify=trusting, headers={"host": NAME}, timeout=30))

        def who(path: str) -> str:
            until = time.monotonic() + WITHIN
            while True:
                with contextlib.suppress(httpx.TransportError):
                    answer = client.get(base + path, extensions=extensions)
                    if answer.status_code == 200:
                        return answer.text
                assert time.monotonic() < until
                time.sleep(0.1)

        found = {}
        for number in range(30):
            ways = (f"/api/live/table{number}", f"/api/tables/table{number}", f"/api/tables/table{number}/facts?x=1")
            at = {who(path) for path in ways}
            assert len(at) == 1, f"table{number} is at {at}"
            found[number] = at.pop()
    assert set(found.values()) == {"one", "two"}
