import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { and, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { plainPhoto } from '#catalogue/pictures/server/photo.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { FileIntake, SentFile } from '#ground/files/server/file-intake.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { AttachmentEntry } from '../thread.contract.ts';
import { type AttachmentType, fileNameOf, MAX_FILE_BYTES, MAX_FILES } from '../thread.rules.ts';
import { attachment, message, thread } from './thread.tables.ts';
import { fileEntry } from './thread-read.service.ts';
import { IS_LOOSE } from './tie-files.service.ts';

type Storage = ReturnType<typeof openStorage>;

/** What one member may keep with the shop in all. */
const QUOTA_BYTES = 200 * 1024 * 1024;
/** Files that wait for their message: as many as two open drafts may hold. */
const MOST_LOOSE = 4 * MAX_FILES;
/** How many forgotten files an upload clears away. */
const SWEEP = 20;

interface Prepared {
  type: AttachmentType;
  bytes: Uint8Array;
  width?: number;
  height?: number;
}

/** Where attachments come in and where they stay. */
export interface AttachmentRoom {
  intake: FileIntake;
  storage: Storage;
}

const keyOf = (attachmentId: string) => `attachments/${attachmentId}` as const;

/** Takes a file in that a member wants to send with a message; it waits a day for it. */
export async function saveAttachment(
  db: Db,
  { intake, storage }: AttachmentRoom,
  memberId: number,
  { name, body }: { name: string; body: ReadableStream<Uint8Array> | null },
): Promise<AttachmentEntry> {
  const who = String(memberId);
  const admit = async () => {
    await requireWithinLimit(db, { limit: 'attachment', who });
    await sweepAttachments(db, storage);
    await requireRoom(db, memberId, 0);
  };
  return intake.take({ who, body, most: MAX_FILE_BYTES }, admit, async (file) =>
    savePrepared(db, storage, { memberId, name }, await prepared(file)),
  );
}

async function savePrepared(
  db: Db,
  storage: Storage,
  { memberId, name: given }: { memberId: number; name: string },
  { bytes, ...about }: Prepared,
): Promise<AttachmentEntry> {
  const attachment_id = randomBytes(18).toString('base64url');
  const name = fileNameOf(given, about.type);
  // The row first: a file without one would never be found again.
  const row = await insertWithin(db, { attachment_id, member_id: memberId, name, size: bytes.length, ...about });
  try {
    await storage.put(keyOf(attachment_id), bytes, about.type);
  } catch (error) {
    await db.delete(attachment).where(eq(attachment.attachment_id, attachment_id));
    throw error;
  }
  return fileEntry(row);
}

/** A file that was sent: the member's own, or for staff anybody's. Whoever else asks is told that there is none. */
export async function openAttachment(db: Db, storage: Storage, attachmentId: string, memberId?: number) {
  const own = memberId === undefined ? isNotNull(attachment.message_id) : eq(attachment.member_id, memberId);
  return openFile(db, storage, attachmentId, own);
}

/** A file that was sent in the conversation about an application; one of any other conversation is not there. */
export function openApplicationFile(db: Db, storage: Storage, attachmentId: string, applicationId: number) {
  const itsMessages = db
    .select({ id: message.message_id })
    .from(message)
    .innerJoin(thread, eq(thread.thread_id, message.thread_id))
    .where(eq(thread.application_id, applicationId));
  return openFile(db, storage, attachmentId, inArray(attachment.message_id, itsMessages));
}

/** A file that went to a visitor with one of these answers. */
export function openAnswerFile(db: Db, storage: Storage, attachmentId: string, answerIds: readonly number[]) {
  return openFile(db, storage, attachmentId, inArray(attachment.answer_id, [...answerIds]));
}

async function openFile(db: Db, storage: Storage, attachmentId: string, which: SQL) {
  const [row] = await db
    .select()
    .from(attachment)
    .where(and(eq(attachment.attachment_id, attachmentId), which));
  const stored = row && (await storage.get(keyOf(attachmentId)));
  if (!stored) throw new Refusal('not_found');
  return { ...stored, name: row.name, type: row.type };
}

/**
 * Removes files whose message was never sent: older than any that can still be sent, so nobody needs them meanwhile. The file
 * before its row, because a row without a file is found again.
 */
export async function sweepAttachments(db: Db, storage: Storage): Promise<number> {
  const isForgotten = and(IS_LOOSE, lt(attachment.created_at, sql`now() - interval '1 day 10 minutes'`));
  const forgotten = await db.select({ id: attachment.attachment_id }).from(attachment).where(isForgotten).limit(SWEEP);
  for (const { id } of forgotten) {
    await storage.remove(keyOf(id));
    await db.delete(attachment).where(and(eq(attachment.attachment_id, id), isForgotten));
  }
  return forgotten.length;
}

/** Decided by what the bytes are, never by what they are called. */
async function prepared(file: SentFile): Promise<Prepared> {
  if (await isPdf(file)) return { type: 'application/pdf', bytes: await readFile(file.path) };
  return { type: 'image/jpeg', ...(await plainPhoto(file)) };
}

/** Begins and ends as a PDF does; it is only ever handed out as a download. */
async function isPdf({ path, size }: SentFile): Promise<boolean> {
  await using file = await open(path);
  const text = async (position: number, length: number) => {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
    return buffer.toString('latin1', 0, bytesRead);
  };
  return /^%PDF-[12]\.\d/.test(await text(0, 8)) && (await text(Math.max(0, size - 1_024), 1_024)).includes('%%EOF');
}

function insertWithin(db: Db, row: typeof attachment.$inferInsert & { member_id: number }) {
  return inTransaction(db, async (tx) => {
    // Two uploads at once must not both find room for one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`attachment ${row.member_id}`}, 0))`);
    await requireRoom(tx, row.member_id, row.size);
    return insertOne(tx.insert(attachment).values(row).returning());
  });
}

async function requireRoom(db: Db, memberId: number, size: number): Promise<void> {
  const [usage] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${attachment.size}), 0)::float8`,
      loose: sql<number>`count(*) filter (where ${IS_LOOSE})::int`,
    })
    .from(attachment)
    .where(and(eq(attachment.member_id, memberId), eq(attachment.side, 'member')));
  if (usage && (usage.bytes + size > QUOTA_BYTES || usage.loose >= MOST_LOOSE)) throw new Refusal('attachment_quota');
}
