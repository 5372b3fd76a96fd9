import { fbm, noise2 } from '../../brush.ts';
import { type Sheet, smoothstep, wash, wholeOf } from './sheet.ts';

/** A breath of grey over the paper above a line, never even. */
export function breath(
  sheet: Sheet,
  seed: number,
  strength: number,
  bottom: number,
  shape: (x: number, y: number) => number,
): void {
  const cloud = fbm(noise2(seed), 3);
  wash(
    sheet,
    sheet.ink,
    { ...wholeOf(sheet), bottom },
    (x, y) => strength * shape(x, y) * smoothstep(0.28, 0.75, cloud(x / 620 + y / 900, y / 300 - x / 1500)),
  );
}
