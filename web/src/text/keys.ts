// Beginnings of text ids that are put together at run time, as in t(`notice-${word}`). The text test takes every id that begins with one of these as used.
export const DYNAMIC: string[] = [
  // lobby, joining, replay, story, account
  "notice-", "seat-kind-", "seat-note-", "bot-", "opt-module-", "topic-", "lobby-theme-", "settings-theme-", "opt-clock-",
];
