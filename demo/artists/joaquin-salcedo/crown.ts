import type { Easel } from '../../brush.ts';
import { bothSides, drape, fall, hairBand, hairline, hat, rebozo, shell } from './dress.ts';
import { type Facet, type Ramp, type Sitter, SKULL } from './facets.ts';
import { mean, type Vec } from './space.ts';

/** Hair or what covers it. */
export function crown(e: Easel, s: Sitter, points: Record<string, Vec>): Facet[] {
  const { random } = e;
  const w = s.build.wide ?? 1;
  const of = (planes: Vec[][], ramp_: Ramp, layer: number, open = false, core = SKULL): Facet[] =>
    planes.map((points) => ({ points, ramp: ramp_, layer, bias: 0, core, open }));
  const ball = (at: Vec, radii: Vec, layer: number) =>
    of(
      shell(random, at, radii, () => true, 5, 8),
      s.hair,
      layer,
      false,
      at,
    );
  const cap = of(
    shell(random, [0, -0.17, -0.1], [0.75 * w, 0.91, 0.78], ([, y, z]) => y < (z > 0 ? -0.25 : 0.35), 8, 14),
    s.hair,
    3.5,
  );
  const skull = (front: number, nape: number, k: number) =>
    shell(random, [0, -0.17, -0.08], [0.79 * w * k, 0.95 * k, 0.83 * k], hairline(front, nape), 9, 18);
  const edge = ['m1', 'hair', 'templeTop'].map((name) => points[name] as Vec);
  const band = (lift: number) => of(hairBand(edge, lift), s.hair, 4, true);
  switch (s.style) {
    case 'short':
      return [...cap, ...of(skull(-0.8, 0.42, 1), s.hair, 4), ...band(0.1)];
    case 'bob': {
      const cheekLocks = bothSides(
        drape(
          [
            [0.72 * w, -0.4, 0.26],
            [0.78 * w, 0.2, 0.14],
            [0.72 * w, 0.68, 0.16],
          ],
          [
            [0.78 * w, -0.4, -0.24],
            [0.86 * w, 0.2, -0.26],
            [0.84 * w, 0.8, -0.2],
          ],
        ),
      );
      return [
        ...cap,
        ...of(fall(w, 0.02, 0.8), s.hair, 0, true),
        ...of(skull(-0.8, 0.7, 1.03), s.hair, 4),
        ...band(0.14),
        ...of(cheekLocks, s.hair, 4),
      ];
    }
    case 'long':
      return [
        ...cap,
        ...of(fall(w, 0.08, 1.8), s.hair, 0, true),
        ...of(skull(-0.8, 0.8, 1.02), s.hair, 4),
        ...band(0.12),
      ];
    case 'bun':
      return [
        ...cap,
        ...ball([0, -0.72, -0.72], [0.4, 0.36, 0.36], 0),
        ...of(skull(-0.8, 0.36, 0.99), s.hair, 4),
        ...band(0.05),
      ];
    case 'braids': {
      const beads = [1, -1].flatMap((side) =>
        Array.from({ length: 8 }, (_, i) =>
          ball([side * (0.74 - i * 0.015), 0.45 + i * 0.25, i * 0.085], [0.17 - i * 0.007, 0.2, 0.15], 3.6),
        ),
      );
      return [...cap, ...of(skull(-0.8, 0.6, 1), s.hair, 4), ...band(0.05), ...beads.flat()];
    }
    case 'rebozo':
      return [...cap, ...band(0), ...of(rebozo(w), s.cloth, 5, true)];
    case 'hat': {
      const { brim, crown: top } = hat(random, 1.3, 0.52);
      const back = (plane: Vec[]) => mean(plane)[2] < 0;
      return [
        ...cap,
        ...of(skull(-0.8, 0.42, 0.97), s.hair, 4),
        ...band(0),
        ...of(brim.filter(back), s.shirt ?? s.cloth, 0, true),
        ...of(top, s.shirt ?? s.cloth, 6),
        ...of(
          brim.filter((b) => !back(b)),
          s.shirt ?? s.cloth,
          7,
          true,
        ),
      ];
    }
  }
}
