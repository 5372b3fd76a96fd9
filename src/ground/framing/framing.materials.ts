import type { Material } from './framing.contract.ts';

/** Marks along a piece: grain, pores, brushing, rubbed gilding. Lengths in mm. */
export interface MarkLayer {
  /** Number on a metre of moulding 20 mm wide. */
  per_m: number;
  length: readonly [number, number];
  width: number;
  colour: string;
  opacity: number;
  /** How far a mark drifts across the face along its length. */
  wander: number;
  /** The part of the face it may be on, 0 the outer edge, 1 the sight edge. */
  across?: readonly [number, number];
  /** Omitted from small drawings, where it would be thinner than a pixel. */
  fine?: true;
}

export interface MaterialLook {
  /** Colour by tone, rising from −1 to 1. */
  ramp: readonly (readonly [number, string])[];
  /** Difference in tone between vertical and horizontal pieces: it makes a mitre visible on a flat face. */
  turn: number;
  /** How much lighter the upper left is than the lower right. */
  sheen: number;
  /** Darkness of the mitre joint; a frame gilded or lacquered after joining nearly hides it. */
  joint: number;
  marks: readonly MarkLayer[];
  /** Gold leaf: the length of a leaf in mm, and the overlap of two. */
  leaf_mm?: number;
}

const OAK: MaterialLook = {
  ramp: [
    [-1, '#7a5631'],
    [-0.4, '#a87d4c'],
    [0, '#d0ab76'],
    [0.5, '#e3c394'],
    [1, '#f4dfb9'],
  ],
  turn: 0.08,
  sheen: 0.1,
  joint: 0.5,
  marks: [
    { per_m: 9, length: [160, 520], width: 3.4, colour: '#b5854b', opacity: 0.22, wander: 3 },
    { per_m: 12, length: [120, 420], width: 1.5, colour: '#94652f', opacity: 0.26, wander: 2.6 },
    { per_m: 8, length: [90, 300], width: 2, colour: '#f3dcb0', opacity: 0.34, wander: 2 },
    { per_m: 22, length: [80, 360], width: 0.3, colour: '#7d5426', opacity: 0.34, wander: 1.6, fine: true },
    { per_m: 44, length: [5, 30], width: 0.3, colour: '#5f3d18', opacity: 0.42, wander: 0.3, fine: true },
  ],
};

const WALNUT: MaterialLook = {
  ramp: [
    [-1, '#1d110a'],
    [-0.4, '#3a2416'],
    [0, '#5a3a25'],
    [0.5, '#7b5437'],
    [1, '#b08a64'],
  ],
  turn: 0.08,
  sheen: 0.09,
  joint: 0.6,
  marks: [
    { per_m: 8, length: [200, 600], width: 4, colour: '#2b180d', opacity: 0.3, wander: 4 },
    { per_m: 12, length: [150, 480], width: 1.5, colour: '#1f1008', opacity: 0.36, wander: 3.6 },
    { per_m: 9, length: [120, 420], width: 2, colour: '#a5764c', opacity: 0.26, wander: 3 },
    { per_m: 18, length: [80, 360], width: 0.35, colour: '#160a04', opacity: 0.4, wander: 2.4, fine: true },
    { per_m: 34, length: [6, 34], width: 0.28, colour: '#160a04', opacity: 0.4, wander: 0.3, fine: true },
  ],
};

const EBONY: MaterialLook = {
  ramp: [
    [-1, '#060505'],
    [-0.4, '#131110'],
    [0, '#26221f'],
    [0.5, '#4a443f'],
    [1, '#8a8279'],
  ],
  turn: 0.08,
  sheen: 0.06,
  joint: 0.65,
  marks: [
    { per_m: 10, length: [140, 460], width: 1.8, colour: '#000000', opacity: 0.34, wander: 2 },
    { per_m: 10, length: [120, 420], width: 1, colour: '#5c5148', opacity: 0.34, wander: 2 },
    { per_m: 18, length: [80, 360], width: 0.3, colour: '#000000', opacity: 0.5, wander: 1.4, fine: true },
    { per_m: 24, length: [8, 60], width: 0.28, colour: '#85786b', opacity: 0.3, wander: 0.3, fine: true },
  ],
};

const BLACK: MaterialLook = {
  ramp: [
    [-1, '#050505'],
    [-0.3, '#121111'],
    [0, '#201f1f'],
    [0.4, '#3d3b3a'],
    [1, '#97928c'],
  ],
  turn: 0.12,
  sheen: 0.07,
  joint: 0.6,
  marks: [],
};

const WHITE: MaterialLook = {
  ramp: [
    [-1, '#a9a59d'],
    [-0.4, '#d0ccc4'],
    [0, '#efece6'],
    [0.5, '#f8f6f2'],
    [1, '#ffffff'],
  ],
  turn: 0.1,
  sheen: 0.05,
  joint: 0.2,
  marks: [],
};

const GOLD: MaterialLook = {
  ramp: [
    [-1, '#3f2508'],
    [-0.6, '#714716'],
    [-0.25, '#a5762a'],
    [0, '#c69a45'],
    [0.4, '#e3c06c'],
    [0.8, '#fae6a6'],
    [1, '#fff8d8'],
  ],
  turn: 0.08,
  sheen: 0.16,
  joint: 0.22,
  leaf_mm: 82,
  marks: [
    { per_m: 7, length: [50, 180], width: 2.2, colour: '#fff0b8', opacity: 0.12, wander: 2 },
    { per_m: 7, length: [50, 180], width: 2, colour: '#7a4a12', opacity: 0.11, wander: 2 },
    { per_m: 9, length: [4, 22], width: 0.8, colour: '#7d2c14', opacity: 0.42, wander: 0.2, across: [0.05, 0.11] },
    { per_m: 7, length: [3, 15], width: 0.7, colour: '#7d2c14', opacity: 0.4, wander: 0.2, across: [0.84, 0.9] },
    { per_m: 11, length: [1, 5], width: 0.5, colour: '#5d3410', opacity: 0.4, wander: 0.4, fine: true },
    { per_m: 10, length: [1, 6], width: 0.45, colour: '#fff6cf', opacity: 0.55, wander: 0.4, fine: true },
  ],
};

const BRASS: MaterialLook = {
  ramp: [
    [-1, '#4a3713'],
    [-0.4, '#8a6b2b'],
    [0, '#b8954d'],
    [0.4, '#d9bd7c'],
    [1, '#fff6d6'],
  ],
  turn: 0.22,
  sheen: 0.2,
  joint: 0.6,
  marks: [
    { per_m: 16, length: [120, 500], width: 0.35, colour: '#fff3cc', opacity: 0.22, wander: 0.1, fine: true },
    { per_m: 16, length: [120, 500], width: 0.35, colour: '#5e4718', opacity: 0.2, wander: 0.1, fine: true },
  ],
};

const SILVER: MaterialLook = {
  ramp: [
    [-1, '#45484b'],
    [-0.4, '#84888b'],
    [0, '#b4b7b8'],
    [0.4, '#d5d7d7'],
    [1, '#ffffff'],
  ],
  turn: 0.22,
  sheen: 0.2,
  joint: 0.55,
  marks: [
    { per_m: 16, length: [120, 500], width: 0.35, colour: '#ffffff', opacity: 0.25, wander: 0.1, fine: true },
    { per_m: 16, length: [120, 500], width: 0.35, colour: '#4d5154', opacity: 0.18, wander: 0.1, fine: true },
  ],
};

const PAPER: MaterialLook = {
  ramp: [
    [-1, '#b9b4aa'],
    [0, '#f7f4ee'],
    [1, '#ffffff'],
  ],
  turn: 0,
  sheen: 0,
  joint: 0,
  marks: [],
};

export const MATERIALS: Record<Material, MaterialLook> = {
  paper: PAPER,
  oak: OAK,
  black: BLACK,
  white: WHITE,
  walnut: WALNUT,
  gold: GOLD,
  brass: BRASS,
  silver: SILVER,
  ebony: EBONY,
};

/** The colour of a material at this tone. */
export function shade(ramp: MaterialLook['ramp'], tone: number): string {
  const above = ramp.findIndex(([at]) => at >= tone);
  const high = ramp[above === -1 ? ramp.length - 1 : above];
  const low = ramp[Math.max(0, (above === -1 ? ramp.length : above) - 1)];
  if (!high || !low) return '#808080';
  const span = high[0] - low[0];
  return mix(low[1], high[1], span > 0 ? (tone - low[0]) / span : 0);
}

/** A colour between two `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const part = (at: number) => {
    const [a, b] = [Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * Math.max(0, Math.min(1, share)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

// @chunk frames
