# Every target is one command of tools/dev.py. Give further arguments with ARGS="...".
PYTHON ?= python3
DEV = $(PYTHON) tools/dev.py

.PHONY: help play terminal quick test browser cluster ppo check format hooks release rules docs pyright fuzz soak bench bench-rl instructions golden perft tune train load attack kill processes crowd openapi wire wiresoak postgres fixtures icons shots types env lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## start the server here and open the table in the browser (ARGS="--port 9000")
	@$(DEV) play $(ARGS)

terminal: ## play in the terminal
	@$(DEV) terminal $(ARGS)

quick: ## rules, content, golden games and properties on the plain sources: about a minute (ARGS="-k battle")
	@$(DEV) quick $(ARGS)

test: ## run all tests (ARGS="-k battle" goes to pytest; KEMET_PURE=1 tests the plain sources)
	@$(DEV) test $(ARGS)

browser: ## all browser tests, also the slow ones that `make test` leaves out
	@$(DEV) browser $(ARGS)

cluster: ## test the cluster on a real Ray of two nodes here (installs Ray from its own lock)
	@$(DEV) cluster $(ARGS)

ppo: ## the MaskablePPO example as a test (installs torch, which is large)
	@$(DEV) ppo $(ARGS)

check: ## format, lint, strict types, import layers and the links of the documents
	@$(DEV) check

format: ## format the sources and mend what the linters can mend
	@$(DEV) format

hooks: ## check format and types before every commit from now on
	@$(DEV) hooks

release: ## a wheel in dist, compiled by what training games counted: fastest (needs gcc, takes minutes)
	@$(DEV) release $(ARGS)

rules: ## where each rule is tested and where it acts (ARGS="--document taseti --missing")
	@$(DEV) rules $(ARGS)

docs: ## build the documentation site into build/site (ARGS=serve to look at it while writing)
	@$(DEV) docs $(ARGS)

pyright: ## check the types with pyright too (needs node)
	@$(DEV) pyright $(ARGS)

fuzz: ## random games with invariants, for as long as you like
	@$(DEV) fuzz $(ARGS)

soak: ## very many random games with invariants, inside the compiled engine
	@$(DEV) soak $(ARGS)

bench: ## measure the speed
	@$(DEV) bench $(ARGS)

bench-rl: ## measure the research interfaces
	@$(DEV) bench-rl $(ARGS)

instructions: ## count the compiled engine's instructions per decision (valgrind)
	@$(DEV) instructions $(ARGS)

golden: ## replay or renew the golden games
	@$(DEV) golden $(ARGS)

perft: ## count legal sequences from fixed positions
	@$(DEV) perft $(ARGS)

tune: ## fit the bots' weights to the results of games
	@$(DEV) tune $(ARGS)

train: ## teach the learned judge by self-play (ARGS="--quick" takes minutes; docs/training.md)
	@$(DEV) train $(ARGS)

load: ## a server under load: 200 tables, 800 sockets
	@$(DEV) load $(ARGS)

kill: ## kill a server again and again while people play (ARGS="--times 200 --database postgresql")
	@$(DEV) kill $(ARGS)

attack: ## attack a server of our own in every way we know (ARGS="seeds thinking")
	@$(DEV) attack $(ARGS)

processes: ## two server processes on one PostgreSQL, either killed
	@$(DEV) processes $(ARGS)

crowd: ## what PostgreSQL bears of a crowd (ARGS="--processes 55 --tables 50000 --choices 2500")
	@$(DEV) crowd $(ARGS)

openapi: ## fuzz the HTTP part by its OpenAPI document
	@$(DEV) openapi $(ARGS)

wire: ## fuzz the WebSocket
	@$(DEV) wire $(ARGS)

wiresoak: ## whole games over real sockets, compared with their offline replays
	@$(DEV) wiresoak $(ARGS)

postgres: ## a throw-away PostgreSQL; prints its address and runs until Ctrl-C
	@$(DEV) postgres $(ARGS)

fixtures: ## renew the moments that the front end is tested with
	@$(DEV) fixtures $(ARGS)

icons: ## draw the icons of the page and the picture of its links from web/public/icon.svg
	@$(DEV) icons $(ARGS)

shots: ## take the pictures of the README in a real browser
	@$(DEV) shots $(ARGS)

types: ## renew the front end's types from the server's schema
	@$(DEV) types $(ARGS)

env: ## make or refresh the environment .venv
	@$(DEV) env

lock: ## renew the locks, with the hash of every file
	@$(DEV) lock

clean: ## remove the environment, builds and caches
	@$(DEV) clean
