import { type Facet, type Ramp, type Sitter, SKULL } from './facets.ts';
import { PLANES, type Stuff } from './head.ts';
import { lighten, mix, type Rgb } from './knife.ts';
import type { Vec } from './space.ts';

const flip = ([x, y, z]: Vec): Vec => [-x, y, z];

/** The face itself. */
export function face(s: Sitter, points: Record<string, Vec>): Facet[] {
  const rose: Ramp = s.skin.map((c) => mix(c, [204, 92, 70], 0.16));
  const shaven: Ramp = s.skin.map((c) => mix(c, [70, 84, 92], s.beard ?? 0));
  const ramps: Record<Stuff, Ramp> = {
    skin: s.skin,
    rose,
    beard: shaven,
    lip: s.lips.map((c) => lighten(c, -14)),
    lipLow: s.lips,
    lid: s.skin.map((c) => mix(c, s.skin[0] as Rgb, 0.14)),
    white: s.skin.map((c) => mix(c, [222, 214, 200], 0.5)),
    nostril: s.skin.map(() => mix(s.skin[0] as Rgb, [40, 16, 18], 0.55)),
    ear: rose,
  };
  return PLANES.flatMap(([stuff, names]) => {
    const right = names.split(' ').map((name) => points[name] as Vec);
    const facet = { ramp: ramps[stuff], layer: 4, bias: stuff === 'white' ? 0.005 : 0, core: SKULL };
    const centred = right.filter((p) => p[0] === 0).length === right.length;
    return centred
      ? [{ ...facet, points: right }]
      : [
          { ...facet, points: right },
          { ...facet, points: right.map(flip) },
        ];
  });
}

/** Brows, irises, lash lines and the line of the mouth: small dark pulls. */
export function features(s: Sitter, points: Record<string, Vec>): Facet[] {
  const p = (name: string) => points[name] as Vec;
  const dark = mix(s.hair[0] as Rgb, s.skin[0] as Rgb, 0.25);
  const shift = (v: Vec, x: number, y: number, z = 0.012): Vec => [v[0] + x, v[1] + y, v[2] + z];
  const small = (pts: Vec[], fixed: Rgb, bias: number): Facet => ({
    points: pts,
    ramp: s.hair,
    layer: 4,
    bias,
    core: SKULL,
    fixed,
  });
  const brow = [
    shift(p('browIn'), 0.02, -0.045),
    shift(p('brow'), -0.02, -0.028),
    shift(p('browOut'), -0.02, -0.02),
    shift(p('brow'), 0, 0.012),
    shift(p('browIn'), 0.015, -0.004),
  ];
  const lash = [
    shift(p('eyeIn'), 0, -0.004),
    shift(p('lid1'), 0, -0.016),
    shift(p('lid2'), 0.01, -0.018),
    shift(p('eyeOut'), 0.03, -0.006),
    shift(p('lid2'), 0, 0.012),
    shift(p('lid1'), 0, 0.01),
  ];
  const mouthLine = [
    shift(p('m10'), 0, -0.008),
    shift(p('lipLine'), 0, -0.006),
    shift(p('mouth'), 0.012, 0),
    shift(p('lipLine'), 0, 0.012),
    shift(p('m10'), 0, 0.01),
  ];
  const half = [
    small(brow, mix(mix(dark, s.hair[2] as Rgb, 0.3), s.skin[1] as Rgb, 0.3), 0.05),
    small(lash, mix(dark, [20, 14, 18], 0.4), 0.05),
    small(mouthLine, mix(s.lips[0] as Rgb, [40, 14, 20], 0.45), 0.05),
  ];
  if (s.moustache)
    half.push({
      ...small(
        [
          shift(p('column'), -0.03, 0.02, 0.05),
          shift(p('wingLow'), 0, 0.03, 0.05),
          shift(p('mouth'), 0.03, 0.02, 0.05),
          shift(p('lipUp'), 0, 0.035, 0.05),
          shift(p('m10'), 0, -0.03, 0.05),
        ],
        mix(s.hair[1] as Rgb, s.hair[2] as Rgb, 0.4),
        0.08,
      ),
    });
  const both = half.flatMap((f) => [f, { ...f, points: f.points.map(flip) }]);
  if (s.eyes === 'closed') return both;
  const gaze = -Math.sin(s.pose.yaw) * 0.03;
  return [...both, ...[1, -1].flatMap((side) => iris(s, p('lid1'), p('low1'), p('lid2'), side, gaze))];
}

/** An iris cut by the lids, its pupil and one touch of light. */
function iris(s: Sitter, lid1: Vec, low1: Vec, lid2: Vec, side: number, gaze: number): Facet[] {
  const [cx, cy] = [
    side * ((lid1[0] + lid2[0]) / 2) + gaze,
    (lid1[1] + low1[1]) / 2 + (s.eyes === 'down' ? 0.012 : -0.004),
  ];
  const disc = (r: number, z: number): Vec[] =>
    Array.from({ length: 10 }, (_, i): Vec => {
      const a = (i / 10) * Math.PI * 2;
      return [
        cx + Math.cos(a) * r,
        Math.max(lid1[1] - 0.006, Math.min(low1[1] + 0.004, cy + Math.sin(a) * r)),
        z - 0.12 * Math.abs(cx) + 0.03,
      ];
    });
  const at = { ramp: s.skin, layer: 4, core: SKULL };
  const spark: Vec[] = [
    [cx - 0.028, cy - 0.024, 0.72],
    [cx - 0.006, cy - 0.028, 0.72],
    [cx - 0.008, cy - 0.006, 0.72],
    [cx - 0.028, cy - 0.008, 0.72],
  ];
  const lit = mix(s.iris, [255, 240, 220], 0.16);
  return [
    { ...at, points: disc(0.06, 0.7), bias: 0.03, fixed: lit },
    { ...at, points: disc(0.033, 0.705), bias: 0.035, fixed: mix(s.iris, [12, 8, 14], 0.8) },
    ...(s.eyes === 'open' ? [{ ...at, points: spark, bias: 0.06, fixed: [240, 232, 216] as Rgb }] : []),
  ];
}
