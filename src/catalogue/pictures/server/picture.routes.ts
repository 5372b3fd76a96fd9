import { Hono } from 'hono';
import { answerFile, answerNoFile, FOR_EVER } from '#ground/files/server/answer-file.ts';
import type { PictureFormat } from '#ground/pictures/picture.rules.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { renditionKey } from './picture-files.service.ts';

const FORMAT_OF_ENDING: Record<string, PictureFormat> = { avif: 'avif', webp: 'webp', jpg: 'jpeg' };

/** GET /pictures/{hash}/{width}.{avif|webp|jpg}: only the public files that exist. */
export function pictureFiles(storage: Storage): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pictures/:hash{[A-Za-z0-9_-]{20}}/:file{[1-9][0-9]{1,4}\\.(?:avif|webp|jpg)}', async (c) => {
      const { hash, file } = c.req.param();
      const [width = '', ending = ''] = file.split('.');
      const format = FORMAT_OF_ENDING[ending];
      const found = format && (await storage.get(renditionKey(hash, Number(width), format)));
      if (!found) return answerNoFile(c);
      return answerFile(c, {
        type: `image/${format}`,
        tag: `${hash}-${file}`,
        cacheControl: FOR_EVER,
        content: found,
      });
    })
    .all('/pictures/*', answerNoFile);
}
