import type { Db } from '#db/server/connect.ts';
import { kindsFor } from '#ground/staff-notices/notice.rules.ts';
import { countUnread, listInbox, markRead } from '#ground/staff-notices/server/inbox.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { NoticeEntry, ReadForm } from '../notice.contract.ts';

const PAGE = 20;

/** A page of a staff member's notices, the latest first; only kinds that their present roles may see. */
export async function listNotices(
  db: Db,
  me: SignedIn,
  before: number | undefined,
): Promise<{ list: NoticeEntry[]; next: number | null }> {
  const rows = await listInbox(db, me.member_id, { kinds: kindsFor(me), before, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const people = await readReaders(
    db,
    shown.flatMap(({ handled_by }) => handled_by ?? []),
  );
  const list = shown.map(({ handled_at, handled_by, created_at, read_at, facts, ...row }) => ({
    ...row,
    facts: facts as NoticeEntry['facts'],
    created_at: created_at.toISOString(),
    read: read_at !== null,
    handled: handled_at && {
      at: handled_at.toISOString(),
      by: people.get(handled_by ?? 0)?.name ?? null,
      by_me: handled_by === me.member_id,
    },
  }));
  return { list, next: rows.length > PAGE ? (shown.at(-1)?.notice_id ?? null) : null };
}

export async function unreadNotices(db: Db, me: SignedIn): Promise<{ unread: number }> {
  return { unread: await countUnread(db, me.member_id, kindsFor(me)) };
}

export async function readNotices(db: Db, me: SignedIn, form: ReadForm): Promise<{ unread: number }> {
  await markRead(db, me.member_id, form);
  return unreadNotices(db, me);
}
