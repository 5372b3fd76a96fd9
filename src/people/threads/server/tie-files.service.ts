import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { Side } from '../thread.rules.ts';
import { attachment } from './thread.tables.ts';

/** Files that were sent with nothing yet. */
export const IS_LOOSE = and(isNull(attachment.message_id), isNull(attachment.answer_id));

/** Older ones can no longer be sent, so that the sweep may remove them without holding the database. */
const IS_FRESH = gt(attachment.created_at, sql`now() - interval '1 day'`);

/** What files are sent with, by which side, and whose they are from then on. */
interface Tie {
  message_id?: number;
  answer_id?: number;
  side: Side;
  member_id: number | null;
}

/** Ties files to what they are sent with. One that is somebody else's, was sent before, or was swept is not there. */
export async function tieFiles(tx: Db, authorId: number, files: readonly string[], tie: Tie): Promise<FileRow[]> {
  const tied: FileRow[] = [];
  for (const [place, id] of files.entries()) {
    const [row] = await tx
      .update(attachment)
      .set({ ...tie, place })
      .where(and(eq(attachment.attachment_id, id), eq(attachment.member_id, authorId), IS_LOOSE, IS_FRESH))
      .returning();
    if (!row) throw new Refusal('attachment_gone');
    tied.push(row);
  }
  return tied;
}

type FileRow = typeof attachment.$inferSelect;
