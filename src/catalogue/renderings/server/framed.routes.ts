import { Hono } from 'hono';
import type { Db } from '#db/server/connect.ts';
import { answerFile, answerNoFile } from '#ground/files/server/answer-file.ts';
import { offeredFrames } from '#ground/framing/framing.rules.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { type Lang, langFromHeader } from '#shared/locale.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { readDrawingJob, readShownWork } from './drawing-job.service.ts';
import {
  type DrawingJob,
  FRAMED_FORMATS,
  type FramedFormat,
  framedPicture,
  framedPlan,
  framedType,
} from './framed.service.ts';
import { type SocialJob, socialName, socialPicture } from './social.service.ts';

type Storage = ReturnType<typeof openStorage>;

const FRAMED_WIDTHS = [160, 320, 640, 1200] as const;
/** The catalogue can change what an address shows; the ETag makes revalidation cheap. */
const HOUR = 'public, max-age=3600';
/** item-size-frame~picture-width.format; the picture only if the work now has another. */
const FILE = `[1-9][0-9]{0,9}-[1-9][0-9]{0,9}-[1-9][0-9]{0,9}(?:~[A-Za-z0-9_-]{1,40})?-(?:${FRAMED_WIDTHS.join('|')})\\.(?:${FRAMED_FORMATS.join('|')})`;

/**
 * Framed works as files for mails, PDFs, cart lines and social networks: GET
 * /framed/{item_id}-{size_id}-{frame_id}~{picture}-{width}.{webp|jpg|png} and GET /social/{item_id}.jpg, with `?lang=`
 * for its label.
 */
export function framedFiles(storage: Storage): Hono<ApiEnv> {
  const drawOnce = openWorkshop<Buffer>({ atOnce: 1, waiting: 60 });

  return new Hono<ApiEnv>()
    .get(`/framed/:file{${FILE}}`, async (c) => {
      const job = await drawingJob(c.var.db, c.req.param('file'));
      if (!job) return answerNoFile(c);
      const { name } = framedPlan(job);
      return answerFile(c, {
        type: framedType(job.format),
        tag: name,
        cacheControl: HOUR,
        content: () => drawOnce(name, () => framedPicture(storage, job)),
      });
    })
    .get('/social/:file{[1-9][0-9]{0,9}\\.jpg}', async (c) => {
      const lang = langFromHeader(c.req.query('lang'));
      const job = await socialJob(c.var.db, lang, Number.parseInt(c.req.param('file'), 10));
      if (!job) return answerNoFile(c);
      const name = socialName(job);
      return answerFile(c, {
        type: 'image/jpeg',
        tag: name,
        cacheControl: HOUR,
        content: () => drawOnce(name, () => socialPicture(storage, job)),
      });
    })
    .all('/framed/*', answerNoFile)
    .all('/social/*', answerNoFile);
}

function drawingJob(db: Db, file: string): Promise<DrawingJob | undefined> {
  const [, ids = '', picture_hash, width, format] = /^([\d-]+\d)(?:~(.+))?-(\d+)\.(\w+)$/.exec(file) ?? [];
  const [item_id = 0, size_id = 0, frame_id = 0] = ids.split('-').map(Number);
  const look = { width_px: Number(width), format: format as FramedFormat };
  return readDrawingJob(db, { item_id, size_id, frame_id, picture_hash }, look);
}

/** With the default size and frame of the product page. */
async function socialJob(db: Db, lang: Lang, itemId: number): Promise<SocialJob | undefined> {
  if (itemId > LARGEST_ID) return undefined;
  const shown = await readShownWork(db, lang, itemId);
  const { picture, title, artist, year } = shown?.item ?? {};
  const size = shown?.sizes[Math.floor((shown.sizes.length - 1) / 2)];
  const offered = size ? offeredFrames(size, shown.frames) : [];
  const frame = offered.find(({ face_mm }) => face_mm > 0) ?? offered[0];
  if (!picture || !size || !frame || !title || !artist || year === undefined) return undefined;
  return { picture, size, frame, label: { title, artist: artist.name, year } };
}
