import type { Extent } from '#ground/framing/framing.contract.ts';
import type { RoomId } from '#ground/wall-address/wall-address.ts';
import type { Mark } from './room-drawing.ts';

export const FURNITURE_NAMES = ['sofa', 'bed', 'desk', 'table', 'console', 'bench'] as const;
export type FurnitureName = (typeof FURNITURE_NAMES)[number];

/** The piece that gives a room its scale; works hang above it. */
export interface Furniture {
  name: FurnitureName;
  x_mm: number;
  w_mm: number;
  /** The edge that a work hangs above. */
  top_mm: number;
  edge: 'back' | 'headboard' | 'top';
  /** Furniture in the middle of the room has no wall above it. */
  at_wall: boolean;
}

/** A lamp that is lit in the evening; `reach_mm` is the radius of its light on the wall. */
export interface Lamp {
  x_mm: number;
  height_mm: number;
  z_mm: number;
  reach_mm: number;
  /** Its glowing part. */
  shade?: string;
}

/** A range on the wall, x from its middle. */
export interface Stretch {
  left_mm: number;
  right_mm: number;
}

export interface RoomDrawing {
  /** Wall, floor and everything behind the works. */
  back: readonly Mark[];
  /** Sunlight on the wall, only by day. */
  sun: readonly Mark[];
  /** Everything in front of the wall, and so of the works. */
  front: readonly Mark[];
}

/** In real millimetres. */
export interface Room {
  id: RoomId;
  wall: Extent;
  /** The default paint, `rrggbb`. */
  colour: string;
  furniture: Furniture;
  /** The part of the wall without doors and without things too high to hang a work above. */
  free: Stretch;
  /** Things in front of the free part that are higher than the furniture, projected onto the wall. */
  things: readonly (Stretch & { top_mm: number })[];
  lamps: readonly Lamp[];
  /** The person who shows the scale. */
  person_x_mm: number;
  draw: () => RoomDrawing;
}
