import { MASTER_TYPES, MAX_MASTER_BYTES, masterName } from './studio.rules.ts';

/** What tells two files of a computer apart without reading them. */
export interface FileMarks {
  name: string;
  size: number;
  lastModified?: number | undefined;
}

/** Whether a chosen file is the one that was being sent, whose name is the shop's. When it was changed is known only where the sending began. */
export function isSameFile(file: FileMarks, begun: FileMarks): boolean {
  return (
    masterName(file.name) === begun.name &&
    file.size === begun.size &&
    (begun.lastModified === undefined || file.lastModified === begun.lastModified)
  );
}

/** How many bytes had left at a moment. */
export interface SentMark {
  at: number;
  sent: number;
}

const WINDOW_MS = 5_000;

/** The marks of the last seconds, with a new one: what came before says nothing of the connection now. */
export function withMark(marks: readonly SentMark[], mark: SentMark): SentMark[] {
  return [...marks.filter(({ at }) => mark.at - at < WINDOW_MS), mark];
}

/** Bytes in a second, over the last seconds; unknown until a second has passed. */
export function speedOf(marks: readonly SentMark[]): number | undefined {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || last.at - first.at < 1_000) return undefined;
  return Math.max(0, ((last.sent - first.sent) * 1_000) / (last.at - first.at));
}

/** Seconds until everything has left at this speed. */
export function secondsLeft(left: number, speed: number | undefined): number | undefined {
  return speed ? Math.ceil(left / speed) : undefined;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** How long to wait before asking again: longer each time, so that a shop in trouble is left in peace. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.6 ** Math.max(0, tries));
}

/** What can be said of a file before a byte of it is sent. Some systems do not know what a TIFF is and name no type at all. */
export function fileFault({ type, size }: { type: string; size: number }): 'type' | 'size' | 'empty' | undefined {
  if (type !== '' && !MASTER_TYPES.some((known) => known === type)) return 'type';
  if (size === 0) return 'empty';
  return size > MAX_MASTER_BYTES ? 'size' : undefined;
}

// @chunk studio
