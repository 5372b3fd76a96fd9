/** Characters that cannot be confused: no I, L, O, U. */
export const ID_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 7;
const GROUP = 4;
export const ID_LENGTH = GROUPS * GROUP;
export const CERTIFICATE_ID = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/;

/** 28 letters in groups of four, as they are printed: `7K3M-9QXT-…`. */
export function groupedId(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** The number as people type it from paper: small letters, spaces, O for 0, I or L for 1. Undefined if it cannot be one. */
export function typedId(typed: string): string | undefined {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const id = groupedId(letters);
  return letters.length === ID_LENGTH && CERTIFICATE_ID.test(id) ? id : undefined;
}

/** A number as it is printed; an impossible one stays as it was typed. */
export function shownId(typed: string): string {
  return typedId(typed) ?? typed;
}
