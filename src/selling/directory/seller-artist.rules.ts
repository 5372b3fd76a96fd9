/** An introduction is a sentence or two above the story. */
export const INTRO_MAX = 300;
export const STORY_MAX = 2_000;
export const MOST_PAGE_CATEGORIES = 12;
/** Nobody whose works are printed was born before; it keeps typing errors out. */
export const BORN_FIRST = 1000;

/** The last day of a representation, which ends before `until`. */
export function lastDayOf(until: string): string {
  return new Date(Date.parse(until) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
