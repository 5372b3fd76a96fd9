/** An introduction is a sentence or two above the story. */
export const INTRO_MAX = 300;
export const STORY_MAX = 2_000;
export const MOST_PAGE_CATEGORIES = 12;
/** Rejects typing errors. */
export const BORN_FIRST = 1000;

/** `until` is exclusive. */
export function lastDayOf(until: string): string {
  return new Date(Date.parse(until) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
