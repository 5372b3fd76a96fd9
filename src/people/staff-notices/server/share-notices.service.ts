import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { kindsFor } from '#ground/staff-notices/notice.rules.ts';
import {
  type InboxLine,
  lockNewNotices,
  type NoticeRow,
  shareNotices,
} from '#ground/staff-notices/server/inbox.service.ts';
import { readStaff, type StaffReader } from '#people/members/server/staff/staff-readers.service.ts';
import { type Choices, dueAt, paceOf } from '../choice.rules.ts';
import { readChoices } from './choice.service.ts';

const BATCH = 100;

interface Sharing {
  /** How long immediate notices are gathered. */
  gatherMs: number;
}

/** Puts new notices into the inboxes of the people who may see them and want them. Returns how many there were. */
export async function shareNewNotices(db: Db, { gatherMs }: Sharing, signal?: AbortSignal): Promise<number> {
  for (let shared = 0; ; ) {
    const count = signal?.aborted ? 0 : await inTransaction(db, (tx) => shareBatch(tx, gatherMs));
    shared += count;
    if (count < BATCH) return shared;
  }
}

async function shareBatch(tx: Db, gatherMs: number): Promise<number> {
  const notices = await lockNewNotices(tx, BATCH);
  if (notices.length === 0) return 0;
  const staff = await readStaff(tx);
  const choicesOf = await readChoices(
    tx,
    staff.map(({ member_id }) => member_id),
  );
  const { info } = await readSettings(tx);
  const lines = staff.flatMap((person) => {
    const mine = kindsFor(person);
    const choices = choicesOf(person.member_id);
    return notices
      .filter(({ kind }) => mine.includes(kind))
      .flatMap((notice) => lineFor(notice, person, choices, { gatherMs, desk: info.email }));
  });
  await shareNotices(
    tx,
    notices.map(({ notice_id }) => notice_id),
    lines,
  );
  return notices.length;
}

function lineFor(
  { notice_id, kind, created_at, handled_at }: NoticeRow,
  person: StaffReader,
  choices: Choices,
  { gatherMs, desk }: { gatherMs: number; desk: string },
): InboxLine[] {
  const pace = paceOf(kind, person, choices);
  if (pace === 'off') return [];
  // The shop’s address gets every enquiry in full already.
  const isMailed = kind === 'enquiry' && person.email === desk && choices.channel === 'mail';
  const isSent = handled_at !== null || isMailed;
  const due_at = isSent ? null : dueAt(pace, created_at, choices, gatherMs);
  return [{ member_id: person.member_id, notice_id, pace, due_at }];
}
