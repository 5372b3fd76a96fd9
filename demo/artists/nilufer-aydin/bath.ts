import { noise2, type Random } from '../../brush.ts';
import { blot, boundsOf, type Flow, moved } from './outline.ts';

export type Ink = readonly [red: number, green: number, blue: number];

/** One film of colour afloat: a closed outline, x and y in turn. */
export interface Film {
  ink: Ink;
  outline: Float64Array;
  /** Left, top, right, bottom; measured when first asked for after a move. */
  bounds?: readonly [number, number, number, number] | undefined;
}

/** The tray: films in the order in which they were dropped. Later ones push the earlier ones aside. */
export interface Bath {
  films: Film[];
  random: Random;
}

const tremor = noise2(4242);

export function bath(random: Random): Bath {
  return { films: [], random };
}

/** A drop off the brush. The colour already afloat makes room for exactly its area. */
export function drop(into: Bath, x: number, y: number, radius: number, ink: Ink): void {
  spread(into, x, y, radius);
  into.films.push({ ink, outline: blot(into.random, x, y, radius) });
}

/** Covers the whole tray in one colour before anything else is dropped. */
export function flood(into: Bath, width: number, height: number, ink: Ink): void {
  const [w, h] = [width + 1400, height + 1400];
  const corners = [
    [-700, -700],
    [w - 700, -700],
    [w - 700, h - 700],
    [-700, h - 700],
  ] as const;
  into.films.push({ ink, outline: Float64Array.from(corners.flat()) });
}

/** Clear ox gall: pushes colour aside and leaves none. */
export function spread(into: Bath, x: number, y: number, radius: number): void {
  const area = radius * radius;
  flow(into, (spot) => {
    const dx = spot.x - x;
    const dy = spot.y - y;
    const push = Math.sqrt(1 + area / (dx * dx + dy * dy + 1e-6));
    spot.x = x + dx * push;
    spot.y = y + dy * push;
  });
}

/** Lays a shape into the bath as a loaded stylus would, after opening the surface along its spine. */
export function lay(into: Bath, spine: readonly (readonly [number, number, number])[], ink: Ink): void {
  for (const [x, y, half] of spine) spread(into, x, y, half * 0.42);
  const left: number[] = [];
  const right: number[] = [];
  spine.forEach(([x, y, half], i) => {
    const [ax, ay] = spine[Math.max(0, i - 1)] as readonly [number, number, number];
    const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] as readonly [number, number, number];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const width = half * (0.94 + 0.12 * tremor(x / 40, y / 40));
    left.push(x - ((by - ay) / length) * width, y + ((bx - ax) / length) * width);
    right.unshift(x + ((by - ay) / length) * width, y - ((bx - ax) / length) * width);
  });
  into.films.push({ ink, outline: Float64Array.from([...left, ...right]) });
}

export interface Comb {
  /** Direction of the pull, in radians. */
  angle: number;
  /** How far the colour is dragged beside a tine. */
  pull: number;
  spacing: number;
  /** How quickly the drag fades away from a tine: smaller is sharper. */
  reach: number;
  offset?: number;
  /** How far the hand sways, and over what length. */
  sway?: number;
  wave?: number;
}

/** Draws a comb once across the whole bath. */
export function comb(into: Bath, { angle, pull, spacing, reach, offset = 0, sway = 6, wave = 500 }: Comb): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const seed = into.random() * 90;
  flow(into, (spot) => {
    const along = spot.x * cos + spot.y * sin;
    const across = spot.y * cos - spot.x * sin + (tremor(along / wave + seed, seed) - 0.5) * sway * 2 - offset;
    const tine = Math.round(across / spacing);
    const near = Math.abs(across - tine * spacing);
    const grip = 0.82 + 0.36 * tremor((across / spacing) * 0.9 + seed, along / 900);
    // Rounded at the tine itself: the point of a comb has a width.
    const blunt = reach * 0.55;
    const drag = pull * grip * Math.exp((blunt - Math.sqrt(near * near + blunt * blunt)) / reach);
    spot.x += cos * drag;
    spot.y += sin * drag;
  });
}

/** Gelgit: the comb goes out, and comes back between its own tracks. */
export function gelgit(into: Bath, stroke: Comb): void {
  comb(into, stroke);
  comb(into, { ...stroke, pull: -stroke.pull, offset: (stroke.offset ?? 0) + stroke.spacing / 2 });
}

/** Turns the surface round one place, most in the middle: the coil of a nightingale's nest. */
export function coil(into: Bath, x: number, y: number, radius: number, turns: number): void {
  flow(into, (spot) => {
    const dx = spot.x - x;
    const dy = spot.y - y;
    const far = Math.sqrt(dx * dx + dy * dy) / radius;
    if (far >= 1) return;
    const angle = turns * 2 * Math.PI * (1 - far) ** 2 * (1 + 0.5 * far);
    spot.x = x + dx * Math.cos(angle) - dy * Math.sin(angle);
    spot.y = y + dx * Math.sin(angle) + dy * Math.cos(angle);
  });
}

/** One pull of the stylus. The liquid is carried forward at the point and runs back along both sides. */
export function stylus(into: Bath, path: readonly (readonly [number, number])[], width: number, grip = 0.9): void {
  for (let i = 0; i < path.length - 1; i++) {
    const [[ax, ay], [bx, by]] = [path[i], path[i + 1]] as [readonly [number, number], readonly [number, number]];
    const length = Math.hypot(bx - ax, by - ay);
    const steps = Math.max(1, Math.ceil(length / (width * 0.6)));
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    for (let s = 0; s < steps; s++) {
      push(
        into,
        ax + (ux * length * s) / steps,
        ay + (uy * length * s) / steps,
        ux,
        uy,
        width,
        (length / steps) * grip,
      );
    }
  }
}

function push(into: Bath, x: number, y: number, ux: number, uy: number, width: number, by: number): void {
  const square = width * width;
  const move: Flow = (spot) => {
    const dx = spot.x - x;
    const dy = spot.y - y;
    const far = dx * dx + dy * dy;
    if (far > square * 13) return;
    const fade = by * Math.exp(-far / (2 * square));
    const along = dx * ux + dy * uy;
    const across = dy * ux - dx * uy;
    const forward = fade * (1 - (across * across) / square);
    const aside = fade * ((along * across) / square);
    spot.x += forward * ux - aside * uy;
    spot.y += forward * uy + aside * ux;
  };
  for (const film of into.films) if (touches(film, x, y, width * 3.6)) carry(film, move);
}

function touches(film: Film, x: number, y: number, reach: number): boolean {
  film.bounds ??= boundsOf(film.outline);
  const [left, top, right, bottom] = film.bounds;
  if (x < left - reach || x > right + reach || y < top - reach || y > bottom + reach) return false;
  const { outline } = film;
  for (let i = 0; i < outline.length; i += 2) {
    if (Math.abs((outline[i] as number) - x) < reach && Math.abs((outline[i + 1] as number) - y) < reach) return true;
  }
  return false;
}

function flow(into: Bath, move: Flow): void {
  for (const film of into.films) carry(film, move);
}

function carry(film: Film, move: Flow): void {
  film.outline = moved(film.outline, move);
  film.bounds = undefined;
}
