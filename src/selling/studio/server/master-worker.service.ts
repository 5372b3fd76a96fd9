import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureRow, saveDeveloped } from '#catalogue/pictures/server/picture-files.service.ts';
import { type PictureWorkspace, withPictureProcess } from '#catalogue/pictures/server/picture-processes.service.ts';
import { intakeFolder, type SentFile } from '#ground/files/server/file-intake.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import { type Crop, isWithin, type MasterFault, offeredSizes } from '../studio.rules.ts';
import { assembleMaster, type MasterPieces } from './master-files.ts';

export interface WorkerOptions {
  config: StorageSettings;
  signal: AbortSignal;
  /** For tests. */
  memory?: number;
  longest?: number;
}

/** A whole master or a part of it to process. */
interface MasterOrder {
  master: MasterPieces;
  crop: Crop | null;
}

export type MasterReply =
  | { made: { format: string; w_px: number; h_px: number; picture: PictureRow } }
  | { fault: MasterFault }
  | { problem: string };

type InspectReply = { w_px: number; h_px: number } | { fault: MasterFault };

/**
 * Assembles a master, and checks it and makes its public pictures in another process, or says why it cannot be used;
 * undefined if that process died or the shop is closing.
 */
export async function workOn(bench: WorkerOptions, order: MasterOrder): Promise<MasterReply | undefined> {
  const { config } = bench;
  const storage = openStorage(config);
  const folder = intakeFolder(config);
  await mkdir(folder, { recursive: true });
  const file = { path: join(folder, randomUUID()), size: order.master.size };
  try {
    if (!(await assembleMaster(storage, order.master, file.path))) return { problem: 'a piece is missing' };
    return await workOnFile(bench, file, order.crop);
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    await rm(file.path, { force: true });
  }
}

/** The same for a master that is in a local file already. */
export function workOnFile(bench: WorkerOptions, file: SentFile, crop: Crop | null): Promise<MasterReply | undefined> {
  const { config, memory, longest, signal } = bench;
  return withPictureProcess({ file, lane: 'masters', bounds: { memory, longest, signal } }, async (pictures) => {
    const reply = await developed(pictures, crop);
    if (reply && 'made' in reply) await saveDeveloped(openStorage(config), reply.made.picture, pictures.pathOf);
    return reply;
  });
}

/** Only inspects a local file: its size in pixels, or why it is no master; undefined if the process died. */
export function inspectFile(
  { memory, longest, signal }: WorkerOptions,
  file: SentFile,
): Promise<InspectReply | undefined> {
  return withPictureProcess({ file, lane: 'masters', bounds: { memory, longest, signal } }, async (pictures) => {
    const master = await openedMaster(pictures);
    return master && 'clean' in master ? { w_px: master.w_px, h_px: master.h_px } : master;
  });
}

/** The opened master, or why it is none. */
async function openedMaster(pictures: PictureWorkspace) {
  const answer = await pictures.ask('look', {});
  if (!('made' in answer)) return withoutPictures(answer);
  const master = answer.made;
  if ('problem' in master) return { fault: master.problem as MasterFault };
  const { w_px, h_px } = master;
  return offeredSizes({ w_px, h_px }).length === 0 ? { fault: 'small' as const } : master;
}

async function developed(pictures: PictureWorkspace, crop: Crop | null): Promise<MasterReply | undefined> {
  const master = await openedMaster(pictures);
  if (!master || 'fault' in master) return master;
  const { format, w_px, h_px } = master;
  if (crop && !isWithin(crop, { w_px, h_px })) return { fault: 'broken' };
  const made = await pictures.ask('develop', { master, cut: crop });
  return 'made' in made ? { made: { format, w_px, h_px, picture: made.made } } : withoutPictures(made);
}

type Failed = Exclude<Awaited<ReturnType<PictureWorkspace['ask']>>, { made: unknown }>;

/** A header can promise what the file does not contain. A file that killed its process is retried. */
function withoutPictures(failed: Failed): { fault: MasterFault } | undefined {
  if ('refused' in failed) return { fault: 'broken' };
  return failed.ended === 'memory' || failed.ended === 'time' ? { fault: 'heavy' } : undefined;
}
