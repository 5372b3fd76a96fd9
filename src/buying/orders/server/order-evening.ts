import { EVENING_FURNITURE_MM, eveningRoom } from '#catalogue/wall/server/room-picture.service.tsx';
import type { OrderEvening } from '../order.contract.ts';
import type { LineRow } from './order-write.service.ts';

const MOST = 3;

/** The first ordered works over the sofa, as many as fit over it, one at least. */
export function eveningOf(lines: readonly Pick<LineRow, 'line_id' | 'outer'>[]): OrderEvening {
  const hung = lines.slice(0, MOST);
  const broad = () => hung.reduce((sum, { outer }) => sum + outer.w_mm, 0);
  while (hung.length > 1 && broad() > EVENING_FURNITURE_MM) hung.pop();
  const { works, ...room } = eveningRoom(hung.map(({ outer }) => outer));
  return {
    ...room,
    works: hung.flatMap(({ line_id }, index) => {
      const place = works[index];
      return place ? [{ line_id, left: place.left, top: place.top, width: place.width }] : [];
    }),
  };
}
