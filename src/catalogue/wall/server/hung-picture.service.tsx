import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawingJob, framedPicture, framedPlan } from '#catalogue/renderings/server/framed.service.ts';
import { fitsWall, outerSize } from '#ground/framing/framing.rules.ts';
import { shadowMargin } from '#ground/framing/framing.svg.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import type { RoomId } from '#ground/wall-address/wall-address.ts';
import { firstPlace } from '../hanging.rules.ts';
import type { Room } from '../rooms/room.ts';
import type { Mark } from '../rooms/room-drawing.ts';
import { drawingOf, ROOMS } from '../rooms/rooms.ts';
import { RoomLayer } from '../ui/room-layer.tsx';
import { onView, roomView } from '../view.rules.ts';

type Storage = ReturnType<typeof openStorage>;

interface HungJob extends Pick<DrawingJob, 'picture' | 'size' | 'frame'> {
  room: RoomId;
}

/** What a language model looks at, and enough for a screen. */
export const HUNG_WIDTH_PX = 1600;
/** Part of every name, for changes of the composition; the framed work's own drawing is part of it too. */
const RECIPE = 'hung 1';

/** The framed work as a file of its own, and its upper left corner in the room's picture. */
interface HungPlan {
  name: string;
  framed: DrawingJob;
  left: number;
  top: number;
}

/** Where the wall page hangs a single work, true to scale. Undefined if the work is larger than the wall. */
export function hungPlan({ picture, size, frame, room }: HungJob): HungPlan | undefined {
  const where = ROOMS[room];
  const outer = outerSize(size, frame);
  if (!fitsWall(outer, where.wall)) return undefined;
  const view = roomView(where);
  const height_px = heightOf(where);
  const share = onView(view, outer, firstPlace(outer, where));
  const perMm = HUNG_WIDTH_PX / view.w_mm;
  const margin = shadowMargin(frame);
  const framed: DrawingJob = {
    picture,
    size,
    frame,
    width_px: Math.max(1, Math.round((outer.w_mm + 2 * margin) * perMm)),
    format: 'png',
  };
  const left = Math.round((share.centre_x - share.width / 2) * HUNG_WIDTH_PX - margin * perMm);
  const top = Math.round((share.centre_y - share.height / 2) * height_px - margin * perMm);
  const inputs = JSON.stringify([RECIPE, room, left, top, framedPlan(framed).name]);
  const name = createHash('sha256').update(inputs).digest('base64url').slice(0, 20);
  return { name, framed, left, top };
}

/** The framed work in a drawn room by day, as JPEG. Cached. */
export async function hungPicture(storage: Storage, room: RoomId, plan: HungPlan): Promise<Buffer> {
  const key = `renditions/${plan.name}/hung.jpg` as const;
  const cached = await storage.get(key);
  if (cached) return Buffer.from(await new Response(cached.body).arrayBuffer());
  const { back, sun, front } = drawingOf(ROOMS[room]);
  const drawn = await sharp(layerSvg(ROOMS[room], [...back, ...sun]))
    .composite([
      { input: await framedPicture(storage, plan.framed), left: plan.left, top: plan.top },
      { input: layerSvg(ROOMS[room], front), left: 0, top: 0 },
    ])
    .flatten({ background: `#${ROOMS[room].colour}` })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
  await storage.put(key, drawn, 'image/jpeg');
  return drawn;
}

/** The height of a room's picture in pixels. */
export function heightOf(room: Room): number {
  const { w_mm, h_mm } = roomView(room);
  return Math.round((HUNG_WIDTH_PX * h_mm) / w_mm);
}

/** One layer of a room as a picture of its own; `light` lies on it. */
export function layerSvg(room: Room, marks: readonly Mark[], paint = `#${room.colour}`, light?: ReactNode): Buffer {
  const { x_mm, y_mm, w_mm, h_mm } = roomView(room);
  const svg = (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={HUNG_WIDTH_PX}
      height={heightOf(room)}
      viewBox={`${x_mm} ${y_mm} ${w_mm} ${h_mm}`}
      preserveAspectRatio="none"
    >
      <RoomLayer marks={marks} paint={paint} />
      {light}
    </svg>
  );
  return Buffer.from(renderToStaticMarkup(svg));
}

/** What gives a room its scale, and the wall that works must fit. */
export function roomScale(room: RoomId) {
  const { wall, furniture } = ROOMS[room];
  return { wall, furniture: { name: furniture.name, w_mm: furniture.w_mm } };
}
