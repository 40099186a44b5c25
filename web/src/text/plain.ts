/** As people search and type: small letters, no accents, the straight apostrophe and the plain space of a keyboard. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("’", "'")
    .replaceAll("\u00a0", " ");
