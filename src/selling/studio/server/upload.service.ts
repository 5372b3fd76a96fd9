import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { FileIntake, SentFile } from '#ground/files/server/file-intake.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Upload, UploadForm } from '../studio.contract.ts';
import { masterName, PIECE_BYTES } from '../studio.rules.ts';
import { newPieceName, pieceKey, removePieces } from './master-files.ts';
import { master } from './studio.tables.ts';

/** The total for one seller's masters, and for the shop's unused ones: fifty of the largest. */
const QUOTA_BYTES = 10 * 1024 ** 3;
/** Masters in transit or without a work. */
const MOST_UNUSED = 12;
/** Wakes the job that checks masters, so that it starts immediately. */
export const MASTER_CHANNEL = 'master';

export type MasterRow = typeof master.$inferSelect;

/** The intake folder and the storage of pieces. */
export interface UploadTarget {
  intake: FileIntake;
  storage: ReturnType<typeof openStorage>;
}

/**
 * Starts a master of so many bytes, within the quota. The shop's own works are unlimited: for staff, only masters without a
 * work count.
 */
export async function beginUpload(
  db: Db,
  memberId: number,
  { name, size }: UploadForm,
  { house = false } = {},
): Promise<Upload> {
  await requireWithinLimit(db, { limit: 'master', who: String(memberId) });
  return inTransaction(db, async (tx) => {
    // Two concurrent calls must not both take the last free space.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`master ${memberId}`}, 0))`);
    const isUnused = sql`${master.item_id} is null`;
    const [usage] = await tx
      .select({
        bytes: sql<number>`coalesce(sum(${master.size}), 0)::float8`,
        loose: sql<number>`count(*) filter (where ${isUnused} and ${master.state} <> 'refused')::int`,
      })
      .from(master)
      .where(and(eq(master.member_id, memberId), house ? isUnused : undefined));
    if (usage && (usage.bytes + size > QUOTA_BYTES || usage.loose >= MOST_UNUSED)) throw new Refusal('upload_quota');
    const master_id = randomBytes(18).toString('base64url');
    const row = await insertOne(
      tx
        .insert(master)
        .values({ master_id, member_id: memberId, name: masterName(name), size })
        .returning(),
    );
    return uploadView(tx, row);
  });
}

/** The progress of a seller's own master; another's is not found. */
export async function readUpload(db: Db, memberId: number, uploadId: string): Promise<Upload> {
  return uploadView(db, await ownMaster(db, memberId, uploadId));
}

/**
 * Accepts the next piece, only at the current offset and of the right length: after a lost connection, a repeated or
 * misplaced piece, or an upload from two tabs, the conflict says how far it has come.
 */
export async function acceptPiece(
  db: Db,
  { intake, storage }: UploadTarget,
  memberId: number,
  { uploadId, offset, body }: { uploadId: string; offset: number; body: ReadableStream<Uint8Array> | null },
): Promise<Upload> {
  const who = String(memberId);
  const admit = async () => {
    await requireWithinLimit(db, { limit: 'master_piece', who });
    requireNext(await ownMaster(db, memberId, uploadId), offset);
  };
  return intake.take({ who, body, most: PIECE_BYTES }, admit, (file) =>
    storePiece(db, storage, { uploadId, offset, file }),
  );
}

interface SentPiece {
  uploadId: string;
  offset: number;
  file: SentFile;
}

/**
 * Records the piece's name, writes it, and makes it part of the master: storage may be slow, and no transaction waits for
 * it. A recorded piece that did not become part is removed now or, if the process was killed, by the sweep.
 */
async function storePiece(db: Db, storage: UploadTarget['storage'], sent: SentPiece): Promise<Upload> {
  const { uploadId, offset, file } = sent;
  const bytes = await readFile(file.path);
  const name = newPieceName(offset);
  await changeMaster(db, sent, (row) => ({ begun: [...row.begun, name] }));
  try {
    await storage.put(pieceKey(uploadId, name), bytes, 'application/octet-stream');
    return await changeMaster(db, sent, (row) => {
      const received = offset + bytes.length;
      return {
        received,
        pieces: [...row.pieces.slice(0, offset / PIECE_BYTES), name],
        begun: row.begun.filter((other) => other !== name),
        ...(received === row.size && { state: 'received', due_at: sql`now()` }),
      };
    });
  } catch (error) {
    await discardPiece(db, storage, uploadId, name);
    throw error;
  }
}

/** Changes a master that still expects exactly this piece. */
async function changeMaster(
  db: Db,
  { uploadId, offset, file }: SentPiece,
  change: (row: MasterRow) => PgUpdateSetSource<typeof master>,
): Promise<Upload> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(master).where(eq(master.master_id, uploadId)).for('update');
    if (!row) throw new Refusal('conflict');
    requireNext(row, offset);
    if (file.size !== Math.min(PIECE_BYTES, row.size - offset)) throw new Refusal('validation');
    const [changed] = await tx
      .update(master)
      .set({ ...change(row), changed_at: sql`now()` })
      .where(eq(master.master_id, uploadId))
      .returning();
    if (!changed) throw new Error('a held master has gone');
    if (changed.state === 'received') await sendNotice(tx, MASTER_CHANNEL, uploadId);
    return uploadView(tx, changed);
  });
}

/** Removes a piece for which another tab was faster; if that fails, it stays recorded for the sweep. */
async function discardPiece(db: Db, storage: UploadTarget['storage'], uploadId: string, name: string): Promise<void> {
  const isRemoved = await removePieces(storage, uploadId, [name]).then(
    () => true,
    () => false,
  );
  if (!isRemoved) return;
  await db
    .update(master)
    .set({ begun: sql`${master.begun} - ${name}::text` })
    .where(eq(master.master_id, uploadId));
}

function requireNext({ state, received }: MasterRow, offset: number): void {
  if (state !== 'receiving' || received !== offset) throw new Refusal('conflict', { more: { received } });
}

async function ownMaster(db: Db, memberId: number, uploadId: string): Promise<MasterRow> {
  const [row] = await db
    .select()
    .from(master)
    .where(and(eq(master.master_id, uploadId), eq(master.member_id, memberId)));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** A master as its seller and reviewers see it. */
export async function uploadView(db: Db, row: MasterRow): Promise<Upload> {
  const { master_id: upload_id, name, size, received, state, fault, w_px, h_px, picture_hash } = row;
  const picture = picture_hash ? (await readPictures(db, [picture_hash])).get(picture_hash) : undefined;
  return {
    upload_id,
    name,
    size,
    received,
    piece_bytes: PIECE_BYTES,
    state,
    ...(fault && { fault }),
    ...(w_px && h_px && { w_px, h_px }),
    ...(picture && { picture }),
  };
}
