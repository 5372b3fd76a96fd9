import { Hono } from 'hono';
import { readDrawingJob } from '#catalogue/renderings/server/drawing-job.service.ts';
import { answerFile, answerNoFile } from '#ground/files/server/answer-file.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { ROOM_IDS, type RoomId } from '#ground/wall-address/wall-address.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { HUNG_WIDTH_PX, hungPicture, hungPlan } from './hung-picture.service.tsx';
import { wallPicture, wallPicturePlan } from './wall-picture.service.tsx';

/** The catalogue can change what an address shows; the ETag makes revalidation cheap. */
const HOUR = 'public, max-age=3600';
const FILE = '[1-9][0-9]{0,9}-[1-9][0-9]{0,9}-[1-9][0-9]{0,9}\\.jpg';

/**
 * GET /rooms/{room}/{item_id}-{size_id}-{frame_id}.jpg: a framed work in a drawn room, true to scale; /rooms/wall.jpg: all
 * works of a wall, whose address is the query.
 */
export function hungFiles(storage: ReturnType<typeof openStorage>): Hono<ApiEnv> {
  const drawOnce = openWorkshop<Buffer>({ atOnce: 1, waiting: 30 });

  return new Hono<ApiEnv>()
    .get('/rooms/wall.jpg', async (c) => {
      const plan = await wallPicturePlan(c.var.db, c.req.query());
      if (!plan) return answerNoFile(c);
      return answerFile(c, {
        type: 'image/jpeg',
        tag: plan.name,
        cacheControl: HOUR,
        disposition: { kind: 'attachment', name: 'wall.jpg' },
        content: () => drawOnce(plan.name, () => wallPicture(storage, plan)),
      });
    })
    .get(`/rooms/:room{${ROOM_IDS.join('|')}}/:file{${FILE}}`, async (c) => {
      const room = c.req.param('room') as RoomId;
      const [item_id = 0, size_id = 0, frame_id = 0] = c.req.param('file').split(/\D/).map(Number);
      const look = { width_px: HUNG_WIDTH_PX, format: 'jpg' } as const;
      const job = await readDrawingJob(c.var.db, { item_id, size_id, frame_id }, look);
      const plan = job && hungPlan({ ...job, room });
      if (!plan) return answerNoFile(c);
      return answerFile(c, {
        type: 'image/jpeg',
        tag: plan.name,
        cacheControl: HOUR,
        content: () => drawOnce(plan.name, () => hungPicture(storage, room, plan)),
      });
    });
}
