// A process beside the shop for one master, run by Node without a build: a file that somebody sent is decoded here and
// nowhere else. It may take so much memory and no more; whatever it does, the shop goes on.
import sharp from 'sharp';
import { developMaster, type MasterProblem, openMaster } from '#features/pictures/server/master.service.ts';
import type { PictureRow } from '#features/pictures/server/picture-files.service.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import { Refusal } from '#shared/errors.ts';
import { type Crop, isWithin, offeredSizes } from '../studio.rules.ts';
import { assembleMaster } from './master-files.ts';

/** A master to look at, all of it or a part. */
export interface MasterOrder {
  storage: StorageSettings;
  master_id: string;
  size: number;
  /** Where it may be put together. */
  path: string;
  crop: Crop | null;
  /** Bytes of memory the process may take. */
  memory: number;
}
export type MasterReply =
  | { made: { format: string; w_px: number; h_px: number; picture: PictureRow } }
  | { fault: MasterProblem | 'small' | 'heavy' }
  | { problem: string };

const WATCH_MS = 25;

// One thread, one picture, nothing remembered: how much it takes must not depend on the machine's cores.
sharp.concurrency(1);
sharp.cache(false);

process.once('message', (order: MasterOrder) => {
  // Decoding runs on another thread, so this clock goes on meanwhile.
  setInterval(() => {
    if (process.memoryUsage.rss() > order.memory) answer({ fault: 'heavy' });
  }, WATCH_MS);
  void replyTo(order).then(answer);
});
// Ctrl+C reaches every process of the terminal; it is for the shop to say when work ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());

function answer(reply: MasterReply): void {
  process.send?.(reply, () => process.exit());
}

async function replyTo(order: MasterOrder): Promise<MasterReply> {
  try {
    return await make(order);
  } catch (error) {
    if (error instanceof Refusal) return { fault: 'broken' };
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function make({ storage: settings, master_id, size, path, crop }: MasterOrder): Promise<MasterReply> {
  const storage = openStorage(settings);
  if (!(await assembleMaster(storage, master_id, size, path))) return { problem: 'a piece is missing' };
  const master = await openMaster({ path, size });
  if ('problem' in master) return { fault: master.problem };
  const { format, w_px, h_px } = master;
  if (offeredSizes({ w_px, h_px }).length === 0) return { fault: 'small' };
  if (crop && !isWithin(crop, { w_px, h_px })) return { fault: 'broken' };
  const picture = await developMaster(storage, master, crop ?? undefined);
  return { made: { format, w_px, h_px, picture } };
}
