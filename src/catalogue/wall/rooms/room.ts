import type { Extent } from '#ground/framing/framing.contract.ts';
import type { RoomId } from '#ground/wall-address/wall-address.ts';
import type { Mark } from './room-drawing.ts';

export const FURNITURE_NAMES = ['sofa', 'bed', 'desk', 'table', 'console', 'bench'] as const;
export type FurnitureName = (typeof FURNITURE_NAMES)[number];

/** The piece that gives a room its scale and that works are hung above. */
export interface Furniture {
  name: FurnitureName;
  x_mm: number;
  w_mm: number;
  /** Height of the edge a work hangs above. */
  top_mm: number;
  edge: 'back' | 'headboard' | 'top';
  /** What stands in the middle of the room has no wall above it. */
  at_wall: boolean;
}

/** A lamp that is lit in the evening; `reach_mm` is where its light ends on the wall. */
export interface Lamp {
  x_mm: number;
  height_mm: number;
  z_mm: number;
  reach_mm: number;
  /** The part of it that glows. */
  shade?: string;
}

/** From where to where on the wall, x from its middle. */
export interface Stretch {
  left_mm: number;
  right_mm: number;
}

export interface RoomDrawing {
  /** Wall, floor and what lies behind the works. */
  back: readonly Mark[];
  /** What only the day paints on the wall. */
  sun: readonly Mark[];
  /** What stands before the wall, and so before the works. */
  front: readonly Mark[];
}

/** A room in real millimetres. */
export interface Room {
  id: RoomId;
  wall: Extent;
  /** The paint it comes with, `rrggbb`. */
  colour: string;
  furniture: Furniture;
  /** The part of the wall before which nothing stands that is too high to hang a work above, and where no door is. */
  free: Stretch;
  /** Things before the free part that are higher than the furniture, as they are seen against the wall. */
  things: readonly (Stretch & { top_mm: number })[];
  lamps: readonly Lamp[];
  /** Where the person stands who shows how large everything is. */
  person_x_mm: number;
  draw: () => RoomDrawing;
}
