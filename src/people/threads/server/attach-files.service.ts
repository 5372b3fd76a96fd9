import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { Side } from '../thread.rules.ts';
import { attachment } from './thread.tables.ts';

/** Files without a message or answer yet. */
export const IS_UNSENT = and(isNull(attachment.message_id), isNull(attachment.answer_id));

/** Older ones can no longer be sent, so that the sweep may remove them without a lock. */
const IS_FRESH = gt(attachment.created_at, sql`now() - interval '1 day'`);

/** The message or answer, the sending side, and the new owner. */
interface AttachedTo {
  message_id?: number;
  answer_id?: number;
  side: Side;
  member_id: number | null;
}

/** Attaches files to a message or answer. Refuses files of others, sent ones and swept ones as not found. */
export async function attachFiles(
  tx: Db,
  authorId: number,
  files: readonly string[],
  attachedTo: AttachedTo,
): Promise<FileRow[]> {
  const tied: FileRow[] = [];
  for (const [place, id] of files.entries()) {
    const [row] = await tx
      .update(attachment)
      .set({ ...attachedTo, place })
      .where(and(eq(attachment.attachment_id, id), eq(attachment.member_id, authorId), IS_UNSENT, IS_FRESH))
      .returning();
    if (!row) throw new Refusal('attachment_gone');
    tied.push(row);
  }
  return tied;
}

type FileRow = typeof attachment.$inferSelect;
