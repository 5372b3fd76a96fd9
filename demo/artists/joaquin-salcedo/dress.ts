import type { Random } from '../../brush.ts';
import type { Vec } from './space.ts';

/** Planes of a rounded form: rings from top to bottom, kept where `keep` says so. */
export function shell(
  random: Random,
  centre: Vec,
  radii: Vec,
  keep: (p: Vec) => boolean,
  rings = 8,
  segments = 16,
): Vec[][] {
  const at = Array.from({ length: rings + 1 }, (_, r) =>
    Array.from({ length: segments }, (_, s): Vec => {
      const down = ((r + (r > 0 && r < rings ? random.normal(0, 0.09) : 0)) / rings) * Math.PI;
      const round = ((s + random.normal(0, 0.1) + (r % 2) * 0.4) / segments) * Math.PI * 2;
      const swell = 1 + random.normal(0, 0.012);
      return [
        centre[0] + Math.sin(down) * Math.sin(round) * radii[0] * swell,
        centre[1] - Math.cos(down) * radii[1] * swell,
        centre[2] + Math.sin(down) * Math.cos(round) * radii[2] * swell,
      ];
    }),
  );
  const planes: Vec[][] = [];
  for (let r = 0; r < rings; r++) {
    for (let s = 0; s < segments; s++) {
      const [a, b] = [at[r]?.[s], at[r]?.[(s + 1) % segments]];
      const [d, c] = [at[r + 1]?.[s], at[r + 1]?.[(s + 1) % segments]];
      if (!a || !b || !c || !d) continue;
      const mid: Vec = [
        (a[0] + b[0] + c[0] + d[0]) / 4,
        (a[1] + b[1] + c[1] + d[1]) / 4,
        (a[2] + b[2] + c[2] + d[2]) / 4,
      ];
      if (keep(mid)) planes.push([a, b, c, d]);
    }
  }
  return planes;
}

/** Where the skull is covered by hair above the band that borders the face. */
export const hairline =
  (front: number, nape: number) =>
  ([x, y, z]: Vec): boolean => {
    if (z > 0.25) return y < front + Math.abs(x) * 0.12;
    if (z > -0.02) return y < -0.56;
    return y < nape;
  };

/** The band of hair that borders the face, from the parting down to the ear, combed back over the skull. */
export function hairBand(edge: readonly Vec[], lift: number): Vec[][] {
  const back = edge.map(
    ([x, y, z]): Vec => [x * (1.06 + lift * 0.2), -0.17 + (y + 0.17) * (1.1 + lift * 0.4) - 0.08, z * 0.9 - 0.16],
  );
  return bothSides(drape(edge, back));
}

/** A shawl over the head: opening round the face, the fold behind it, the two ends down the breast. */
export function rebozo(wide: number): Vec[][] {
  const edge: Vec[] = [
    [0, -0.82, 0.66],
    [0.36, -0.74, 0.58],
    [0.66 * wide, -0.42, 0.36],
    [0.76 * wide, 0.1, 0.18],
    [0.72 * wide, 0.6, 0.14],
    [0.56, 1.1, 0.26],
    [0.3, 1.62, 0.5],
    [0.02, 2.3, 0.68],
  ];
  const fold: Vec[] = [
    [0, -1.16, 0.2],
    [0.46, -1.02, 0.16],
    [0.86 * wide, -0.52, 0.02],
    [0.96 * wide, 0.1, -0.12],
    [0.96 * wide, 0.68, -0.16],
    [1.02, 1.24, -0.08],
    [1.12, 1.84, 0.28],
    [0.9, 2.7, 0.62],
  ];
  const back: Vec[] = [
    [0, -1.12, -0.6],
    [0.4, -0.98, -0.62],
    [0.72, -0.5, -0.74],
    [0.8, 0.1, -0.8],
    [0.9, 0.7, -0.7],
    [1.3, 1.5, -0.4],
    [1.6, 2.1, 0.0],
    [1.6, 3.2, 0.3],
  ];
  const across = back.map(([x, y, z]): Vec => [-x, y, z]);
  return [...drape(back, across), ...bothSides([...drape(fold, back), ...drape(edge, fold)])];
}

/** A hanging lock or drape as a strip of planes between two edges. */
export function drape(left: readonly Vec[], right: readonly Vec[]): Vec[][] {
  return left.slice(1).flatMap((_, i) => {
    const [a, b, c, d] = [left[i], right[i], right[i + 1], left[i + 1]];
    return a && b && c && d ? [[a, b, c, d]] : [];
  });
}

/** Hair that falls behind the face to the height `to`, with the dark wall of it seen between the sides. */
export function fall(wide: number, out: number, to: number): Vec[][] {
  const front: Vec[] = [
    [0.72 * wide, -0.35, 0.1],
    [0.82 * wide, 0.2, 0.02],
    [0.84 * wide + out, 0.7, 0],
    [0.74 * wide + out, to, 0.1],
  ];
  const back: Vec[] = [
    [0.6, -0.4, -0.5],
    [0.64, 0.2, -0.5],
    [0.66, 0.8, -0.45],
    [0.6, to + 0.1, -0.3],
  ];
  const across = front.map(([x, y, z]): Vec => [-x, y, z]);
  return [...drape(front, across), ...bothSides(drape(front, back))];
}

const mirror = (planes: readonly (readonly Vec[])[]): Vec[][] =>
  planes.map((plane) => plane.map(([x, y, z]): Vec => [-x, y, z]));
export const bothSides = (planes: Vec[][]): Vec[][] => [...planes, ...mirror(planes)];

/** The neck, eight-sided, leaning a little forward. */
export function neck(wide: number): Vec[][] {
  const ring = (y: number, r: number, z: number): Vec[] =>
    Array.from(
      { length: 10 },
      (_, i): Vec => [
        Math.sin((i * Math.PI) / 5) * r * wide,
        y + Math.cos((i * Math.PI) / 5) * 0.06,
        z + Math.cos((i * Math.PI) / 5) * r,
      ],
    );
  const [top, low] = [ring(0.3, 0.4, 0.0), ring(1.95, 0.5, -0.04)];
  return top.flatMap((a, i) => {
    const j = (i + 1) % 10;
    const [b, c, d] = [top[j], low[j], low[i]];
    return b && c && d ? [[a, b, c, d]] : [];
  });
}

/** Shoulders and chest in clothes; right half, mirrored. */
export function torso(broad: number): Vec[][] {
  const s = (x: number, y: number, z: number): Vec => [x * broad, y, z];
  return bothSides([
    [s(0.36, 1.36, -0.16), s(0.98, 1.62, -0.2), s(0.84, 1.7, 0.18), s(0.4, 1.54, 0.28)],
    [s(0.98, 1.62, -0.2), s(1.5, 1.92, -0.16), s(1.34, 2.05, 0.16), s(0.84, 1.7, 0.18)],
    [s(1.5, 1.92, -0.16), s(1.74, 2.7, -0.12), s(1.5, 2.8, 0.24), s(1.34, 2.05, 0.16)],
    [s(0.4, 1.54, 0.28), s(0.84, 1.7, 0.18), s(0.92, 2.3, 0.52), s(0.36, 2.2, 0.58)],
    [s(0.84, 1.7, 0.18), s(1.34, 2.05, 0.16), s(1.24, 2.7, 0.42), s(0.92, 2.3, 0.52)],
    [s(0.0, 1.78, 0.36), s(0.4, 1.54, 0.28), s(0.36, 2.2, 0.58), s(0.0, 2.3, 0.58)],
    [s(0.0, 2.3, 0.58), s(0.36, 2.2, 0.58), s(0.92, 2.3, 0.52), s(0.86, 3.1, 0.62), s(0.0, 3.2, 0.64)],
    [s(0.92, 2.3, 0.52), s(1.24, 2.7, 0.42), s(1.2, 3.6, 0.46), s(0.86, 3.1, 0.62)],
    [s(1.34, 2.05, 0.16), s(1.5, 2.8, 0.24), s(1.5, 3.8, 0.2), s(1.24, 2.7, 0.42)],
    [s(1.74, 2.7, -0.12), s(1.86, 3.9, 0), s(1.5, 3.9, 0.24), s(1.5, 2.8, 0.24)],
    [s(0.0, 3.2, 0.64), s(0.86, 3.1, 0.62), s(1.2, 3.6, 0.46), s(1.2, 4.6, 0.46), s(0, 4.6, 0.64)],
    [s(1.24, 2.7, 0.42), s(1.5, 2.8, 0.24), s(1.5, 4.2, 0.24), s(1.2, 4.4, 0.46), s(1.2, 3.6, 0.46)],
  ]);
}

/** Two wings of an open collar. */
export const collar = (): Vec[][] =>
  bothSides([
    [
      [0.47, 1.4, 0.08],
      [0.58, 1.62, 0.2],
      [0.28, 2.0, 0.52],
      [0.05, 1.86, 0.48],
    ],
  ]);

/** A hat: brim and crown in wedges. */
export function hat(random: Random, brim: number, tall: number): { brim: Vec[][]; crown: Vec[][] } {
  const n = 14;
  const ring = (r: number, y: number, dip: number): Vec[] =>
    Array.from({ length: n }, (_, i): Vec => {
      const a = (i / n) * Math.PI * 2;
      return [Math.sin(a) * r, y + dip * Math.cos(a) ** 2 + random.normal(0, 0.012), -0.02 + Math.cos(a) * r];
    });
  const [edge, foot, top] = [ring(brim, -0.44, -0.06), ring(0.84, -0.58, 0), ring(0.66, -0.58 - tall, 0.06)];
  const wedges = (outer: Vec[], inner: Vec[]): Vec[][] =>
    outer.flatMap((a, i) => {
      const [b, c, d] = [outer[(i + 1) % n], inner[(i + 1) % n], inner[i]];
      return b && c && d ? [[a, b, c, d]] : [];
    });
  return { brim: wedges(edge, foot), crown: [...wedges(foot, top), top] };
}
