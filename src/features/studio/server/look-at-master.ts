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

/** Puts a master together, looks at it and makes its public pictures, or says why it cannot be used. */
export async function lookAt(order: Omit<MasterOrder, 'memory'>): Promise<MasterReply> {
  const { storage: settings, master_id, size, path, crop } = order;
  const storage = openStorage(settings);
  if (!(await assembleMaster(storage, master_id, size, path))) return { problem: 'a piece is missing' };
  const master = await openMaster({ path, size });
  if ('problem' in master) return { fault: master.problem };
  const { format, w_px, h_px } = master;
  if (offeredSizes({ w_px, h_px }).length === 0) return { fault: 'small' };
  if (crop && !isWithin(crop, { w_px, h_px })) return { fault: 'broken' };
  try {
    const picture = await developMaster(storage, master, crop ?? undefined);
    return { made: { format, w_px, h_px, picture } };
  } catch (error) {
    // A file can promise in its header what it does not hold.
    if (error instanceof Refusal) return { fault: 'broken' };
    throw error;
  }
}
