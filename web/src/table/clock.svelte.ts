// Thinking time: the server tells it once, the page counts on.
import type { Table } from "@/table/table";

class Ticking {
  now = $state(Date.now() / 1000);
  constructor() {
    setInterval(() => (this.now = Date.now() / 1000), 1000);
  }
}
const ticking = new Ticking();

/** Seconds a seat has left now, or null without clocks. */
export function secondsLeft(table: Table, seat: number): number | null {
  const clocks = table.clocks;
  const kept = clocks?.seats.find((each) => each.seat === seat);
  if (!clocks || !kept || kept.seconds_left === null) return null;
  const gone = clocks.running.includes(seat) ? Math.max(0, ticking.now + table.clockShift - clocks.at) : 0;
  return Math.max(0, kept.seconds_left - gone);
}

/** 90061 seconds are "1d 1h", 125 are "2:05". */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= 86400) return `${Math.floor(whole / 86400)}d ${Math.floor((whole % 86400) / 3600)}h`;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
