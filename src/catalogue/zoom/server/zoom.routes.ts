import { type Context, Hono } from 'hono';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import { answerFile, answerNoFile, FOR_EVER } from '#ground/files/server/answer-file.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { hasTile, type Tile } from '../zoom.rules.ts';
import { cutLevel, tileKey } from './tiles.service.ts';

type Storage = ReturnType<typeof openStorage>;

/**
 * GET /zoom/{hash}/{level}/{column}-{row}.webp. A level is cut on the first request and stored: most pictures are never
 * zoomed.
 */
export function zoomFiles(storage: Storage): Hono<ApiEnv> {
  const cutOnce = openWorkshop<boolean>({ atOnce: 1, waiting: 24 });

  async function readTile(c: Context<ApiEnv>, hash: string, tile: Tile) {
    const cached = await storage.get(tileKey(hash, tile));
    if (cached) return cached;
    const picture = (await readPictures(c.var.db, [hash])).get(hash);
    if (!picture || !hasTile(picture, tile)) return undefined;
    const cut = await cutOnce(`${hash}/${tile.level}`, () => cutLevel(storage, picture, tile.level));
    return cut ? storage.get(tileKey(hash, tile)) : undefined;
  }

  return new Hono<ApiEnv>()
    .get('/zoom/:hash{[A-Za-z0-9_-]{20}}/:level{[0-9]}/:file{[0-9]{1,2}-[0-9]{1,2}\\.webp}', async (c) => {
      const { hash, level, file } = c.req.param();
      const [column = 0, row = 0] = file.replace('.webp', '').split('-').map(Number);
      const found = await readTile(c, hash, { level: Number(level), column, row });
      if (!found) return answerNoFile(c);
      return answerFile(c, {
        type: 'image/webp',
        tag: `${hash}-${level}-${column}-${row}`,
        cacheControl: FOR_EVER,
        content: found,
      });
    })
    .all('/zoom/*', answerNoFile);
}
