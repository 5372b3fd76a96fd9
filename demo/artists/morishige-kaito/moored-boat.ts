import type { SKRSContext2D } from '@napi-rs/canvas';
import { cutLine, hull, type Point, shape } from './carving.ts';
import { type Colour, impress, type Print, wipe } from './press.ts';

const CLOUD: Colour = [96, 106, 116];
const SHELL: Colour = [244, 240, 230];
const SUMI: Colour = [34, 34, 40];

/** A cap of snow along a line, hanging over it unevenly. */
export function snowOn(g: SKRSContext2D, points: readonly Point[], thick: number): void {
  const under = [...points].reverse().map(([x, y], k): Point => [x, y + thick * (0.55 + 0.45 * Math.sin(k * 2.3))]);
  shape(g, [...points.map(([x, y]): Point => [x, y - thick * 0.35]), ...under]);
}

/** A moored boat under snow, with its mast down and its cover on. */
export function mooredBoat(print: Print, x: number, y: number, size: number, stripe: Colour): void {
  const area = [x - size * 0.7, y - size * 0.8, x + size * 0.75, y + size * 0.4] as const;
  impress(print, { colour: SHELL, opaque: true, grain: 0.05, area }, (g) => hull(g, x, y, size));
  impress(
    print,
    { colour: stripe, bokashi: wipe(y + size * 0.02, y - size * 0.22, 0.95), grain: 0.4, area, shift: [2, 2] },
    (g) => hull(g, x, y, size),
  );
  impress(print, { colour: SUMI, grain: 0.25, area }, (g) => {
    g.fillRect(x - size * 0.2, y - size * 0.26, size * 0.3, size * 0.2);
    g.fillRect(x + size * 0.18, y - size * 0.62, size * 0.018, size * 0.56);
    cutLine(
      g,
      [
        [x - size * 0.4, y + size * 0.075],
        [x, y + size * 0.085],
        [x + size * 0.34, y + size * 0.07],
      ],
      size * 0.025,
    );
  });
  impress(print, { colour: CLOUD, opaque: true, grain: 0.2, area }, (g) => {
    g.fillRect(x - size * 0.16, y - size * 0.17, size * 0.08, size * 0.06);
    g.fillRect(x - size * 0.03, y - size * 0.17, size * 0.08, size * 0.06);
  });
  impress(print, { colour: SHELL, opaque: true, grain: 0.05, area, shift: [-2, 0] }, (g) => {
    snowOn(
      g,
      [
        [x - size * 0.24, y - size * 0.26],
        [x - size * 0.05, y - size * 0.285],
        [x + size * 0.14, y - size * 0.26],
      ],
      size * 0.07,
    );
    snowOn(
      g,
      [
        [x - size * 0.5, y - size * 0.15],
        [x - size * 0.3, y - size * 0.065],
        [x - size * 0.22, y - size * 0.06],
      ],
      size * 0.05,
    );
    snowOn(
      g,
      [
        [x + size * 0.12, y - size * 0.06],
        [x + size * 0.34, y - size * 0.09],
        [x + size * 0.54, y - size * 0.21],
      ],
      size * 0.05,
    );
  });
}
