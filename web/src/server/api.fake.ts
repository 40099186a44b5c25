// A server for tests: answers by method and path, and remembers what was asked.
import { vi } from "vitest";
import options from "@/fixtures/lobby/options.json";

export interface Request {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}
type Answer = unknown | ((request: Request) => unknown);
export class Refusal {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly reason: string,
  ) {}
}
export const DOWN = Symbol("nobody answers");

/** `fake({"GET /api/tables/x": {...}})`; a function is called, a Refusal refuses, DOWN breaks the line. */
export function fake(answers: Record<string, Answer>): { asked: Request[]; answers: Record<string, Answer> } {
  const all: Record<string, Answer> = {
    "GET /api/options": options,
    "GET /api/tables": { tables: [], next: null },
    "POST /api/mine": { games: [] },
    "GET /api/session": { name: null, second_factor: false, host: false },
    "GET /api/site": { registration: "open", imprint: "" },
    "GET /api/callings": { callings: [], push_key: "", can_mail: false, mail: null },
    ...answers,
  };
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}): Promise<Response> => {
    const request: Request = {
      method: init.method ?? "GET",
      path: url,
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
      headers: (init.headers ?? {}) as Record<string, string>,
    };
    asked.push(request);
    const found = all[`${request.method} ${url}`] ?? all[`${request.method} ${url.split("?")[0]}`];
    const answer = typeof found === "function" ? (found as (request: Request) => unknown)(request) : found;
    if (answer === DOWN) throw new TypeError("failed to fetch");
    if (answer instanceof Refusal)
      return new Response(JSON.stringify({ error: answer.error, reason: answer.reason }), { status: answer.status });
    if (answer === undefined)
      return new Response(JSON.stringify({ error: "unknown", reason: `nothing at ${url}` }), { status: 404 });
    return new Response(JSON.stringify(answer), { status: 200 });
  });
  return { asked, answers: all };
}
