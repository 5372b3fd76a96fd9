import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureRow, saveDeveloped } from '#catalogue/pictures/server/picture-files.service.ts';
import { onPictureBench, type PictureBench } from '#catalogue/pictures/server/picture-processes.service.ts';
import { intakeFolder } from '#ground/files/server/file-intake.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import { type Crop, isWithin, type MasterFault, offeredSizes } from '../studio.rules.ts';
import { assembleMaster, type MasterPieces } from './master-files.ts';

export interface Bench {
  config: StorageSettings;
  signal: AbortSignal;
  /** For tests. */
  memory?: number;
  longest?: number;
}

/** A master to look at, all of it or a part. */
interface MasterOrder {
  master: MasterPieces;
  crop: Crop | null;
}

export type MasterReply =
  | { made: { format: string; w_px: number; h_px: number; picture: PictureRow } }
  | { fault: MasterFault }
  | { problem: string };

/**
 * Puts a master together, has it looked at and its public pictures made in another process, or says why it cannot be used;
 * undefined if that process ended without a word, or the shop closes.
 */
export async function workOn(bench: Bench, order: MasterOrder): Promise<MasterReply | undefined> {
  const { config, memory, longest, signal } = bench;
  const storage = openStorage(config);
  const folder = intakeFolder(config);
  await mkdir(folder, { recursive: true });
  const file = { path: join(folder, randomUUID()), size: order.master.size };
  try {
    if (!(await assembleMaster(storage, order.master, file.path))) return { problem: 'a piece is missing' };
    const bounds = { memory, longest, signal };
    return await onPictureBench({ file, lane: 'masters', bounds }, async (pictures) => {
      const reply = await developed(pictures, order.crop);
      if (reply && 'made' in reply) await saveDeveloped(storage, reply.made.picture, pictures.pathOf);
      return reply;
    });
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    await rm(file.path, { force: true });
  }
}

async function developed(pictures: PictureBench, crop: Crop | null): Promise<MasterReply | undefined> {
  const looked = await pictures.ask('look', {});
  if (!('made' in looked)) return withoutPictures(looked);
  const master = looked.made;
  if ('problem' in master) return { fault: master.problem };
  const { format, w_px, h_px } = master;
  if (offeredSizes({ w_px, h_px }).length === 0) return { fault: 'small' };
  if (crop && !isWithin(crop, { w_px, h_px })) return { fault: 'broken' };
  const made = await pictures.ask('develop', { master, cut: crop });
  return 'made' in made ? { made: { format, w_px, h_px, picture: made.made } } : withoutPictures(made);
}

type Failed = Exclude<Awaited<ReturnType<PictureBench['ask']>>, { made: unknown }>;

/** A file can promise in its header what it does not hold. One that ended its process is tried again. */
function withoutPictures(failed: Failed): MasterReply | undefined {
  if ('refused' in failed) return { fault: 'broken' };
  return failed.ended === 'memory' || failed.ended === 'time' ? { fault: 'heavy' } : undefined;
}
