import type { Hung } from './hanging.rules.ts';
import type { Room, Stretch } from './rooms/room.ts';
import { boundsOf } from './view.rules.ts';

const BESIDE_MM = 100;

/** Beside the works and not in front of them, preferably in the room's usual place. */
export function personX(
  hung: readonly Hung[],
  { wall, free, person_x_mm }: Pick<Room, 'wall' | 'free' | 'person_x_mm'>,
  person_w_mm: number,
): number {
  if (hung.length === 0) return person_x_mm;
  const { left, right } = boundsOf(hung);
  const half = person_w_mm / 2;
  const sides = [left - BESIDE_MM - half, right + BESIDE_MM + half];
  if (person_x_mm > (left + right) / 2) sides.reverse();
  const entire = { left_mm: -wall.w_mm / 2, right_mm: wall.w_mm / 2 };
  const fits = ({ left_mm, right_mm }: Stretch) =>
    sides.find((x_mm) => x_mm - half >= left_mm && x_mm + half <= right_mm);
  const beside = fits(free) ?? fits(entire);
  if (beside !== undefined) return beside;
  // No space beside them: the end of the wall covers less than the middle.
  const end = wall.w_mm / 2 - half;
  return end - right > left + end ? end : -end;
}
