import { mix } from '#ground/framing/framing.materials.ts';

/** Millimetres on the wall's plane, x from its middle, y down from the floor line. */
interface Spot {
  x: number;
  y: number;
}

type Stop = readonly [at: number, colour: string, opacity?: number];

/** A colour, the wall's own paint, or a gradient over the mark's bounding box. */
export type Fill =
  | string
  | { from?: readonly [number, number]; to?: readonly [number, number]; round?: true; stops: readonly Stop[] };

/** One shape of a drawn room. */
export interface Mark {
  d: string;
  fill?: Fill;
  stroke?: string;
  width?: number;
  opacity?: number;
}

/** A placeholder for the wall's colour, which the visitor chooses. */
export const PAINT = '@paint';

/**
 * The viewer's position. From this distance a sofa's front is only a tenth wider than its back, so that sizes stay
 * comparable.
 */
export const EYE = { distance_mm: 9000, height_mm: 1500 };

/** Projects a point of the room (x from the wall's middle, height above the floor, distance from the wall). */
export function seen(x: number, height: number, z = 0): Spot {
  const scale = EYE.distance_mm / (EYE.distance_mm - z);
  return { x: x * scale, y: -(EYE.height_mm + (height - EYE.height_mm) * scale) };
}

function at({ x, y }: Spot): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** A closed outline through points `[x, height, z]`. */
export function outline(...points: readonly (readonly [number, number, number?])[]): string {
  return `M${points.map(([x, height, z]) => at(seen(x, height, z))).join('L')}Z`;
}

/** An open line through points. */
export function stroke(...points: readonly (readonly [number, number, number?])[]): string {
  return `M${points.map(([x, height, z]) => at(seen(x, height, z))).join('L')}`;
}

/** A smooth line through points. */
export function curve(...points: readonly (readonly [number, number, number?])[]): string {
  const spots = points.map(([x, height, z]) => seen(x, height, z));
  const [first, ...rest] = spots;
  if (!first) return '';
  let d = `M${at(first)}`;
  rest.forEach((spot, index) => {
    const before = spots[index - 1] ?? spots[index] ?? spot;
    const here = spots[index] ?? spot;
    const after = rest[index + 1] ?? spot;
    const one = { x: here.x + (spot.x - before.x) / 6, y: here.y + (spot.y - before.y) / 6 };
    const two = { x: spot.x - (after.x - here.x) / 6, y: spot.y - (after.y - here.y) / 6 };
    d += `C${at(one)} ${at(two)} ${at(spot)}`;
  });
  return d;
}

/** An upright rectangle with rounded corners that faces the viewer: `x` is its middle, `base` its lower edge. */
export function pane(x: number, base: number, w: number, h: number, z = 0, corner = 0): string {
  const scale = EYE.distance_mm / (EYE.distance_mm - z);
  const { x: left, y: top } = seen(x - w / 2, base + h, z);
  const [wide, high] = [w * scale, h * scale];
  const r = Math.round(Math.min(corner * scale, wide / 2, high / 2));
  if (r === 0) return `M${at({ x: left, y: top })}h${Math.round(wide)}v${Math.round(high)}h${-Math.round(wide)}Z`;
  const [across, down] = [Math.round(wide) - 2 * r, Math.round(high) - 2 * r];
  return `M${at({ x: left + r, y: top })}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}Z`;
}

export function oval(x: number, height: number, z: number, rx: number, ry: number): string {
  const scale = EYE.distance_mm / (EYE.distance_mm - z);
  const middle = seen(x, height, z);
  const [a, b] = [Math.round(rx * scale), Math.round(ry * scale)];
  return `M${at({ x: middle.x - a, y: middle.y })}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`;
}

/** A circle that faces the viewer: a knob, a fruit. */
export function circle(x: number, height: number, z: number, radius: number): string {
  return oval(x, height, z, radius, radius);
}

/** A horizontal circle, drawn as an ellipse. */
export function disc(x: number, height: number, z: number, radius: number): string {
  const [far, near] = [seen(x, height, z - radius), seen(x, height, z + radius)];
  const a = Math.round((radius * EYE.distance_mm) / (EYE.distance_mm - z));
  const b = Math.max(1, Math.round(Math.abs(near.y - far.y) / 2));
  const middle = { x: seen(x, height, z).x - a, y: (far.y + near.y) / 2 };
  return `M${at(middle)}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`;
}

export const lighter = (colour: string, by: number) => mix(colour, '#fff8ec', by);
export const darker = (colour: string, by: number) => mix(colour, '#20180f', by);

/** A gradient from top to bottom. */
export function downwards(top: string, foot: string): Fill {
  return {
    stops: [
      [0, top],
      [1, foot],
    ],
  };
}

/** A gradient from left to right. */
export function sideways(...colours: readonly string[]): Fill {
  const last = Math.max(1, colours.length - 1);
  return { from: [0, 0], to: [1, 0], stops: colours.map((colour, index) => [index / last, colour] as const) };
}

/** A soft shadow on the floor under a thing. */
export function shadowOn(x: number, z: number, rx: number, depth: number, opacity = 0.34): Mark {
  const [far, near] = [seen(x, 0, z - depth / 2), seen(x, 0, z + depth / 2)];
  return {
    d: oval(x, 0, z, rx, (near.y - far.y) / 2),
    fill: {
      round: true,
      stops: [
        [0, '#1c130a', opacity],
        [0.55, '#1c130a', opacity * 0.72],
        [1, '#1c130a', 0],
      ],
    },
  };
}

/** A soft shadow on the wall behind a thing: light comes from the left. */
export function shadeOnWall(x: number, base: number, w: number, h: number, opacity = 0.16): Mark {
  return {
    d: pane(x + 45, base - 30, w, h + 20),
    fill: {
      from: [0, 0],
      to: [1, 0.12],
      stops: [
        [0, '#1c130a', opacity],
        [0.86, '#1c130a', opacity * 0.8],
        [1, '#1c130a', 0],
      ],
    },
  };
}

interface Block {
  x: number;
  w: number;
  /** Upper edge above the floor. */
  top: number;
  /** Lower edge above the floor; 0 is on it. */
  lift?: number;
  z: number;
  depth: number;
  corner?: number;
}

/** A box in perspective: its front, its upper face below eye height, and the side facing the middle of the room. */
export function block({ x, w, top, lift = 0, z, depth, corner = 0 }: Block, colour: string): Mark[] {
  const [left, right, front] = [x - w / 2, x + w / 2, z + depth];
  const marks: Mark[] = [];
  if (left > 0) {
    const d = outline([left, lift, z], [left, top, z], [left, top, front], [left, lift, front]);
    marks.push({ d, fill: lighter(colour, 0.1) });
  }
  if (right < 0) {
    const d = outline([right, lift, z], [right, top, z], [right, top, front], [right, lift, front]);
    marks.push({ d, fill: darker(colour, 0.3) });
  }
  if (top < EYE.height_mm) {
    const d = outline([left, top, z], [right, top, z], [right, top, front], [left, top, front]);
    marks.push({ d, fill: sideways(lighter(colour, 0.3), lighter(colour, 0.14)) });
  }
  if (lift > EYE.height_mm) {
    const d = outline([left, lift, z], [right, lift, z], [right, lift, front], [left, lift, front]);
    marks.push({ d, fill: darker(colour, 0.35) });
  }
  const d = pane(x, lift, w, top - lift, front, corner);
  return [...marks, { d, fill: downwards(colour, darker(colour, 0.14)) }];
}

/** A seeded random number: a room must look the same on the server and in the browser. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
