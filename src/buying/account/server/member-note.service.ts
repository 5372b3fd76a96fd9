import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireMember } from '#people/members/server/leave.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { MemberNote, NoteEdit } from '../member-desk.contract.ts';
import { memberNote } from './member-desk.tables.ts';

const MOST = 100;

/** The latest first. */
export async function listNotes(db: Db, memberId: number): Promise<MemberNote[]> {
  const rows = await db
    .select()
    .from(memberNote)
    .where(and(eq(memberNote.member_id, memberId), isNull(memberNote.deleted_at)))
    .orderBy(desc(memberNote.note_id))
    .limit(MOST);
  const people = await readReaders(
    db,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map(({ note_id, text, author_id, created_at, edited_at, version }) => ({
    note_id,
    text,
    author: people.get(author_id)?.name ?? null,
    created_at: created_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
    version,
  }));
}

export function addNote(db: Db, staff: SignedIn, memberId: number, text: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireMember(tx, memberId);
    const [row] = await tx
      .insert(memberNote)
      .values({ member_id: memberId, author_id: staff.member_id, text })
      .returning({ id: memberNote.note_id });
    await recordNoteChange(tx, staff, memberId, row?.id ?? 0, 'note_add');
  });
}

/** Refuses an edit of an outdated version. */
export function editNote(db: Db, staff: SignedIn, memberId: number, noteId: number, edit: NoteEdit): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(memberNote)
      .where(and(isNote(memberId, noteId), isNull(memberNote.deleted_at)))
      .for('update');
    if (!row) throw new Refusal('not_found');
    if (row.version !== edit.version) throw new Refusal('conflict');
    await tx
      .update(memberNote)
      .set({ text: edit.text, author_id: staff.member_id, version: row.version + 1, edited_at: sql`now()` })
      .where(eq(memberNote.note_id, noteId));
    await recordNoteChange(tx, staff, memberId, noteId, 'note_edit');
  });
}

/** `isThere` is the state after the call. */
export function removeOrRestoreNote(
  db: Db,
  staff: SignedIn,
  memberId: number,
  noteId: number,
  isThere: boolean,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { deleted_at } = memberNote;
    const changed = await tx
      .update(memberNote)
      .set({ deleted_at: isThere ? null : sql`now()` })
      .where(and(isNote(memberId, noteId), isThere ? isNotNull(deleted_at) : isNull(deleted_at)))
      .returning({ id: memberNote.note_id });
    if (changed.length === 0) throw new Refusal('not_found');
    await recordNoteChange(tx, staff, memberId, noteId, isThere ? 'note_restore' : 'note_remove');
  });
}

/** For the member's own copy of their data. */
export async function exportNotes(db: Db, memberId: number) {
  const { text, created_at } = memberNote;
  return db
    .select({ text, created_at })
    .from(memberNote)
    .where(and(eq(memberNote.member_id, memberId), isNull(memberNote.deleted_at)))
    .orderBy(memberNote.note_id);
}

export async function deleteNotesOf(tx: Db, memberId: number): Promise<void> {
  await tx.delete(memberNote).where(eq(memberNote.member_id, memberId));
}

function isNote(memberId: number, noteId: number) {
  return and(eq(memberNote.member_id, memberId), eq(memberNote.note_id, noteId));
}

/** Logs which note, but none of its text: the log outlives a member who wants to be forgotten. */
async function recordNoteChange(
  tx: Db,
  staff: SignedIn,
  memberId: number,
  note: number,
  action: string,
): Promise<void> {
  const change = { staff_id: staff.member_id, subject: 'member', subject_id: memberId, action } as const;
  await recordChange(tx, { ...change, after: { note } });
}
