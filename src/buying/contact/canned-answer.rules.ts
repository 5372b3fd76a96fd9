/** What an answer that is given often leaves open. */
const PLACEHOLDERS = /\{(name|order)\}/g;

/** An answer with what is known put in; what is not stays to be seen, and filled in by hand. */
export function filledIn(text: string, known: { name?: string | undefined; order?: string | undefined }): string {
  return text.replace(PLACEHOLDERS, (open, what: 'name' | 'order') => known[what] ?? open);
}

/** Whether something was left open. */
export function isLeftOpen(text: string): boolean {
  return text.search(PLACEHOLDERS) >= 0;
}
