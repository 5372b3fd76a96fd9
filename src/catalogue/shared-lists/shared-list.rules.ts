/** What a list holds: enough for a home, and one answer. */
export const MAX_WORKS = 24;
export const MAX_PEOPLE = 12;
export const MAX_NOTES = 200;
export const NOTE_MAX = 300;
export const NAME_MAX = 40;
/** A list is deleted so long after its last use. */
export const EXPIRES_AFTER_DAYS = 30;

/** Two names that people would take for the same. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  return plain(one) === plain(other);
}

/** The ids after moving one before another, or to the end. Unknown ids change nothing. */
export function withMoved(ids: readonly number[], moved: number, before: number | undefined): number[] {
  if (!ids.includes(moved) || moved === before) return [...ids];
  const rest = ids.filter((id) => id !== moved);
  const at = before === undefined ? -1 : rest.indexOf(before);
  return at === -1 ? [...rest, moved] : rest.toSpliced(at, 0, moved);
}
