import type { Easel } from '../../brush.ts';
import { css, gouache, handPath, mix, NIGHT, type Point, type Rgb } from './gouache.ts';

/** Four corners of a wall as seen: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** A point of the wall, u across and v down. */
export function on(quad: Quad, u: number, v: number): Point {
  const [a, b, c, d] = quad;
  const top: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
  const low: Point = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u];
  return [top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v];
}

/** A rectangle of the wall as a quad of its own. */
export const part = (quad: Quad, u0: number, v0: number, u1: number, v1: number): Quad => [
  on(quad, u0, v0),
  on(quad, u1, v0),
  on(quad, u1, v1),
  on(quad, u0, v1),
];

export const box = (x: number, y: number, w: number, h: number): Quad => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

function fill(e: Easel, points: readonly Point[], colour: string, wobble = 1) {
  handPath(e.g, e.random, points, wobble);
  e.g.fillStyle = colour;
  e.g.fill();
}

interface Sash {
  light?: Rgb;
  /** The things in the lit room. */
  inside?: 'curtain' | 'plant' | 'person' | 'shelf' | 'blind' | undefined;
  frame?: Rgb;
}

/** A sash window: dark glass that holds a little sky, or a lit room. */
export function sash(e: Easel, quad: Quad, { light, inside, frame = NIGHT.soot }: Sash = {}) {
  const { g, random } = e;
  fill(e, part(quad, -0.12, -0.07, 1.12, 1.06), css(frame, 0.9), 1.5);
  if (light) {
    const [top, low] = [on(quad, 0.5, 0), on(quad, 0.5, 1)];
    const glow = g.createLinearGradient(top[0], top[1], low[0], low[1]);
    glow.addColorStop(0, css(mix(light, NIGHT.ember, 0.35)));
    glow.addColorStop(0.45, css(light));
    glow.addColorStop(1, css(mix(light, NIGHT.butter, 0.55)));
    g.save();
    handPath(g, random, quad, 1.5);
    g.fillStyle = glow;
    g.fill();
    g.clip();
    furnish(e, quad, light, inside);
    g.restore();
  } else {
    fill(e, quad, css(mix(NIGHT.ink, NIGHT.prussian, random.between(0.1, 0.55))));
    if (random() < 0.6)
      fill(e, part(quad, 0.06, 0.04, random.between(0.5, 0.95), random.between(0.25, 0.48)), css(NIGHT.cobalt, 0.28));
  }
  const bar = css(mix(frame, NIGHT.stone, 0.25), 0.95);
  fill(e, part(quad, -0.02, 0.47, 1.02, 0.53), bar);
  fill(e, part(quad, 0.47, 0, 0.53, 0.47), bar);
}

function furnish(e: Easel, quad: Quad, light: Rgb, inside: Sash['inside']) {
  const { random } = e;
  const shade = css(mix(light, NIGHT.ember, 0.65), 0.75);
  const dark = css(mix(NIGHT.violet, NIGHT.ember, 0.25), 0.85);
  if (inside === 'curtain') {
    for (const [from, to] of [
      [0, 0.3],
      [0.72, 1],
    ] as const)
      fill(e, part(quad, from, 0, to, 1), shade);
    for (let i = 0; i < 5; i++) fill(e, part(quad, i * 0.06, 0, i * 0.06 + 0.018, 1), css(NIGHT.ember, 0.35));
  }
  if (inside === 'blind') fill(e, part(quad, 0, 0, 1, random.between(0.3, 0.62)), shade);
  if (inside === 'shelf') {
    for (const v of [0.3, 0.6]) {
      fill(e, part(quad, 0, v, 1, v + 0.03), dark);
      for (let u = 0.05; u < 0.9; u += random.between(0.08, 0.2))
        fill(
          e,
          part(quad, u, v - random.between(0.1, 0.2), u + 0.06, v),
          css(mix(NIGHT.rose, NIGHT.teal, random()), 0.7),
        );
    }
  }
  if (inside === 'plant') {
    fill(e, part(quad, 0.3, 0.84, 0.6, 1), dark);
    for (let i = 0; i < 9; i++) {
      const lean = (i - 4) * 0.085;
      fill(
        e,
        [on(quad, 0.42, 0.86), on(quad, 0.45 + lean, 0.58 + Math.abs(lean) * 0.5), on(quad, 0.5, 0.86)],
        css(NIGHT.teal, 0.85),
      );
    }
  }
  if (inside === 'person') {
    fill(
      e,
      [on(quad, 0.22, 1), on(quad, 0.28, 0.72), on(quad, 0.44, 0.63), on(quad, 0.62, 0.72), on(quad, 0.7, 1)],
      dark,
    );
    const [x, y] = on(quad, 0.45, 0.53);
    const across = Math.hypot(quad[1][0] - quad[0][0], quad[1][1] - quad[0][1]) * 0.115;
    e.g.beginPath();
    e.g.ellipse(x, y, across, across * 1.25, 0.1, 0, Math.PI * 2);
    e.g.fillStyle = dark;
    e.g.fill();
  }
}

const INSIDES = ['curtain', 'blind', 'shelf', 'plant', undefined] as const;
const LIGHTS = [NIGHT.amber, NIGHT.amber, NIGHT.butter, NIGHT.ember] as const;

/** Rows of windows over a wall, with `lit` as the share that is awake. */
export function windows(e: Easel, wall: Quad, columns: number, rows: number, lit: number, fillUp = 0.5) {
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const u = (c + 0.5) / columns;
      const v = (r + 0.5) / rows;
      const [du, dv] = [(fillUp * 0.5) / columns, (fillUp * 0.62) / rows];
      const awake = e.random() < lit;
      sash(
        e,
        part(wall, u - du, v - dv, u + du, v + dv),
        awake ? { light: e.random.pick(LIGHTS), inside: e.random.pick(INSIDES) } : {},
      );
    }
  }
}

/** A wall in gouache with a darker foot and stone courses. */
export function wall(e: Easel, quad: Quad, colour: Rgb, foot: Rgb, courses = 0) {
  gouache(e, quad, colour, { towards: foot, vary: 0.03, angle: Math.PI / 2 });
  for (let i = 1; i < courses; i++) {
    const v = i / courses;
    fill(e, part(quad, 0, v - 0.003, 1, v + 0.003), css(NIGHT.ink, 0.35), 1);
    fill(e, part(quad, 0, v - 0.006, 1, v - 0.003), css(NIGHT.haze, 0.16), 1);
  }
}

/** Chimney stack with its pots. */
export function chimney(e: Easel, x: number, base: number, w: number, h: number, colour: Rgb, pots: number) {
  gouache(e, box(x, base - h, w, h), colour, { vary: 0.03, angle: Math.PI / 2, towards: mix(colour, NIGHT.ink, 0.4) });
  gouache(e, box(x - w * 0.05, base - h - h * 0.08, w * 1.1, h * 0.1), mix(colour, NIGHT.haze, 0.25), { vary: 0.02 });
  for (let i = 0; i < pots; i++) {
    const px = x + (w * (i + 0.5)) / pots;
    const pw = (w / pots) * 0.5;
    const ph = h * e.random.between(0.24, 0.36);
    const top = base - h * 1.06 - ph;
    gouache(
      e,
      [
        [px - pw * 0.42, top],
        [px + pw * 0.42, top],
        [px + pw * 0.55, top + ph],
        [px - pw * 0.55, top + ph],
      ],
      mix(colour, NIGHT.rose, 0.22),
      { vary: 0.03 },
    );
  }
}

/** Someone walking home: a coat, a head, two legs, sometimes under an umbrella. */
export function walker(e: Easel, x: number, foot: number, tall: number, coat: Rgb, umbrella?: Rgb) {
  const { g } = e;
  const at = (u: number, v: number): Point => [x + u * tall, foot - v * tall];
  fill(e, [at(-0.07, 0), at(-0.06, 0.4), at(0.0, 0.4), at(-0.02, 0)], css(NIGHT.ink));
  fill(e, [at(0.09, 0.02), at(0.0, 0.4), at(0.07, 0.4), at(0.14, 0.02)], css(NIGHT.ink));
  fill(
    e,
    [at(-0.12, 0.3), at(-0.1, 0.7), at(-0.05, 0.84), at(0.05, 0.84), at(0.1, 0.7), at(0.13, 0.28)],
    css(coat),
    1.5,
  );
  fill(
    e,
    [at(0.02, 0.82), at(0.05, 0.84), at(0.1, 0.7), at(0.13, 0.28), at(0.06, 0.3)],
    css(mix(coat, NIGHT.amber, 0.35), 0.8),
    1.5,
  );
  g.beginPath();
  const [hx, hy] = at(0, 0.92);
  g.ellipse(hx, hy, tall * 0.055, tall * 0.07, 0, 0, Math.PI * 2);
  g.fillStyle = css(NIGHT.soot);
  g.fill();
  if (!umbrella) return;
  fill(e, [at(0.06, 0.5), at(0.07, 1.1), at(0.085, 1.1), at(0.075, 0.5)], css(NIGHT.ink));
  const dome: Point[] = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (1 - i / 12);
    return at(0.07 + Math.cos(a) * 0.36, 0.98 + Math.sin(a) * 0.2);
  });
  fill(e, dome, css(umbrella), 1.5);
  fill(
    e,
    [at(0.07, 1.18), at(0.25, 1.13), at(0.43, 0.98), at(0.2, 1.0)],
    css(mix(umbrella, NIGHT.butter, 0.4), 0.8),
    1.5,
  );
}

/** A street lamp; answers where its light is. */
export function lampPost(e: Easel, x: number, foot: number, tall: number, thick: number): Point {
  fill(e, box(x - thick / 2, foot - tall, thick, tall), css(NIGHT.ink), 1);
  fill(e, box(x - thick, foot - tall * 0.09, thick * 2, tall * 0.09), css(NIGHT.ink), 1);
  const head: Point = [x, foot - tall - thick * 2];
  fill(
    e,
    [
      [x - thick * 1.6, head[1] + thick * 2],
      [x - thick * 2.1, head[1] - thick * 1.8],
      [x + thick * 2.1, head[1] - thick * 1.8],
      [x + thick * 1.6, head[1] + thick * 2],
    ],
    css(NIGHT.butter),
  );
  fill(
    e,
    [
      [x - thick * 2.6, head[1] - thick * 1.7],
      [x, head[1] - thick * 3.6],
      [x + thick * 2.6, head[1] - thick * 1.7],
    ],
    css(NIGHT.ink),
  );
  return head;
}

/** The walker again, upside down in the wet stones. */
export function mirroredWalker(e: Easel, x: number, foot: number, tall: number, coat: Rgb, umbrella?: Rgb) {
  const { g } = e;
  g.save();
  g.translate(0, foot * 1.85);
  g.scale(1, -0.85);
  g.globalAlpha = 0.42;
  walker(e, x, foot, tall, coat, umbrella);
  g.restore();
}
