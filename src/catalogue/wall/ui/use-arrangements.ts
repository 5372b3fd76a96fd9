import { useMemo } from 'react';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { ARRANGEMENTS, arranged, type Wanted } from '../arrangements.rules.ts';
import type { Room } from '../rooms/room.ts';
import type { Place } from '../view.rules.ts';

export type Plan = ReturnType<typeof arranged> & Pick<Wanted, 'kind'>;

/** Each arrangement of these works; computed again for other sizes, not for other places. */
export function useArrangements(works: readonly { outer: Extent }[], how: Omit<Wanted, 'kind'>, room: Room): Plan[] {
  const { gap_mm, edge } = how;
  const sizes = JSON.stringify(works.map(({ outer }) => outer));
  return useMemo(() => {
    const outers: Extent[] = JSON.parse(sizes);
    const kinds = ARRANGEMENTS.filter((kind) => kind !== 'over' || room.furniture.at_wall);
    return kinds.map((kind) => ({ kind, ...arranged(outers, { kind, gap_mm, edge }, room) }));
  }, [sizes, gap_mm, edge, room]);
}

/** Addresses have whole millimetres. */
export function samePlaces(places: readonly Place[], works: readonly Place[]): boolean {
  return works.every(({ x_mm, y_mm }, at) => {
    const place = places[at];
    return place && Math.abs(place.x_mm - x_mm) <= 1 && Math.abs(place.y_mm - y_mm) <= 1;
  });
}
