import type { Easel } from '../../brush.ts';
import { crown } from './crown.ts';
import { collar, neck, torso } from './dress.ts';
import type { Facet, Ramp, Sitter } from './facets.ts';
import { face, features } from './features.ts';
import { shaped } from './head.ts';
import { type Knife, lighten, mix, type Rgb, ramp } from './knife.ts';
import { dot, facing, mean, onCanvas, turn, unit, type Vec } from './space.ts';

const JOINT: Vec = [0, 0.85, -0.1];

/** How much light a plane takes: the lamp, the sky from above, a little given back from below. */
function value(normal: Vec, light: Vec): number {
  const lamp = Math.max(0, (dot(normal, light) + 0.22) / 1.22);
  return 0.1 + 0.8 * lamp ** 1.15 + 0.06 * Math.max(0, -normal[1]) + 0.05 * Math.max(0, normal[1]) * (1 - lamp);
}

/** Lays one sitter, plane by plane, from the back to the front. */
export function portray(e: Easel, k: Knife, s: Sitter) {
  const points = shaped(s.build);
  if (s.eyes !== 'open') {
    const drop = s.eyes === 'closed' ? 0.94 : 0.4;
    for (const [lid, low] of [
      ['lid1', 'low1'],
      ['lid2', 'low2'],
    ] as const) {
      const [l, m] = [points[lid] as Vec, points[low] as Vec];
      points[lid] = [l[0], l[1] + (m[1] - l[1]) * drop, Math.max(l[2], m[2])];
    }
  }
  const headTurn = turn(s.pose, JOINT);
  const bodyTurn = turn({ yaw: s.shoulders, pitch: 0, roll: s.pose.roll * 0.2 }, [0, 1.6, 0]);
  const raised = ([x, y, z]: Vec): Vec => bodyTurn([x, y - 0.18, z]);
  const place = onCanvas(s.at, s.size);
  const light = unit(s.light);
  const body = (planes: Vec[][], r: Ramp, layer: number, core: Vec): Facet[] =>
    planes.map((pts) => ({ points: pts, ramp: r, layer, bias: 0, core }));
  // The slope from neck to shoulder lies behind the neck, the breast in front of it.
  const clothes = body(torso(s.broad), s.cloth, 2, [0, 2.6, -0.6]).map((f) =>
    mean(f.points)[2] < 0.05 ? { ...f, layer: 0.5 } : f,
  );
  const head = [...face(s, points), ...features(s, points), ...crown(e, s, points)].map((f) => ({
    ...f,
    points: f.points.map(headTurn),
    core: headTurn(f.core),
  }));
  const under = [
    ...clothes,
    ...body(
      neck(s.build.jaw ?? 1),
      s.skin.map((c) => mix(c, s.skin[0] as Rgb, 0.22)),
      1,
      [0, 1.2, -0.1],
    ),
    ...(s.style === 'rebozo'
      ? []
      : body(collar(), s.shirt && s.style !== 'hat' ? s.shirt : s.cloth.map((c) => lighten(c, 16)), 3, [0, 1.7, -0.6])),
  ].map((f) => ({ ...f, points: f.points.map(raised), core: raised(f.core) }));
  const seen = [...under, ...head]
    .map((f: Facet) => ({ ...f, normal: facing(f.points, f.core), depth: mean(f.points)[2] + f.bias }))
    .map((f) => (f.open && f.normal[2] < 0 && f.layer > 3 ? { ...f, layer: 0 } : f))
    .filter((f) => f.open || f.normal[2] > (f.fixed ? 0.3 : 0.015))
    .sort((a, b) => a.layer - b.layer || a.depth - b.depth);
  for (const [i, f] of seen.entries()) {
    if (f.layer !== seen[i - 1]?.layer) {
      for (const g of seen) if (g.layer === f.layer) k.under(g.points.map(place), g.fixed ?? ramp(g.ramp, 0.3));
    }
    const normal: Vec = f.open && f.normal[2] < 0 ? [-f.normal[0], -f.normal[1], -f.normal[2]] : f.normal;
    const tone = Math.round(value(normal, light) * 11) / 11 + e.random.normal(0, 0.012);
    k.plane(f.points.map(place), f.fixed ?? ramp(f.ramp, tone), { break_: f.fixed ? 2 : f.layer === 4 ? 4 : 7 });
  }
}
