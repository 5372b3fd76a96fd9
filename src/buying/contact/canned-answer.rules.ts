/** The placeholders of a saved reply. */
const PLACEHOLDERS = /\{(name|order)\}/g;

/** Replaces known placeholders; the others stay visible, to be filled in by hand. */
export function filledIn(text: string, known: { name?: string | undefined; order?: string | undefined }): string {
  return text.replace(PLACEHOLDERS, (open, what: 'name' | 'order') => known[what] ?? open);
}

/** Whether the text still has placeholders. */
export function hasPlaceholders(text: string): boolean {
  return text.search(PLACEHOLDERS) >= 0;
}
