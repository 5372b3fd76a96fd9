import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { Hono } from 'hono';
import { answerNoFile, FOR_EVER } from '#ground/files/server/answer-file.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { roomPictureNamed } from './room-picture.service.tsx';

const compress = promisify(brotliCompress);

/** GET /rooms/{name}.svg: a layer of a drawn room, for pages that do not draw it themselves. */
export function roomFiles(): Hono<ApiEnv> {
  const compressed = new Map<string, Buffer>();

  return new Hono<ApiEnv>()
    .get('/rooms/:file{[a-z0-9-]{1,80}\\.svg}', async (c) => {
      const picture = roomPictureNamed(c.req.param('file'));
      if (!picture) return answerNoFile(c);
      c.header('Cache-Control', FOR_EVER);
      c.header('Content-Type', 'image/svg+xml');
      c.header('Vary', 'Accept-Encoding');
      if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(picture.svg);
      const brotli = compressed.get(picture.name) ?? (await compress(picture.svg));
      compressed.set(picture.name, brotli);
      c.header('Content-Encoding', 'br');
      return c.body(new Uint8Array(brotli));
    })
    .all('/rooms/*', answerNoFile);
}
