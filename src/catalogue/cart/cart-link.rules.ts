import { idFromPath } from '#shared/row-id.ts';
import { gathered, type Line, MAX_LINKED } from './cart.rules.ts';

const LINE = /^(\d{1,10})\.(\d{1,10})\.(\d{1,10})\.([1-9]\d?)$/;

interface Linked {
  lines: Line[];
  /** Whether every part of the address is a line. */
  isWhole: boolean;
}

/**
 * The lines of the page `/prints`: `12.3.5.1_13.4.2.2` is work, size, frame and number of each print. Equal prints are merged.
 * Invalid parts are dropped, so that the page still opens.
 */
export function readLinkedLines(text: unknown): Linked {
  const parts = String(text ?? '')
    .split('_')
    .filter((part) => part.trim() !== '');
  const lines = parts.slice(0, MAX_LINKED).flatMap(readLine);
  return { lines: gathered(lines), isWhole: lines.length === parts.length };
}

/** The same as text, without characters that a browser would escape. */
export function writeLinkedLines(lines: readonly Line[]): string {
  return lines.map(({ item_id, size_id, frame_id, nums }) => `${item_id}.${size_id}.${frame_id}.${nums}`).join('_');
}

function readLine(part: string): Line[] {
  const [, item = '', size = '', frame = '', nums] = LINE.exec(part.trim()) ?? [];
  const [item_id, size_id, frame_id] = [item, size, frame].map(idFromPath);
  return item_id && size_id && frame_id ? [{ item_id, size_id, frame_id, nums: Number(nums) }] : [];
}
