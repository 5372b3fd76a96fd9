import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { renditionKey } from '#catalogue/pictures/server/picture-files.service.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { type DrawnFrame, frameGeometry } from '#ground/framing/framing.geometry.ts';
import { framedSvg, shadowMargin } from '#ground/framing/framing.svg.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { Refusal } from '#shared/errors.ts';

type Storage = ReturnType<typeof openStorage>;

export const FRAMED_FORMATS = ['webp', 'jpg', 'png'] as const;
export type FramedFormat = (typeof FRAMED_FORMATS)[number];

export interface DrawingJob {
  picture: Pick<Picture, 'hash' | 'widths'>;
  size: Extent;
  frame: DrawnFrame;
  /** Of the whole file: the frame and enough wall for its shadow. */
  width_px: number;
  format: FramedFormat;
  /** The wall's colour. Without one the wall is transparent except for the shadow; a JPEG is never transparent. */
  ground?: string | undefined;
}

/** The default wall, for formats without transparency. */
const WALL = '#faf8f4';
/** Smaller cards and cart lines have no pixels for the grain. */
const FULL_DETAIL_PX = 400;
/** Part of every name, for changes of the encoding alone; the drawing itself is part of it too. */
const RECIPE = 'framed 1';

/** The drawing with a gap for the picture, and a name for all that decides how it looks. */
interface FramedPlan {
  name: string;
  svg: string;
  /** The width of the picture in it. */
  print_px: number;
}

/** Names the result before any costly work: a changed drawing has a new name. */
export function framedPlan(job: DrawingJob): FramedPlan {
  const { picture, size, frame, width_px, format } = job;
  const wall = job.ground ?? (format === 'jpg' ? WALL : undefined);
  const svg = framedSvg(size, frame, {
    href: pictureMark(picture.hash),
    width_px,
    detail: width_px < FULL_DETAIL_PX ? 'light' : 'full',
    ...(wall && { wall }),
  });
  const { outer, print } = frameGeometry(size, frame);
  const name = createHash('sha256').update(`${RECIPE} ${format} ${svg}`).digest('base64url').slice(0, 20);
  return { name, svg, print_px: (width_px * print.w) / (outer.w + 2 * shadowMargin(frame)) };
}

/** Drawn from the same geometry as in the browser, for cart lines, mails and PDFs, and cached. */
export async function framedPicture(storage: Storage, job: DrawingJob): Promise<Buffer> {
  const plan = framedPlan(job);
  const key = framedKey(plan.name, job.format);
  const cached = await storage.get(key);
  if (cached) return Buffer.from(await new Response(cached.body).arrayBuffer());
  const drawn = await drawFramed(storage, job, plan);
  await storage.put(key, drawn, framedType(job.format));
  return drawn;
}

export function framedType(format: FramedFormat): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`;
}

function framedKey(name: string, format: FramedFormat): `renditions/${string}` {
  return `renditions/${name}/framed.${format}`;
}

async function drawFramed(storage: Storage, { picture, format }: DrawingJob, plan: FramedPlan): Promise<Buffer> {
  const sheet = await printOf(storage, picture, plan.print_px);
  const svg = plan.svg.replace(pictureMark(picture.hash), `data:image/png;base64,${sheet.toString('base64')}`);
  return ENCODERS[format](sharp(Buffer.from(svg))).toBuffer();
}

const ENCODERS: Record<FramedFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 84, alphaQuality: 90, effort: 4 }),
  jpg: (image) => image.flatten({ background: WALL }).jpeg({ quality: 86, chromaSubsampling: '4:4:4' }),
  png: (image) => image.png({ compressionLevel: 9 }),
};

/** Scaled beforehand: the SVG renderer would take every tenth pixel of a large picture, which gives grain. */
async function printOf(storage: Storage, { hash, widths }: DrawingJob['picture'], print_px: number): Promise<Buffer> {
  const wanted = Math.max(1, Math.ceil(print_px));
  const width = widths.find((known) => known >= wanted) ?? widths.at(-1) ?? 0;
  const file = await storage.get(renditionKey(hash, width, 'jpeg'));
  if (!file) throw new Refusal('not_found');
  return sharp(await new Response(file.body).arrayBuffer())
    .resize(wanted)
    .png({ compressionLevel: 3 })
    .toBuffer();
}

function pictureMark(hash: string): string {
  return `picture:${hash}`;
}
