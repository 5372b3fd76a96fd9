import { createHash } from 'node:crypto';
import { readDrawingJob } from '#catalogue/renderings/server/drawing-job.service.ts';
import { type DrawingJob, framedPicture, framedPlan } from '#catalogue/renderings/server/framed.service.ts';
import type { Db } from '#db/server/connect.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { shadowMargin } from '#ground/framing/framing.svg.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { readWallSearch, type WallWish } from '#ground/wall-address/wall-address.ts';
import type { Hung } from '../hanging.rules.ts';
import type { Room } from '../rooms/room.ts';
import { drawingOf, ROOMS } from '../rooms/rooms.ts';
import { RoomEvening } from '../ui/room-light.tsx';
import { onView, roomView } from '../view.rules.ts';
import { HUNG_WIDTH_PX, heightOf, layerSvg } from './hung-picture.service.tsx';

type Storage = ReturnType<typeof openStorage>;

/** Part of every name, for changes of the composition; the framed works' own drawings are part of it too. */
const RECIPE = 'wall 1';

interface WallPicturePlan {
  name: string;
  room: Room;
  paint: string;
  light: WallWish['light'];
  works: (Hung & { index: number; framed: DrawingJob; left: number; top: number })[];
}

/** A wall of an address, whose works all have a size, a frame and a place. Undefined if none of them exists. */
export async function wallPicturePlan(db: Db, search: Record<string, string>): Promise<WallPicturePlan | undefined> {
  const wish = readWallSearch(search);
  if (wish.room === 'photo') return undefined;
  const room = ROOMS[wish.room];
  const works: WallPicturePlan['works'] = [];
  for (const [index, { item_id, size_id = 0, frame_id = 0, x_mm, y_mm }] of wish.works.entries()) {
    if (x_mm === undefined || y_mm === undefined) continue;
    const job = await readDrawingJob(db, { item_id, size_id, frame_id }, { width_px: 1, format: 'png' });
    if (job) works.push({ index, x_mm, y_mm, ...placed(job, { x_mm, y_mm }, room) });
  }
  if (works.length === 0) return undefined;
  const paint = `#${wish.colour || room.colour}`;
  const inputs = JSON.stringify([
    RECIPE,
    room.id,
    paint,
    wish.light,
    works.map(({ left, top, framed }) => [left, top, framedPlan(framed).name]),
  ]);
  const name = createHash('sha256').update(inputs).digest('base64url').slice(0, 20);
  return { name, room, paint, light: wish.light, works };
}

function placed(job: DrawingJob, place: { x_mm: number; y_mm: number }, room: Room) {
  const outer = outerSize(job.size, job.frame);
  const view = roomView(room);
  const share = onView(view, outer, place);
  const perMm = HUNG_WIDTH_PX / view.w_mm;
  const margin = shadowMargin(job.frame);
  return {
    outer,
    framed: { ...job, width_px: Math.max(1, Math.round((outer.w_mm + 2 * margin) * perMm)) },
    left: Math.round((share.centre_x - share.width / 2) * HUNG_WIDTH_PX - margin * perMm),
    top: Math.round((share.centre_y - share.height / 2) * heightOf(room) - margin * perMm),
  };
}

/** All works in their room, as JPEG. Not stored: there are as many walls as visitors can think of. */
export async function wallPicture(storage: Storage, { room, paint, light, works }: WallPicturePlan): Promise<Buffer> {
  const { back, sun, front } = drawingOf(room);
  const framed = [];
  for (const { framed: job, left, top } of works) {
    framed.push(await inside(await framedPicture(storage, job), { left, top, h_px: heightOf(room) }));
  }
  const evening = light === 'evening' && <RoomEvening lamps={room.lamps} works={works} view={roomView(room)} />;
  return sharp(layerSvg(room, light === 'day' ? [...back, ...sun] : back, paint))
    .composite([
      ...framed.flatMap((one) => one ?? []),
      { input: layerSvg(room, front, paint, evening), left: 0, top: 0 },
    ])
    .flatten({ background: paint })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The part of a work that is in the picture: an edited address may hang one half outside. */
async function inside(input: Buffer, { left, top, h_px }: { left: number; top: number; h_px: number }) {
  const { width = 0, height = 0 } = await sharp(input).metadata();
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const w = Math.min(width, HUNG_WIDTH_PX - left) - cut.left;
  const h = Math.min(height, h_px - top) - cut.top;
  if (w <= 0 || h <= 0) return undefined;
  const whole = w === width && h === height;
  const part = whole
    ? input
    : await sharp(input)
        .extract({ ...cut, width: w, height: h })
        .toBuffer();
  return { input: part, left: Math.max(0, left), top: Math.max(0, top) };
}
