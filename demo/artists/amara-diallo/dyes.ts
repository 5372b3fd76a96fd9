import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../brush.ts';

export type Dye = readonly [red: number, green: number, blue: number];

export function css([red, green, blue]: Dye, alpha = 1): string {
  const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return `rgba(${byte(red)},${byte(green)},${byte(blue)},${alpha})`;
}

export const COTTON: Dye = [232, 220, 194];
export const CREAM: Dye = [242, 232, 208];
export const DUST: Dye = [214, 190, 148];
export const OCHRE: Dye = [196, 146, 78];
export const RUST: Dye = [164, 78, 44];
export const MUD: Dye = [54, 40, 34];
export const BARK: Dye = [104, 74, 52];
export const DEEP: Dye = [32, 40, 66];
export const INDIGO: Dye = [54, 70, 106];
export const FADED: Dye = [118, 138, 160];
export const PALE: Dye = [182, 194, 198];
export const KOLA: Dye = [150, 52, 40];
export const PLASTER: Dye = [178, 150, 124];

export function block(g: SKRSContext2D, dye: Dye, x: number, y: number, width: number, height: number): void {
  g.fillStyle = css(dye);
  g.fillRect(x, y, width, height);
}

export function mix(a: Dye, b: Dye, share: number): Dye {
  const t = Math.max(0, Math.min(1, share));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Where the weft goes: the size of the cloth, its strips, and whether they run across. */
interface Bed {
  width: number;
  height: number;
  edges: readonly number[];
  turned?: boolean;
}

/** Dye lots: in each strip, picks of slightly different strength, the way hand-dyed hanks follow one another. */
export function lots(
  g: SKRSContext2D,
  random: Random,
  { width, height, edges, turned }: Bed,
  at: (t: number) => Dye,
  unevenness = 0.05,
): void {
  const length = turned ? width : height;
  const end = turned ? height : width;
  for (const [k, edge] of edges.entries()) {
    const across = (edges[k + 1] ?? end) - edge + 1;
    const lag = random.normal(0, unevenness);
    for (let pick = 0; pick < length; ) {
      const run = random.between(8, 90);
      const dye = mix(at(pick / length + lag), random() < 0.5 ? [255, 250, 236] : [20, 16, 24], random() ** 2 * 0.09);
      if (turned) block(g, dye, pick, edge, run + 1, across);
      else block(g, dye, edge, pick, across, run + 1);
      pick += run;
    }
  }
}
