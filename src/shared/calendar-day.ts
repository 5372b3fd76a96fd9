const YEARS = /^(?:19|2\d)\d\d-\d\d-\d\d$/;

/** A text from a URL or a form as a day `YYYY-MM-DD` that exists, from 1900 to 2999: not the 31st of February. */
export function dayOf(value: unknown): string | undefined {
  const text = String(value ?? '');
  if (!YEARS.test(text)) return undefined;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text) ? text : undefined;
}
