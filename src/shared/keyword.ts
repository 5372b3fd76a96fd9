/** Spec §5's limit for texts applies to keywords too. Without zod, because addresses are read before any form is loaded. */
export const KEYWORD_MAX = 150;

/** A keyword from an address that a person may have edited: unsearchable characters are left out, so the page still opens. */
export function readKeyword(given: unknown): string {
  if (typeof given !== 'string' && typeof given !== 'number') return '';
  const clean = String(given)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  return [...clean].slice(0, KEYWORD_MAX).join('').trim();
}
