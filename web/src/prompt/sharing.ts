// A number shared out among several owners: losses, units for a temple, prayer of a ceremony or a split. The server
// says what may be given and asks owner by owner; here the shares are put together in any order and sent in one go.
import { codeOf } from "@/text/reasons";
import type { AboutView, Facts } from "@/server/messages";

/** So much of each seat. */
export type Shares = Record<number, number>;

export interface Sharing {
  cause: string;
  total: number;
  /** The seat asked about next; those before are settled. */
  owner: number;
  named: Shares;
  limits: Shares;
  /** What counts when nobody answers. */
  usual: Shares;
}

export const amountOf = (shares: Shares, seat: number): number => shares[seat] ?? 0;
export const sumOf = (shares: Shares): number => Object.values(shares).reduce((sum, amount) => sum + amount, 0);
export const sameShares = (one: Shares, other: Shares): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (seat) => amountOf(one, Number(seat)) === amountOf(other, Number(seat)),
  );

/** What is to be shared out, or null if the question is about something else. */
export function sharingOf(about: AboutView | null): Sharing | null {
  if (!about?.limits || !about.usual || about.total === undefined) return null;
  const { cause, total, limits, usual } = about;
  return { cause: cause ?? "", total, owner: about.owner ?? 0, named: about.named ?? {}, limits, usual };
}

/** Everybody who has something to give or to get, in the order of seats. */
export const ownersOf = (sharing: Sharing): number[] =>
  Object.keys(sharing.limits)
    .map(Number)
    .filter((seat) => amountOf(sharing.limits, seat) > 0)
    .sort((one, other) => one - other);

export const restOf = (sharing: Sharing, shares: Shares): number => sharing.total - sumOf(shares);

/** The usual shares, as far as the seats named before leave them possible. */
export function firstShares(sharing: Sharing): Shares {
  const shares: Shares = {};
  let rest = sharing.total;
  const owners = ownersOf(sharing);
  for (const seat of owners) {
    const settled = seat < sharing.owner;
    shares[seat] = settled ? amountOf(sharing.named, seat) : Math.min(rest, amountOf(sharing.usual, seat));
    rest -= amountOf(shares, seat);
  }
  for (const seat of owners.filter((each) => each >= sharing.owner)) {
    const more = Math.min(rest, amountOf(sharing.limits, seat) - amountOf(shares, seat));
    shares[seat] = amountOf(shares, seat) + more;
    rest -= more;
  }
  return shares;
}

/** The shares with so much of one seat, as near to it as limits and the rest allow. */
export function withShare(sharing: Sharing, shares: Shares, seat: number, amount: number): Shares {
  if (seat < sharing.owner) return shares;
  const most = Math.min(amountOf(sharing.limits, seat), restOf(sharing, shares) + amountOf(shares, seat));
  return { ...shares, [seat]: Math.max(0, Math.min(amount, most)) };
}

/**
 * The answers in a row: the server asks only about owners who still have a choice. Null while the shares do not come
 * to the total.
 */
export function answersOf(sharing: Sharing, shares: Shares, facts: Facts): number[] | null {
  if (restOf(sharing, shares) !== 0) return null;
  const owners = ownersOf(sharing).filter((seat) => seat >= sharing.owner);
  const codes: number[] = [];
  let rest = sharing.total - sumOf(sharing.named);
  let others = owners.reduce((sum, seat) => sum + amountOf(sharing.limits, seat), 0);
  for (const seat of owners) {
    const limit = amountOf(sharing.limits, seat);
    others -= limit;
    const amount = amountOf(shares, seat);
    if (Math.max(0, rest - others) < Math.min(limit, rest)) {
      const code = codeOf(facts, "share", String(seat), amount);
      if (code === null) return null;
      codes.push(code);
    }
    rest -= amount;
  }
  return codes;
}
