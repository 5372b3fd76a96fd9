import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { BENCH_VIEW } from '../bench.rules.ts';
import { rowOf } from '../hanging.rules.ts';
import { benchMarks } from '../rooms/bench.ts';
import type { Room } from '../rooms/room.ts';
import { drawingOf, ROOMS } from '../rooms/rooms.ts';
import { RoomLayer } from '../ui/room-layer.tsx';
import { RoomEvening } from '../ui/room-light.tsx';
import { onView, roomView } from '../view.rules.ts';

/** The evening room's layers behind the works and in front of them, and the bench of the front page. */
const DRAWN = ['back', 'front', 'bench'] as const;
type Drawn = (typeof DRAWN)[number];

const EVENING = ROOMS.living;

/** A drawing as a file; a changed one has another name. */
interface RoomPicture {
  name: string;
  svg: string;
}

const pictures = new Map<Drawn, RoomPicture>();

/** Drawn once: it never changes while the server runs. */
export function roomPicture(drawn: Drawn): RoomPicture {
  const known = pictures.get(drawn);
  if (known) return known;
  const svg = renderToStaticMarkup(drawn === 'bench' ? <Bench /> : <Layer room={EVENING} layer={drawn} />);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
  const picture = { name: `${drawn === 'bench' ? drawn : `living-evening-${drawn}`}-${hash}.svg`, svg };
  pictures.set(drawn, picture);
  return picture;
}

/** The address of the bench, as large as `BENCH_VIEW`. */
export function benchPicture(): string {
  return `/rooms/${roomPicture('bench').name}`;
}

export function roomPictureNamed(name: string): RoomPicture | undefined {
  return DRAWN.map(roomPicture).find((picture) => picture.name === name);
}

/** Framed works in a row over the sofa: the room's pictures, and each work's place as shares of them. */
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

/** The sofa's width, which a group of works should not exceed. */
export const EVENING_FURNITURE_MM = EVENING.furniture.w_mm;

function Layer({ room, layer }: { room: Room; layer: Exclude<Drawn, 'bench'> }) {
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

function Bench() {
  const { x_mm, y_mm, w_mm, h_mm } = BENCH_VIEW;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`${x_mm} ${y_mm} ${w_mm} ${h_mm}`}>
      <RoomLayer marks={benchMarks()} paint="" />
    </svg>
  );
}
