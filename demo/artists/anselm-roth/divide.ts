import type { Easel, Random } from '../../brush.ts';
import { brush, type Colour, dab, hang, prime } from './dab.ts';
import type { Study } from './study.ts';

export interface Treatment {
  /** The priming that glints between the dabs. */
  ground: Colour;
  /** The colour that light adds to lit places, and the one shadow answers with. */
  light: Colour;
  shade: Colour;
  /** How the dabs lie where no edge tells them otherwise. */
  grain: (x: number, y: number) => number;
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
const luminance = ([red, green, blue]: Colour) => 0.3 * red + 0.59 * green + 0.11 * blue;

function blend(a: Colour, b: Colour, t: number): Colour {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Pushes a colour away from grey while its lightness stays. */
function intensify(colour: Colour, by: number): Colour {
  const grey = luminance(colour);
  return [grey + (colour[0] - grey) * by, grey + (colour[1] - grey) * by, grey + (colour[2] - grey) * by];
}

/** Turns the hue by rotating around the grey axis. */
function turnHue([red, green, blue]: Colour, angle: number): Colour {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const third = (1 - cos) / 3;
  const root = sin / Math.sqrt(3);
  const [same, next, last] = [cos + third, third - root, third + root];
  return [
    red * same + green * next + blue * last,
    red * last + green * same + blue * next,
    red * next + green * last + blue * same,
  ];
}

/** The complement at the same lightness: the colour that the eye adds, painted on purpose. */
function complement(colour: Colour): Colour {
  return intensify(turnHue(colour, Math.PI), 0.9);
}

/** Divides one local colour into the pure touches that mix again in the eye. */
function divide(local: Colour, { light, shade }: Treatment, random: Random): Colour {
  const value = luminance(local) / 255;
  const chance = random();
  const lift = random.normal(0, 9);
  const touch = (colour: Colour): Colour => [
    clamp(colour[0] + lift, 8, 252),
    clamp(colour[1] + lift, 8, 250),
    clamp(colour[2] + lift, 10, 248),
  ];
  if (chance < 0.56) return touch(intensify(turnHue(local, random.normal(0, 0.16)), 1.02));
  if (chance < 0.7) return touch(intensify(turnHue(local, random() < 0.5 ? 0.45 : -0.45), 1.02));
  if (chance < 0.7 + 0.16 * value) return touch(blend(local, light, 0.5));
  if (chance < 0.88) return touch(blend(local, shade, 0.62 - 0.4 * value));
  if (chance < 0.96) return touch(blend(local, complement(local), 0.72));
  return touch(blend(local, [250, 244, 230], 0.35));
}

/** Visits a jittered grid in scattered order, so that no row of dabs covers the row before it. */
function scatter({ width, height, random }: Easel, spacing: number, visit: (x: number, y: number) => void): void {
  const columns = Math.ceil(width / spacing) + 1;
  const rows = Math.ceil(height / spacing) + 1;
  const cells = columns * rows;
  const stride = 7919;
  for (let i = 0, cell = 0; i < cells; i++, cell = (cell + stride) % cells) {
    const x = ((cell % columns) + random.between(-0.5, 0.5)) * spacing;
    const y = (Math.floor(cell / columns) + random.between(-0.5, 0.5)) * spacing;
    visit(x, y);
  }
}

/** Paints a study in divided colour: broad dabs first, then middling, then points along the edges and in the lights. */
export function pointillate(easel: Easel, study: Study, treatment: Treatment): void {
  const { random } = easel;
  const paint = prime(easel, treatment.ground);
  const layers = [
    { length: 40, breadth: 21, spacing: 20, wander: 9, sharp: 0 },
    { length: 21, breadth: 12.5, spacing: 12, wander: 4, sharp: 0 },
    { length: 13, breadth: 9, spacing: 9.5, wander: 2, sharp: 0.05 },
  ];
  layers.forEach(({ length, breadth, spacing, wander, sharp }, layer) => {
    const tool = brush(length, breadth, paint.scale, 900 + layer);
    scatter(easel, spacing, (x, y) => {
      const slope = study.slope(x, y);
      if (slope.steep < sharp && random() > 0.34) return;
      const local = study.colour(x + random.normal(0, wander), y + random.normal(0, wander));
      const along = slope.steep > 0.06 ? slope.angle + Math.PI / 2 : treatment.grain(x, y);
      dab(paint, tool, x, y, along + random.normal(0, 0.3), divide(local, treatment, random), random());
    });
  });
  hang(easel, paint);
}
