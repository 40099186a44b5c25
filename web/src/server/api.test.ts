import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem } from "./api";
import { DOWN, fake, Refusal } from "./api.fake";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the HTTP half of the protocol", () => {
  it("tells the server's reason", async () => {
    fake({ "GET /api/tables/x": new Refusal(409, "not-possible", "the game has begun") });
    await expect(api.table("x")).rejects.toMatchObject({
      error: "not-possible",
      reason: "the game has begun",
      status: 409,
      unreachable: false,
    });
  });

  it("knows when nobody answers", async () => {
    fake({ "GET /api/tables/x": DOWN });
    const thrown = await api.table("x").catch((problem: unknown) => problem);
    expect(thrown).toBeInstanceOf(Problem);
    expect((thrown as Problem).unreachable).toBe(true);
  });

  it("takes a gateway's page for an unreachable server", async () => {
    vi.stubGlobal("fetch", async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(api.options()).rejects.toMatchObject({ unreachable: true });
  });

  it("authorises a seat by its secret and marks changes as ours", async () => {
    const { asked } = fake({ "POST /api/tables/x/start": {} });
    await api.start("x", "secret", "easy");
    expect(asked[0]?.headers).toMatchObject({
      Authorization: "Bearer secret",
      "X-Kemet": "1",
      "Content-Type": "application/json",
    });
  });
});
