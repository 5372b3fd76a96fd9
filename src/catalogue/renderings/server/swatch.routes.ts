import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { Hono } from 'hono';
import { answerNoFile, FOR_EVER } from '#ground/files/server/answer-file.ts';
import { frame } from '#ground/framing/framing.contract.ts';
import { swatchSheetSvg } from '#ground/framing/framing.svg.ts';
import { readSwatchSheet, type SwatchFrame } from '#ground/framing/swatch-sheet.ts';
import type { ApiEnv } from '#http/server/context.ts';

const compress = promisify(brotliCompress);

/** A shop has one sheet, and two for a while when its frames change. */
const CACHED_SHEETS = 8;

const swatchFrame = frame.pick({
  material: true,
  profile: true,
  face_mm: true,
  rebate_mm: true,
  depth_mm: true,
  glazing: true,
  mat: true,
});

interface Sheet {
  svg: Buffer;
  brotli: Buffer;
}

/** GET /swatches/{edition}/{frames}.svg: the corner samples of the frames that the address describes. */
export function swatchFiles(): Hono<ApiEnv> {
  const cached = new Map<string, Sheet>();

  return new Hono<ApiEnv>()
    .get('/swatches/:edition{[0-9]{1,4}}/:file{[a-z0-9_-]{1,2000}\\.svg}', async (c) => {
      const name = c.req.param('file').slice(0, -'.svg'.length);
      const sheet = cached.get(name) ?? (await drawn(name));
      if (!sheet) return answerNoFile(c);
      cached.delete(name);
      cached.set(name, sheet);
      for (const oldest of cached.keys()) if (cached.size > CACHED_SHEETS) cached.delete(oldest);
      c.header('Cache-Control', FOR_EVER);
      c.header('Content-Type', 'image/svg+xml');
      c.header('Vary', 'Accept-Encoding');
      if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(new Uint8Array(sheet.svg));
      c.header('Content-Encoding', 'br');
      return c.body(new Uint8Array(sheet.brotli));
    })
    .all('/swatches/*', answerNoFile);
}

async function drawn(name: string): Promise<Sheet | undefined> {
  const frames = readSwatchSheet(name, (fields) => swatchFrame.safeParse(fields).data as SwatchFrame | undefined);
  if (!frames) return undefined;
  const svg = Buffer.from(swatchSheetSvg(frames));
  return { svg, brotli: await compress(svg) };
}
