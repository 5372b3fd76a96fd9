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
import { IS_UNSENT } from './attach-files.service.ts';
import { attachment, message, thread } from './thread.tables.ts';
import { fileEntry } from './thread-read.service.ts';

type Storage = ReturnType<typeof openStorage>;

/** The total that one member may store. */
const QUOTA_BYTES = 200 * 1024 * 1024;
/** Files without a message yet: the limit is that of two open drafts. */
const MOST_UNSENT = 4 * MAX_FILES;
/** How many abandoned files an upload removes. */
const SWEEP = 20;

interface Prepared {
  type: AttachmentType;
  bytes: Uint8Array;
  width?: number;
  height?: number;
}

/** The upload folder and the storage of attachments. */
export interface AttachmentTarget {
  intake: FileIntake;
  storage: Storage;
}

const keyOf = (attachmentId: string) => `attachments/${attachmentId}` as const;

/** Saves a file for a member's message, which must follow within a day. */
export async function saveAttachment(
  db: Db,
  { intake, storage }: AttachmentTarget,
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
  // The row first: without it, the file would never be found again.
  const row = await insertWithin(db, { attachment_id, member_id: memberId, name, size: bytes.length, ...about });
  try {
    await storage.put(keyOf(attachment_id), bytes, about.type);
  } catch (error) {
    await db.delete(attachment).where(eq(attachment.attachment_id, attachment_id));
    throw error;
  }
  return fileEntry(row);
}

/** A sent file: the member's own, or anyone's for staff. For others it does not exist. */
export async function openAttachment(db: Db, storage: Storage, attachmentId: string, memberId?: number) {
  const own = memberId === undefined ? isNotNull(attachment.message_id) : eq(attachment.member_id, memberId);
  return openFile(db, storage, attachmentId, own);
}

/** A file from an application's conversation; files of other conversations are not found. */
export function openApplicationFile(db: Db, storage: Storage, attachmentId: string, applicationId: number) {
  const itsMessages = db
    .select({ id: message.message_id })
    .from(message)
    .innerJoin(thread, eq(thread.thread_id, message.thread_id))
    .where(eq(thread.application_id, applicationId));
  return openFile(db, storage, attachmentId, inArray(attachment.message_id, itsMessages));
}

/** A file sent to a visitor with one of these answers. */
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
 * Removes files whose message was never sent: they are too old to be sent, so nobody needs them. The file goes before its
 * row, because a row without a file is found again.
 */
export async function sweepAttachments(db: Db, storage: Storage): Promise<number> {
  const isAbandoned = and(IS_UNSENT, lt(attachment.created_at, sql`now() - interval '1 day 10 minutes'`));
  const forgotten = await db.select({ id: attachment.attachment_id }).from(attachment).where(isAbandoned).limit(SWEEP);
  for (const { id } of forgotten) {
    await storage.remove(keyOf(id));
    await db.delete(attachment).where(and(eq(attachment.attachment_id, id), isAbandoned));
  }
  return forgotten.length;
}

/** The bytes decide, never the file's name. */
async function prepared(file: SentFile): Promise<Prepared> {
  if (await isPdf(file)) return { type: 'application/pdf', bytes: await readFile(file.path) };
  return { type: 'image/jpeg', ...(await plainPhoto(file)) };
}

/** Checks the first and last bytes; PDFs are served only as a download. */
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
    // Two concurrent uploads must not both take the last free space.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`attachment ${row.member_id}`}, 0))`);
    await requireRoom(tx, row.member_id, row.size);
    return insertOne(tx.insert(attachment).values(row).returning());
  });
}

async function requireRoom(db: Db, memberId: number, size: number): Promise<void> {
  const [usage] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${attachment.size}), 0)::float8`,
      unsent: sql<number>`count(*) filter (where ${IS_UNSENT})::int`,
    })
    .from(attachment)
    .where(and(eq(attachment.member_id, memberId), eq(attachment.side, 'member')));
  if (usage && (usage.bytes + size > QUOTA_BYTES || usage.unsent >= MOST_UNSENT)) throw new Refusal('attachment_quota');
}

export async function hasAttachments(db: Db): Promise<boolean> {
  return (await db.select({ id: attachment.attachment_id }).from(attachment).limit(1)).length > 0;
}
