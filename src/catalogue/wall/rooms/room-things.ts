import {
  block,
  curve,
  darker,
  dice,
  disc,
  downwards,
  lighter,
  type Mark,
  outline,
  oval,
  pane,
  seen,
  shadowOn,
  sideways,
  stroke,
} from './room-drawing.ts';

/** A leaning cushion: full in the middle, with pointed corners. */
export function cushion(x: number, base: number, w: number, h: number, z: number, colour: string, turn = 0): Mark[] {
  const { x: cx, y: cy } = seen(x, base + h / 2, z);
  const angle = (turn * Math.PI) / 180;
  const spot = (u: number, v: number) => {
    const [dx, dy] = [(u * w) / 2, (v * h) / 2];
    const px = cx + dx * Math.cos(angle) - dy * Math.sin(angle);
    return `${Math.round(px)} ${Math.round(cy + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
  };
  const d =
    `M${spot(-1, -1)}Q${spot(0, -0.86)} ${spot(1, -1)}Q${spot(0.9, 0)} ${spot(1, 1)}` +
    `Q${spot(0, 0.9)} ${spot(-1, 1)}Q${spot(-0.9, 0)} ${spot(-1, -1)}Z`;
  const crease = `M${spot(-0.86, -0.84)}Q${spot(-0.5, -0.5)} ${spot(-0.42, -0.2)}M${spot(0.86, -0.84)}Q${spot(0.6, -0.5)} ${spot(0.5, -0.25)}`;
  return [
    {
      d,
      fill: {
        from: [0.1, 0],
        to: [0.8, 1],
        stops: [
          [0, lighter(colour, 0.22)],
          [0.5, colour],
          [1, darker(colour, 0.25)],
        ],
      },
    },
    { d: crease, stroke: darker(colour, 0.35), width: 6, opacity: 0.45 },
  ];
}

/** A drum or cone of fabric: the glowing part of a lamp. */
export function lampShade(x: number, base: number, z: number, lower: number, upper: number, h: number): string {
  return outline(
    [x - upper / 2, base + h, z],
    [x + upper / 2, base + h, z],
    [x + lower / 2, base, z],
    [x - lower / 2, base, z],
  );
}

/** A lamp on a thin foot: on the floor, or on a table with its top at `from`. */
export function standingLamp(
  x: number,
  z: number,
  from: number,
  shade: string,
  under: number,
  metal = '#3a332c',
): Mark[] {
  const foot = from === 0 ? 140 : 70;
  return [
    ...(from === 0 ? [shadowOn(x + 30, z, 230, 260)] : []),
    { d: disc(x, from + 12, z, foot), fill: lighter(metal, 0.15) },
    { d: stroke([x, from + 12, z], [x, under, z]), stroke: metal, width: from === 0 ? 22 : 18 },
    { d: stroke([x - 5, from + 12, z], [x - 5, under, z]), stroke: lighter(metal, 0.4), width: 5 },
    { d: shade, fill: sideways('#f7efdd', '#efe3c8', '#d3c19c') },
  ];
}

/** A vessel from a mirrored profile: radii from foot to rim. */
export function vessel(
  x: number,
  base: number,
  z: number,
  h: number,
  radii: readonly number[],
  colour: string,
): Mark[] {
  const step = h / Math.max(1, radii.length - 1);
  const left = radii.map((radius, index) => [x - radius, base + index * step, z] as const);
  const right = radii.map((radius, index) => [x + radius, base + index * step, z] as const).reverse();
  const side = curve(...left);
  const back = curve(...right).replace(/^M/, 'L');
  const rim = radii.at(-1) ?? 0;
  return [
    { d: `${side}${back}Z`, fill: sideways(lighter(colour, 0.32), colour, darker(colour, 0.38)) },
    { d: disc(x, base + h, z, rim), fill: darker(colour, 0.45) },
  ];
}

/** Leaves on arching stems from a pot: each stem ends at `[dx, height]`. */
export function foliage(
  x: number,
  base: number,
  z: number,
  stems: readonly (readonly [number, number])[],
  leaf: { long: number; broad: number; count: number; colours: readonly string[]; seed: number },
): Mark[] {
  const roll = dice(leaf.seed);
  const leaves: string[] = leaf.colours.map(() => '');
  const wood: string[] = [];
  for (const [dx, height] of stems) {
    const bend = [x + dx * 0.25, base + (height - base) * 0.6, z] as const;
    wood.push(curve([x, base, z], bend, [x + dx, height, z]));
    for (let index = 0; index < leaf.count; index += 1) {
      const share = 0.32 + (0.68 * index) / leaf.count;
      const px = x + dx * share * share + (roll() - 0.5) * 60;
      const py = base + (height - base) * share + (roll() - 0.5) * 60;
      const side = index % 2 ? 1 : -1;
      const angle = (side * (0.5 + roll() * 0.9) + (dx / 900) * 0.8) as number;
      const which = Math.floor(roll() * leaf.colours.length);
      leaves[which] += leafPath(seen(px, py, z), angle, leaf.long * (0.7 + roll() * 0.5), leaf.broad);
    }
  }
  return [
    { d: wood.join(''), stroke: '#5d4a35', width: 14 },
    ...leaves.map((d, index) => ({ d, fill: leaf.colours[index] ?? '#5c6b4a' })),
  ];
}

function leafPath({ x, y }: { x: number; y: number }, angle: number, long: number, broad: number): string {
  const [ux, uy] = [Math.sin(angle), -Math.cos(angle)];
  const [vx, vy] = [-uy * broad, ux * broad];
  const p = (along: number, across: number) =>
    `${Math.round(x + ux * long * along + vx * across)} ${Math.round(y + uy * long * along + vy * across)}`;
  return `M${p(0, 0)}C${p(0.25, 1)} ${p(0.75, 0.8)} ${p(1, 0)}C${p(0.75, -0.8)} ${p(0.25, -1)} ${p(0, 0)}Z`;
}

const BOOK_COLOURS = [
  '#8a4a38',
  '#d9cdb4',
  '#4d5a5c',
  '#b5894f',
  '#efe8d8',
  '#5f6b4c',
  '#2f3a45',
  '#a9a294',
  '#c7a98c',
];

/** A row of books from `left` to at most `right`; some lean, and neighbours differ. */
export function books(left: number, right: number, base: number, z: number, tall: number, seed: number): Mark[] {
  const roll = dice(seed);
  const byColour = new Map<string, string>();
  const bands: string[] = [];
  let x = left;
  while (x < right - 20) {
    const w = Math.min(18 + roll() * 34, right - x);
    const h = tall * (0.68 + roll() * 0.3);
    const colour = BOOK_COLOURS[Math.floor(roll() * BOOK_COLOURS.length)] ?? '#8a4a38';
    byColour.set(colour, (byColour.get(colour) ?? '') + pane(x + w / 2, base, w - 3, h, z, 2));
    if (roll() < 0.4) bands.push(stroke([x + 4, base + h * 0.82, z], [x + w - 6, base + h * 0.82, z]));
    x += w;
  }
  return [
    { d: pane((left + x) / 2, base, x - left, tall * 0.6, z), fill: '#1c130a', opacity: 0.5 },
    ...[...byColour].map(([fill, d]) => ({ d, fill: sideways(lighter(fill, 0.06), darker(fill, 0.1)) })),
    { d: bands.join(''), stroke: '#e8d9b0', width: 5, opacity: 0.6 },
  ];
}

/** A stack of books. */
export function bookPile(x: number, base: number, z: number, widths: readonly number[], seed: number): Mark[] {
  const roll = dice(seed);
  let top = base;
  return widths.flatMap((w) => {
    const colour = BOOK_COLOURS[Math.floor(roll() * BOOK_COLOURS.length)] ?? '#8a4a38';
    const lift = top;
    top += 24 + roll() * 14;
    return block({ x: x + (roll() - 0.5) * 30, w, lift, top, z: z - 90, depth: 180 }, colour);
  });
}

/** A round leg that tapers towards the floor. */
export function leg(x: number, top: number, z: number, thick: number, colour: string, splay = 0): Mark {
  const d = outline(
    [x - thick / 2, top, z],
    [x + thick / 2, top, z],
    [x + splay + thick / 3.4, 0, z],
    [x + splay - thick / 3.4, 0, z],
  );
  return { d, fill: sideways(lighter(colour, 0.15), darker(colour, 0.25)) };
}

/** A pot on the floor, with its shadow. */
export function pot(x: number, z: number, h: number, radii: readonly number[], colour: string): Mark[] {
  const widest = Math.max(...radii);
  return [shadowOn(x + 40, z, widest * 1.5, widest * 2), ...vessel(x, 0, z, h, radii, colour)];
}

/** A small bowl or cup with a highlight. */
export function bowl(x: number, base: number, z: number, radius: number, h: number, colour: string): Mark[] {
  const { y } = seen(x, base, z);
  const scale = seen(1, 0, z).x;
  const [r, high] = [radius * scale, h * scale];
  const d = `M${Math.round(seen(x, base, z).x - r)} ${Math.round(y - high)}q${Math.round(r * 0.15)} ${Math.round(high)} ${Math.round(r * 0.7)} ${Math.round(high)}h${Math.round(r * 0.6)}q${Math.round(r * 0.55)} 0 ${Math.round(r * 0.7)} ${-Math.round(high)}Z`;
  return [
    { d: oval(x + 20, base, z, radius * 0.9, 14), fill: '#1c130a', opacity: 0.25 },
    { d, fill: downwards(lighter(colour, 0.1), darker(colour, 0.3)) },
    { d: disc(x, base + h, z, radius), fill: darker(colour, 0.3) },
  ];
}
