import type { World } from '../world.ts';
import type { NumberRange } from './records.ts';
import { periodOf } from './time.ts';

/** Books have fifty numbers; a period starts with a hundred books. */
const FIRST = 10_000_000;
const COUNT = 5_000;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The numbers of a period, created at the first request. */
export function rangeOf(world: World, period: string): NumberRange {
  const known = world.store.get('invoice_ranges', period);
  if (known) return known;
  const [year = 0, month = 1] = period.split('-').map(Number);
  const turn = year * 6 + (month - 1) / 2;
  const letter = (index: number) => LETTERS[index % LETTERS.length] ?? 'A';
  const track = letter(Math.floor(turn / LETTERS.length)) + letter(turn);
  const range = { id: period, track, first: FIRST, last: FIRST + COUNT - 1, next: FIRST, enabled: true };
  return world.store.put('invoice_ranges', range);
}

/** Takes the next number of the period, or says why there is none. */
export function allocateNumber(world: World, at: number): { number: string } | 'used up' | 'not enabled' {
  const range = rangeOf(world, periodOf(at));
  if (!range.enabled) return 'not enabled';
  if (range.next > range.last) return 'used up';
  world.store.put('invoice_ranges', { ...range, next: range.next + 1 });
  return { number: `${range.track}${String(range.next).padStart(8, '0')}` };
}
