import type { RoomId } from '#ground/wall-address/wall-address.ts';
import { bedroom } from './bedroom.ts';
import { diningRoom } from './dining-room.ts';
import { gallery } from './gallery.ts';
import { hallway } from './hallway.ts';
import { livingRoom } from './living-room.ts';
import type { Room, RoomDrawing } from './room.ts';
import { study } from './study.ts';

export const ROOMS: Record<RoomId, Room> = {
  living: livingRoom,
  bedroom,
  study,
  dining: diningRoom,
  hallway,
  gallery,
};

const drawn = new Map<RoomId, RoomDrawing>();

/** Computed once: a room's marks never change. */
export function drawingOf(room: Room): RoomDrawing {
  let drawing = drawn.get(room.id);
  if (!drawing) {
    drawing = room.draw();
    drawn.set(room.id, drawing);
  }
  return drawing;
}
