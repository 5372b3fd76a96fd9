import { MASTER_TYPES, MAX_MASTER_BYTES, masterName } from './studio.rules.ts';

/** What distinguishes two files without reading them. */
export interface FileMarks {
  name: string;
  size: number;
  lastModified?: number | undefined;
}

/**
 * Whether a chosen file is the one whose upload began; names are compared as the shop stores them. Only the browser that
 * began knows when the file was changed.
 */
export function isSameFile(file: FileMarks, begun: FileMarks): boolean {
  return (
    masterName(file.name) === begun.name &&
    file.size === begun.size &&
    (begun.lastModified === undefined || file.lastModified === begun.lastModified)
  );
}

/** How many bytes were sent by a moment. */
export interface SentMark {
  at: number;
  sent: number;
}

const WINDOW_MS = 5_000;

/** Adds a mark and drops old ones: only the last seconds say something about the connection. */
export function withMark(marks: readonly SentMark[], mark: SentMark): SentMark[] {
  return [...marks.filter(({ at }) => mark.at - at < WINDOW_MS), mark];
}

/** Bytes per second over the last seconds; unknown before a second has passed. */
export function speedOf(marks: readonly SentMark[]): number | undefined {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || last.at - first.at < 1_000) return undefined;
  return Math.max(0, ((last.sent - first.sent) * 1_000) / (last.at - first.at));
}

export function secondsLeft(left: number, speed: number | undefined): number | undefined {
  return speed ? Math.ceil(left / speed) : undefined;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** The delay before a retry: longer each time, so as not to burden a shop in trouble. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.6 ** Math.max(0, tries));
}

/** Checks a file before the upload. Some systems do not know TIFF and give no type at all. */
export function fileFault({ type, size }: { type: string; size: number }): 'type' | 'size' | 'empty' | undefined {
  if (type !== '' && !MASTER_TYPES.some((known) => known === type)) return 'type';
  if (size === 0) return 'empty';
  return size > MAX_MASTER_BYTES ? 'size' : undefined;
}

// @chunk studio
