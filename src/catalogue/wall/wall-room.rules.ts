import type { RoomId } from '#ground/wall-address/wall-address.ts';
import type { Where } from './hanging.rules.ts';
import { ROOMS } from './rooms/rooms.ts';

/** The wall of a drawn room with its furniture, without the drawing. */
export function wallRoom(id: RoomId): Where {
  return ROOMS[id];
}
