/** Where a query occurs in a text, ignoring case and accents. */
export function matchRange(text: string, query: string, locale: string): [start: number, end: number] | undefined {
  const wanted = query.trim().normalize('NFC');
  const { length } = wanted;
  if (length === 0) return undefined;
  const collator = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
  for (let start = 0; start + length <= text.length; start += 1) {
    if (collator.compare(text.slice(start, start + length), wanted) === 0) return [start, start + length];
  }
  return undefined;
}
