import { type Context, Hono } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import type { PictureFormat } from '#ground/pictures/picture.rules.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { renditionKey } from './picture-files.service.ts';

/** Content behind an address never changes, so nobody need ever ask again. */
const YEAR = 'public, max-age=31536000, immutable';

const FORMAT_OF_ENDING: Record<string, PictureFormat> = { avif: 'avif', webp: 'webp', jpg: 'jpeg' };

/** The public files of pictures, exactly those that exist: GET /pictures/{hash}/{width}.{avif|webp|jpg}. */
export function pictureFiles(storage: Storage): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/pictures/:hash{[A-Za-z0-9_-]{20}}/:file{[1-9][0-9]{1,4}\\.(?:avif|webp|jpg)}', async (c) => {
      const { hash, file } = c.req.param();
      const [width = '', ending = ''] = file.split('.');
      const format = FORMAT_OF_ENDING[ending];
      const found = format && (await storage.get(renditionKey(hash, Number(width), format)));
      if (!found) return missing(c);
      const etag = `"${hash}-${file}"`;
      c.header('Cache-Control', YEAR);
      c.header('ETag', etag);
      const known = isKnown(c.req.header('if-none-match'), etag);
      if (!known) {
        c.header('Content-Type', `image/${format}`);
        c.header('Content-Length', String(found.size));
      }
      if (!known && c.req.method === 'GET') return c.body(found.body);
      await found.body.cancel();
      return c.body(null, known ? 304 : 200);
    })
    .all('/pictures/*', missing);
}

function missing(c: Context<ApiEnv>): Response {
  c.header('Cache-Control', 'no-cache');
  return c.text('Not found', 404);
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);
}
