import type { Extent } from '#ground/framing/framing.contract.ts';
import {
  darker,
  dice,
  downwards,
  type Fill,
  lighter,
  type Mark,
  outline,
  PAINT,
  pane,
  sideways,
  stroke,
} from './room-drawing.ts';

/** How far from the wall the floor is drawn; the view ends before it. */
const FLOOR_DEPTH = 2700;
const SHADE = '#20180f';

/** The painted wall, the two side walls, and a strip of ceiling. */
export function walls({ w_mm, h_mm }: Extent, ceiling = '#f7f4ee'): Mark[] {
  const [left, right, out] = [-w_mm / 2, w_mm / 2, FLOOR_DEPTH];
  const leftWall = outline([left, 0], [left, h_mm], [left, h_mm, out], [left, 0, out]);
  const rightWall = outline([right, 0], [right, h_mm], [right, h_mm, out], [right, 0, out]);
  return [
    { d: outline([left, h_mm], [right, h_mm], [right, h_mm, out], [left, h_mm, out]), fill: ceiling },
    { d: leftWall, fill: PAINT },
    { d: leftWall, fill: SHADE, opacity: 0.16 },
    { d: rightWall, fill: PAINT },
    { d: rightWall, fill: SHADE, opacity: 0.07 },
    { d: pane(0, 0, w_mm, h_mm), fill: PAINT },
    // Daylight from the left fades towards the right and the ceiling.
    { d: pane(0, 0, w_mm, h_mm), fill: daylight() },
    { d: pane(0, h_mm - 420, w_mm, 420), fill: fadeDown(0.07) },
    { d: pane(0, 0, w_mm, 500), fill: fadeUp(0.08) },
    { d: pane(left + 60, 0, 120, h_mm), fill: fadeRight(0.1) },
    { d: pane(right - 90, 0, 180, h_mm), fill: fadeLeft(0.09) },
  ];
}

function daylight(): Fill {
  return {
    from: [0, 0.2],
    to: [1, 0.75],
    stops: [
      [0, '#fffaf0', 0.2],
      [0.4, '#fffaf0', 0.05],
      [0.55, SHADE, 0],
      [1, SHADE, 0.1],
    ],
  };
}

const fade = (opacity: number, from: readonly [number, number], to: readonly [number, number]): Fill => ({
  from,
  to,
  stops: [
    [0, SHADE, opacity],
    [1, SHADE, 0],
  ],
});
const fadeDown = (opacity: number) => fade(opacity, [0, 0], [0, 1]);
const fadeUp = (opacity: number) => fade(opacity, [0, 1], [0, 0]);
const fadeRight = (opacity: number) => fade(opacity, [0, 0], [1, 0]);
const fadeLeft = (opacity: number) => fade(opacity, [1, 0], [0, 0]);

/** The skirting board, around the corners too. */
export function skirting({ w_mm }: Extent, high = 110, colour = '#f3efe6'): Mark[] {
  const [left, right, out] = [-w_mm / 2, w_mm / 2, FLOOR_DEPTH];
  return [
    { d: outline([left, 0], [left, high], [left, high, out], [left, 0, out]), fill: darker(colour, 0.16) },
    { d: outline([right, 0], [right, high], [right, high, out], [right, 0, out]), fill: darker(colour, 0.06) },
    { d: pane(0, 0, w_mm, high), fill: downwards(colour, darker(colour, 0.08)) },
    { d: stroke([left, high], [right, high]), stroke: darker(colour, 0.26), width: 4 },
    { d: stroke([left, high - 22], [right, high - 22]), stroke: darker(colour, 0.12), width: 3 },
    { d: pane(0, -8, w_mm, 16), fill: SHADE, opacity: 0.3 },
  ];
}

export function cornice({ w_mm, h_mm }: Extent, colour = '#f6f2ea'): Mark[] {
  const strips = [
    [h_mm - 50, 50, colour],
    [h_mm - 84, 34, darker(colour, 0.07)],
    [h_mm - 100, 16, lighter(colour, 0.4)],
  ] as const;
  return [
    ...strips.map(([base, high, fill]) => ({ d: pane(0, base, w_mm, high), fill })),
    { d: pane(0, h_mm - 150, w_mm, 50), fill: fadeDown(0.12) },
  ];
}

/** Boards from the wall towards the viewer, each different. */
export function boards({ w_mm }: Extent, colour: string, seed: number, board = 150): Mark[] {
  const roll = dice(seed);
  const marks: Mark[] = [floorGround(w_mm, colour)];
  const tones: Record<string, string> = {};
  const seams: string[] = [];
  for (let x = -w_mm / 2; x < w_mm / 2; x += board) {
    const right = Math.min(x + board, w_mm / 2);
    let z = -roll() * 900;
    while (z < FLOOR_DEPTH) {
      const end = Math.min(z + 900 + roll() * 700, FLOOR_DEPTH);
      const start = Math.max(0, z);
      const tone = roll() < 0.5 ? lighter(colour, 0.05 + 0.1 * Math.floor(roll() * 2)) : darker(colour, 0.07);
      tones[tone] = (tones[tone] ?? '') + outline([x, 0, start], [right, 0, start], [right, 0, end], [x, 0, end]);
      seams.push(stroke([x, 0, end], [right, 0, end]));
      z = end;
    }
    seams.push(stroke([x, 0, 0], [x, 0, FLOOR_DEPTH]));
  }
  for (const [fill, d] of Object.entries(tones)) marks.push({ d, fill, opacity: 0.75 });
  marks.push({ d: seams.join(''), stroke: darker(colour, 0.4), width: 3, opacity: 0.5 });
  return [...marks, ...floorLight(w_mm)];
}

/** Square stones in two tones. */
export function tiles({ w_mm }: Extent, light: string, dark: string, side = 400): Mark[] {
  let pattern = '';
  for (let row = 0; row * side < FLOOR_DEPTH; row += 1) {
    const [near, far] = [(row + 1) * side, row * side];
    for (let column = 0; column * side < w_mm; column += 1) {
      if ((row + column) % 2 === 0) continue;
      const x = -w_mm / 2 + column * side;
      const right = Math.min(x + side, w_mm / 2);
      pattern += outline([x, 0, far], [right, 0, far], [right, 0, near], [x, 0, near]);
    }
  }
  return [floorGround(w_mm, light), { d: pattern, fill: dark }, ...floorLight(w_mm)];
}

/** Polished concrete, which reflects a little of the wall. */
export function polished({ w_mm }: Extent, colour: string): Mark[] {
  const mirror = outline([-w_mm / 2, 0, 0], [w_mm / 2, 0, 0], [w_mm / 2, 0, 1500], [-w_mm / 2, 0, 1500]);
  const joints = [-w_mm / 4, w_mm / 4].map((x) => stroke([x, 0, 0], [x, 0, FLOOR_DEPTH])).join('');
  const across = stroke([-w_mm / 2, 0, 1250], [w_mm / 2, 0, 1250]);
  return [
    floorGround(w_mm, colour),
    {
      d: mirror,
      fill: {
        stops: [
          [0, '#ffffff', 0.3],
          [1, '#ffffff', 0],
        ],
      },
    },
    { d: joints + across, stroke: darker(colour, 0.25), width: 4, opacity: 0.5 },
    ...floorLight(w_mm),
  ];
}

function floorOutline(w_mm: number): string {
  return outline([-w_mm / 2, 0, 0], [w_mm / 2, 0, 0], [w_mm / 2, 0, FLOOR_DEPTH], [-w_mm / 2, 0, FLOOR_DEPTH]);
}

function floorGround(w_mm: number, colour: string): Mark {
  return { d: floorOutline(w_mm), fill: colour };
}

/** The wall's shadow on the floor, and low light from the left. */
function floorLight(w_mm: number): Mark[] {
  return [
    {
      d: outline([-w_mm / 2, 0, 0], [w_mm / 2, 0, 0], [w_mm / 2, 0, 420], [-w_mm / 2, 0, 420]),
      fill: fadeDown(0.26),
    },
    {
      d: floorOutline(w_mm),
      fill: {
        from: [0, 0],
        to: [1, 0.3],
        stops: [
          [0, '#fff6e2', 0.24],
          [0.5, '#fff6e2', 0.04],
          [1, SHADE, 0.16],
        ],
      },
    },
  ];
}

/** Sun through a window outside the picture: its panes on the wall, with soft edges. */
export function sunPatch(x: number, base: number, w: number, h: number, panes: readonly [number, number]): Mark[] {
  const slant = 0.38;
  const [columns, rows] = panes;
  const bar = 46;
  return [0, 14, 28].map((soft) => {
    let d = '';
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        const [cellW, cellH] = [w / columns, h / rows];
        const left = x + column * cellW + bar / 2 + soft - 14;
        const right = x + (column + 1) * cellW - bar / 2 - soft + 14;
        const low = base + row * cellH + bar / 2 + soft - 14;
        const high = base + (row + 1) * cellH - bar / 2 - soft + 14;
        // The sun is on the left, so higher parts are farther left.
        const lean = (height: number) => (base + h - height) * slant;
        d += outline(
          [left + lean(high), high],
          [right + lean(high), high],
          [right + lean(low), low],
          [left + lean(low), low],
        );
      }
    }
    return { d, fill: '#fff3d4', opacity: 0.065 };
  });
}

/** A curtain at the window's edge, on the left. */
export function curtain({ w_mm, h_mm }: Extent, colour: string): Mark[] {
  const left = -w_mm / 2 + 10;
  const marks: Mark[] = [];
  const folds = 7;
  for (let fold = 0; fold < folds; fold += 1) {
    const [z, next] = [300 + fold * 95, 300 + (fold + 1) * 95];
    const d = outline([left, 30, z], [left, h_mm - 90, z], [left, h_mm - 90, next], [left, 30, next]);
    marks.push({ d, fill: sideways(darker(colour, fold % 2 ? 0.02 : 0.16), lighter(colour, 0.25)), opacity: 0.94 });
  }
  return marks;
}

export function rug(x: number, z: number, w: number, depth: number, colour: string): Mark[] {
  const area = (inset: number) =>
    outline(
      [x - w / 2 + inset, 0, z + inset],
      [x + w / 2 - inset, 0, z + inset],
      [x + w / 2 - inset, 0, z + depth - inset],
      [x - w / 2 + inset, 0, z + depth - inset],
    );
  const weave: string[] = [];
  for (let line = z + 130; line < z + depth - 100; line += 46) {
    weave.push(stroke([x - w / 2 + 120, 0, line], [x + w / 2 - 120, 0, line]));
  }
  return [
    { d: area(-14), fill: SHADE, opacity: 0.22 },
    { d: area(0), fill: colour },
    { d: area(60), stroke: darker(colour, 0.3), width: 9, opacity: 0.7 },
    { d: area(92), stroke: darker(colour, 0.2), width: 4, opacity: 0.7 },
    { d: weave.join(''), stroke: lighter(colour, 0.3), width: 5, opacity: 0.5 },
  ];
}
