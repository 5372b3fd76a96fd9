import type { Build } from './head.ts';
import type { Point, Rgb } from './knife.ts';
import type { Pose, Vec } from './space.ts';

export type Ramp = readonly Rgb[];

export interface Sitter {
  /** Where the middle of the eye line stands, and how many units from there to the chin. */
  at: Point;
  size: number;
  pose: Pose;
  /** How far the shoulders are turned. */
  shoulders: number;
  broad: number;
  build: Build;
  light: Vec;
  skin: Ramp;
  lips: Ramp;
  hair: Ramp;
  cloth: Ramp;
  shirt?: Ramp;
  eyes: 'open' | 'down' | 'closed';
  iris: Rgb;
  style: 'short' | 'long' | 'bun' | 'bob' | 'rebozo' | 'hat' | 'braids';
  beard?: number;
  moustache?: boolean;
}

/** One plane ready to be laid: nearer ones later. */
export interface Facet {
  points: readonly Vec[];
  ramp: Ramp;
  layer: number;
  /** Pushes small features in front of the plane they sit on. */
  bias: number;
  core: Vec;
  /** Seen from behind as well. */
  open?: boolean;
  fixed?: Rgb;
}

export const SKULL: Vec = [0, 0.12, 0];
