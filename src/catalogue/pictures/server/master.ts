import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { Refusal } from '#shared/errors.ts';
import { boxInFile, isSideways, uprightSteps } from '../orientation.rules.ts';
import { readHeader } from './header/picture-header.ts';
import { openOriginal } from './open-original.ts';
import { developProof, type PictureRow } from './picture-files.service.ts';
import { isOriginal, MAX_PIXELS, type OriginalFormat, STRICT_DECODING } from './picture-intake.ts';
import { LONGEST_SIDE, type Proof, RECIPE } from './renditions.ts';

/** Why a file is no master: its kind, its pages, its pixels, damage, or too much data besides pixels. */
export type MasterProblem = 'type' | 'pages' | 'pixels' | 'broken' | 'heavy';

/** Dimensions are those of the upright picture. */
export interface Master {
  path: string;
  /** The file without parts that decoders do not need. */
  clean: string;
  format: OriginalFormat;
  w_px: number;
  h_px: number;
  orientation: number | undefined;
}

/** A part of the upright master, and its quarter turns afterwards. */
export interface Cut {
  x: number;
  y: number;
  w: number;
  h: number;
  turns: number;
}

/** Reads the header before any pixel is decoded; returns the master or the problem. */
export async function openMaster(file: SentFile, folder: string): Promise<Master | { problem: MasterProblem }> {
  const header = await readHeader(file);
  if ('problem' in header) return header;
  if (!isOriginal(header)) return { problem: 'type' };
  if (header.pages > 1) return { problem: 'pages' };
  const { width, height, format } = header;
  if (width * height > MAX_PIXELS) return { problem: 'pixels' };
  const opened = await openOriginal(file.path, header, folder).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!opened) return { problem: 'broken' };
  const { orientation } = opened.said;
  const [w_px, h_px] = isSideways(orientation) ? [height, width] : [width, height];
  return { path: file.path, clean: opened.path, format, w_px, h_px, orientation };
}

/** Makes the public pictures of a master or a part of it; refuses a file that does not match its header. */
export async function developMaster(
  storage: Pick<Storage, 'put'>,
  master: Master,
  cut: Cut = { x: 0, y: 0, w: master.w_px, h: master.h_px, turns: 0 },
): Promise<PictureRow> {
  const proof = await proofOfMaster(master, cut);
  return developProof(storage, await hashOf(master.path, cut), proof);
}

/**
 * A proof no larger than is ever shown. The rotation comes last, on the small copy: decoders read line by line, and
 * rotating the full picture would need all of it in memory.
 */
async function proofOfMaster(master: Master, { turns, ...cut }: Cut): Promise<Proof> {
  const { orientation } = master;
  const isTurned = isSideways(orientation);
  const file = isTurned ? { w: master.h_px, h: master.w_px } : { w: master.w_px, h: master.h_px };
  const { x, y, w, h } = boxInFile(cut, orientation, file);
  const opened = sharp(master.clean, STRICT_DECODING);
  if (w !== file.w || h !== file.h) opened.extract({ left: x, top: y, width: w, height: h });
  const small = opened
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' });
  const { isMirrored, quarters } = uprightSteps(orientation);
  const mirrored = await pixelsOf(small);
  const straight = isMirrored ? await pixelsOf(reopened(mirrored).flop().raw()) : mirrored;
  const angle = (90 * (quarters + turns)) % 360;
  return angle === 0 ? straight : pixelsOf(reopened(straight).rotate(angle).raw());
}

async function pixelsOf(image: ReturnType<typeof sharp>): Promise<Proof> {
  try {
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal('unsupported_media');
  }
}

function reopened({ pixels, width, height }: Proof) {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** From all of the file's bytes, so that only owners of the file can guess its pictures' addresses. */
async function hashOf(path: string, cut: Cut): Promise<string> {
  const hash = createHash('sha256').update(`${RECIPE} master ${cut.x} ${cut.y} ${cut.w} ${cut.h} ${cut.turns} `);
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer);
  return hash.digest('base64url').slice(0, 20);
}
