// Reporting somebody, the page of the hosts, registration by invitation, and the imprint.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import AccountPage from "@/page/AccountPage.svelte";
import PageFoot from "@/page/PageFoot.svelte";
import { site } from "@/page/site.svelte";
import SeatActions from "@/player/SeatActions.svelte";
import { fake, Refusal, type Request } from "@/server/api.fake";
import Chat from "@/table/Chat.svelte";
import Part from "@/testing/Part.svelte";
import { still } from "@/testing/still";
import { texts } from "@/text/text.svelte";
import HostPage from "./HostPage.svelte";
import ImprintPage from "./ImprintPage.svelte";
import ReportButton from "./ReportButton.svelte";

beforeEach(async () => {
  localStorage.clear();
  await texts.use("en");
  vi.spyOn(site, "load").mockResolvedValue();
});
afterEach(() => cleanup());

const sent = (asked: Request[], what: string): unknown[] =>
  asked.filter(({ method, path }) => `${method} ${path}`.startsWith(what)).map(({ body }) => body);

describe("reporting somebody", () => {
  it("sends a reason and a few words, and says thank you", async () => {
    const { asked } = fake({ "POST /api/reports": { done: true } });
    render(ReportButton, { about: { table: "t1", seat: 2, time: 7.5 }, who: "Ann", secret: "mine" });
    await fireEvent.click(screen.getByRole("button", { name: "Report Ann to the hosts" }));
    await fireEvent.change(await screen.findByLabelText("What is wrong?"), { target: { value: "spam" } });
    await fireEvent.input(screen.getByLabelText(/few words/), { target: { value: " buy my boat " } });
    await fireEvent.click(screen.getByText("Send the report"));
    expect(await screen.findByText(/Thank you/)).toBeTruthy();
    expect(sent(asked, "POST /api/reports")).toEqual([
      { table: "t1", seat: 2, time: 7.5, reason: "spam", words: "buy my boat" },
    ]);
    expect(asked.at(-1)!.headers["Authorization"]).toBe("Bearer mine");
  });

  it("says when it was enough for today", async () => {
    fake({ "POST /api/reports": new Refusal(429, "too-fast", "enough") });
    render(ReportButton, { about: { name: "Ann" }, who: "Ann" });
    await fireEvent.click(screen.getByText("Report"));
    await fireEvent.click(await screen.findByText("Send the report"));
    expect(await screen.findByText(/enough reports for today/)).toBeTruthy();
    await fireEvent.click(screen.getByText("Cancel"));
    expect(screen.queryByText("Send the report")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Report");
  });

  it("is offered about other people: at their seat and at their lines, not about bots or oneself", async () => {
    const { live, facts } = await still("turn-5");
    const me = live.view!.viewer!;
    const [other, bot] = live.info!.seats.filter(({ seat }) => seat !== me);
    other!.kind = "human";
    bot!.kind = "bot";
    live.chat = [me, other!.seat].map((seat) => ({ seat, name: `Seat ${seat}`, text: "hello", time: 1 }));
    render(Part, { part: Chat, table: live, facts });
    expect(screen.queryByText("Report")).toBeNull();
    await fireEvent.click(screen.getByText("Report a message"));
    expect(screen.getAllByText("Report")).toHaveLength(1);
    cleanup();
    for (const [seat, count] of [
      [other!.seat, 1],
      [bot!.seat, 0],
      [me, 0],
    ] as const) {
      render(Part, { part: SeatActions, table: live, facts, seat });
      expect(screen.queryAllByText("Report")).toHaveLength(count);
      cleanup();
    }
  });
});

const report = (id: number, more: object = {}) => ({
  id,
  at: 0,
  reason: "insult",
  words: "again",
  table: "t1",
  seat: 1,
  line: "you fool",
  name: "Bob",
  account: "Bob",
  banned: false,
  muted: false,
  by: "Ann",
  by_guest: true,
  closed: null,
  ...more,
});
const HOST = { "GET /api/session": { name: "Hemiunu", second_factor: false, host: true } };

describe("the page of the hosts", () => {
  it("is for hosts", async () => {
    const { asked } = fake({ "GET /api/session": { name: "Ann", second_factor: false, host: false } });
    render(HostPage);
    expect(await screen.findByText(/for the hosts of this server/)).toBeTruthy();
    expect(sent(asked, "GET /api/host")).toEqual([]);
  });

  it("shows what was reported; banning asks twice, closing takes it from the queue", async () => {
    let queue = [report(1), report(2, { account: null, name: "Guest", line: null, by: "" })];
    const { asked } = fake({
      ...HOST,
      "GET /api/host/reports": () => ({ reports: queue, open: queue.length, next: null }),
      "GET /api/host/invitations": { invitations: [] },
      "POST /api/host/people": { done: true },
      "POST /api/host/seats": { done: true },
      "PUT /api/host/reports/1": () => {
        queue = queue.slice(1);
        return { done: true };
      },
    });
    render(HostPage);
    expect(await screen.findByText("you fool")).toBeTruthy();
    expect(screen.getByText(/Reported by Ann \(guest\)/)).toBeTruthy();
    expect(screen.getByText(/Reported by a visitor/)).toBeTruthy();
    expect(screen.getByText(/Protect it with two-factor/)).toBeTruthy();
    const bob = within(screen.getByRole("group", { name: "Bob" }));
    await fireEvent.click(bob.getByText("Ban"));
    expect(sent(asked, "POST /api/host/people")).toEqual([]);
    await fireEvent.click(bob.getByText("Really ban?"));
    await vi.waitFor(() => expect(sent(asked, "POST /api/host/people")).toEqual([{ name: "Bob", act: "ban" }]));
    const guest = within(screen.getByRole("group", { name: "Guest" }));
    expect(guest.queryByText("Ban")).toBeNull();
    await vi.waitFor(() => expect((guest.getByText("Mute") as HTMLButtonElement).disabled).toBe(false));
    await fireEvent.click(guest.getByText("Mute"));
    await vi.waitFor(() =>
      expect(sent(asked, "POST /api/host/seats")).toEqual([{ table: "t1", seat: 1, act: "mute" }]),
    );
    await vi.waitFor(() =>
      expect((screen.getAllByText("Close the report")[0] as HTMLButtonElement).disabled).toBe(false),
    );
    await fireEvent.click(screen.getAllByText("Close the report")[0]!);
    await vi.waitFor(() => expect(screen.queryByText("you fool")).toBeNull());
    expect(sent(asked, "PUT /api/host/reports/1")).toEqual([{ closed: true }]);
  });

  it("finds accounts, renames one, and says when a name is taken", async () => {
    const { asked } = fake({
      ...HOST,
      "GET /api/host/reports": { reports: [], open: 0, next: null },
      "GET /api/host/invitations": { invitations: [] },
      "GET /api/host/people": {
        people: [
          { name: "Bob", since: 0, banned: false, muted: true, host: false, second_factor: false },
          { name: "Hemiunu", since: 0, banned: false, muted: false, host: true, second_factor: true },
        ],
      },
      "POST /api/host/people": new Refusal(409, "not-possible", "taken"),
    });
    render(HostPage);
    await fireEvent.input(await screen.findByLabelText("A name contains"), { target: { value: "b" } });
    await fireEvent.click(screen.getByText("Find"));
    const bob = within(await screen.findByRole("group", { name: "Bob" }));
    expect(bob.getByText("Unmute")).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Hemiunu" })).toBeNull();
    await fireEvent.click(bob.getByText("Rename"));
    await fireEvent.input(screen.getByLabelText("New name"), { target: { value: "Ann" } });
    await fireEvent.submit(screen.getByLabelText("New name").closest("form")!);
    expect(await screen.findByText(/name is taken/)).toBeTruthy();
    expect(sent(asked, "POST /api/host/people")).toEqual([{ name: "Bob", act: "rename", new: "Ann" }]);
  });

  it("makes invitations, shows the link once and withdraws them", async () => {
    let waiting = [{ id: "0123456789abcdef", made: 0, expires: 86_400 }];
    const { asked } = fake({
      ...HOST,
      "GET /api/host/reports": { reports: [], open: 0, next: null },
      "GET /api/host/invitations": () => ({ invitations: waiting }),
      "POST /api/host/invitations": { token: "abc", expires: 1 },
      "DELETE /api/host/invitations/0123456789abcdef": () => {
        waiting = [];
        return { done: true };
      },
    });
    render(HostPage);
    await fireEvent.click(await screen.findByText("Make a link"));
    expect(((await screen.findByLabelText(/Copy this link/)) as HTMLInputElement).value).toMatch(/\/invited\/abc$/);
    expect(sent(asked, "POST /api/host/invitations")).toEqual([{ days: 14 }]);
    await vi.waitFor(() => expect((screen.getByText("Withdraw") as HTMLButtonElement).disabled).toBe(false));
    await fireEvent.click(screen.getByText("Withdraw"));
    await vi.waitFor(() => expect(screen.queryByText("Withdraw")).toBeNull());
  });
});

describe("registration", () => {
  it("by invitation: the link registers, others are shown how to get one", async () => {
    const { asked } = fake({ "POST /api/account": new Refusal(404, "unknown", "used") });
    site.known = { registration: "invitation", imprint: "" };
    render(AccountPage);
    expect(await screen.findByText(/ask the hosts of this server for a link/)).toBeTruthy();
    expect(screen.queryByText("Register")).toBeNull();
    cleanup();
    render(AccountPage, { invitation: "abc" });
    expect(await screen.findByText(/You are invited/)).toBeTruthy();
    await fireEvent.input(screen.getByLabelText("Account name"), { target: { value: "Ann" } });
    await fireEvent.input(screen.getByLabelText("Password"), { target: { value: "correct horse" } });
    await fireEvent.click(screen.getByText("Register"));
    expect(await screen.findByText(/was used already/)).toBeTruthy();
    expect(sent(asked, "POST /api/account")).toEqual([{ name: "Ann", password: "correct horse", invitation: "abc" }]);
  });

  it("closed: nobody registers", async () => {
    fake({});
    site.known = { registration: "closed", imprint: "" };
    render(AccountPage, { invitation: "abc" });
    expect(await screen.findByText(/takes no new accounts/)).toBeTruthy();
    expect(screen.queryByText("Register")).toBeNull();
  });
});

describe("the imprint", () => {
  it("is text, whatever it holds, and every page links to it", async () => {
    site.known = { registration: "open", imprint: "Hemiunu & Sons\n<b>No cheating</b>" };
    const { container } = render(ImprintPage);
    expect((await screen.findByText(/No cheating/)).textContent).toBe("Hemiunu & Sons\n<b>No cheating</b>");
    expect(container.querySelector("b b, p b")).toBeNull();
    cleanup();
    render(PageFoot);
    expect(screen.getByText("Imprint and house rules").getAttribute("href")).toBe("/imprint");
    site.known = { registration: "open", imprint: "" };
    await vi.waitFor(() => expect(screen.queryByText("Imprint and house rules")).toBeNull());
  });
});
