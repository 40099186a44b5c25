// Being called: what is asked of the server, and when the offer comes.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fake, Refusal } from "@/server/api.fake";
import { texts } from "@/text/text.svelte";
import Callings from "./Callings.svelte";
import LinkPage from "./LinkPage.svelte";
import { offersCalls } from "./offer";
import type { TableInfo } from "@/server/messages";

const NONE = { callings: [], push_key: "BA", can_mail: true, mail: "ann@example.org" };
const NTFY = { id: "c1", kind: "ntfy", place: "ntfy.sh", language: "en", zone: "", digest: 0, failing: true };

beforeEach(async () => {
  localStorage.clear();
  await texts.use("en");
});
afterEach(() => cleanup());

describe("the places at which I am called", () => {
  it("are added and removed for one seat, by its secret", async () => {
    const { asked } = fake({
      "GET /api/tables/t1/callings": NONE,
      "POST /api/tables/t1/callings": { ...NONE, callings: [{ ...NTFY, quiet_from: null, quiet_until: null }] },
      "DELETE /api/tables/t1/callings/c1": NONE,
    });
    render(Callings, { table: "t1", secret: "s" });
    const address = await screen.findByLabelText("Address of the webhook");
    expect(screen.queryByText(/By email to/)).toBeNull();
    await fireEvent.input(address, { target: { value: "https://ntfy.sh/kemet" } });
    await fireEvent.submit(address.closest("form")!);
    expect(await screen.findByText("the last message did not arrive")).toBeTruthy();
    const sent = asked.find((each) => each.method === "POST")!;
    expect(sent.body).toMatchObject({ kind: "ntfy", address: "https://ntfy.sh/kemet", language: "en" });
    expect(sent.headers["Authorization"]).toBe("Bearer s");
    await fireEvent.click(screen.getByText("Remove"));
    expect(await screen.findByText("You are no longer notified there.")).toBeTruthy();
  });

  it("are an account's mail where the address is confirmed; a refusal is told", async () => {
    fake({
      "GET /api/callings": NONE,
      "POST /api/callings": new Refusal(409, "not-possible", "nothing arrived there"),
    });
    render(Callings);
    await fireEvent.click(await screen.findByText("By email to ann@example.org"));
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
  });
});

describe("a link of a mail", () => {
  it("stops the mails at once", async () => {
    const { asked } = fake({ "POST /api/stop/abc.def": { done: true } });
    render(LinkPage, { what: "stop", token: "abc.def" });
    expect(await screen.findByText(/no more of these emails/)).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it("that is dead says so in words, also if the answer is here before the texts", async () => {
    fake({ "POST /api/stop/abc.def": new Refusal(404, "unknown", "no such key") });
    render(LinkPage, { what: "stop", token: "abc.def" });
    expect(await screen.findByText(/This link does not work any more/)).toBeTruthy();
    await texts.use("de");
    expect(await screen.findByText(/Dieser Link funktioniert nicht mehr/)).toBeTruthy();
  });
});

describe("the offer", () => {
  const info = (kind: string): TableInfo => ({ status: "running", clock: { kind } }) as unknown as TableInfo;
  it("comes once, to a player, at a table that is played by the day", () => {
    expect(offersCalls(info("live"), 0)).toBe(false);
    expect(offersCalls(info("days"), null)).toBe(false);
    expect(offersCalls(info("days"), 1)).toBe(true);
    expect(offersCalls(info("days"), 1)).toBe(false);
  });
});
