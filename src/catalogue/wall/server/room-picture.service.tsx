import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { rowOf } from '../hanging.rules.ts';
import type { Room } from '../rooms/room.ts';
import { drawingOf, ROOMS } from '../rooms/rooms.ts';
import { RoomLayer } from '../ui/room-layer.tsx';
import { RoomEvening } from '../ui/room-light.tsx';
import { onView, roomView } from '../view.rules.ts';

/** What of a room lies behind the works, and what stands and shines before them. */
const LAYERS = ['back', 'front'] as const;
type RoomPictureLayer = (typeof LAYERS)[number];

const EVENING = ROOMS.living;

/** A layer of the evening room as a file of its own, with the name it is served under: another drawing has another name. */
interface RoomPicture {
  name: string;
  svg: string;
}

const pictures = new Map<RoomPictureLayer, RoomPicture>();

/** One layer of the living room in the evening, drawn once: it never changes while the shop runs. */
export function roomPicture(layer: RoomPictureLayer): RoomPicture {
  const known = pictures.get(layer);
  if (known) return known;
  const svg = renderToStaticMarkup(<Layer room={EVENING} layer={layer} />);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
  const picture = { name: `living-evening-${layer}-${hash}.svg`, svg };
  pictures.set(layer, picture);
  return picture;
}

/** The layer whose file has this name. */
export function roomPictureNamed(name: string): RoomPicture | undefined {
  return LAYERS.map(roomPicture).find((picture) => picture.name === name);
}

/** Framed works in a row over the sofa in the evening: the pictures of the room, and each work's place in shares of them. */
export function eveningRoom(outers: readonly Extent[]) {
  const view = roomView(EVENING);
  const works = rowOf(outers, EVENING).map((place, index) => {
    const outer = outers[index] ?? { w_mm: 0, h_mm: 0 };
    const share = onView(view, outer, place);
    return {
      x_mm: Math.round(place.x_mm),
      y_mm: Math.round(place.y_mm),
      left: share.centre_x - share.width / 2,
      top: share.centre_y - share.height / 2,
      width: share.width,
    };
  });
  return {
    back: `/rooms/${roomPicture('back').name}`,
    front: `/rooms/${roomPicture('front').name}`,
    aspect: view.w_mm / view.h_mm,
    works,
  };
}

/** How wide the sofa is, which a group of works over it should not pass. */
export const EVENING_FURNITURE_MM = EVENING.furniture.w_mm;

function Layer({ room, layer }: { room: Room; layer: RoomPictureLayer }) {
  const view = roomView(room);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`${view.x_mm} ${view.y_mm} ${view.w_mm} ${view.h_mm}`}
    >
      <RoomLayer marks={drawingOf(room)[layer]} paint={`#${room.colour}`} />
      {layer === 'front' && <RoomEvening lamps={room.lamps} works={[]} view={view} />}
    </svg>
  );
}
