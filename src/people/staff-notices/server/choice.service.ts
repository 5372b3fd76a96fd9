import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { kindsFor } from '#ground/staff-notices/notice.rules.ts';
import { deleteInbox, setPace } from '#ground/staff-notices/server/inbox.service.ts';
import type { Config } from '#http/server/config.ts';
import { readStaff } from '#people/members/server/staff/staff-readers.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { type Choices, dueAt, paceOf, STANDARD_CHOICES } from '../choice.rules.ts';
import type { ChoicesForm, ChoicesView } from '../notice.contract.ts';
import { linePush, staffNoticeChoice } from './staff-notice.tables.ts';

type ChoiceRow = Choices & { version: number };

/** By member; those who have chosen nothing have the standard. */
export async function readChoices(db: Db, ids: readonly number[]): Promise<(id: number) => ChoiceRow> {
  const rows =
    ids.length > 0
      ? await db
          .select()
          .from(staffNoticeChoice)
          .where(inArray(staffNoticeChoice.member_id, [...ids]))
      : [];
  const known = new Map(rows.map((row) => [row.member_id, row]));
  return (id) => known.get(id) ?? { ...STANDARD_CHOICES, version: 0 };
}

/** A staff member's own choices, for the kinds that their roles may see. */
export async function viewChoices(
  db: Db,
  me: SignedIn,
  { lineMessaging }: Pick<Config, 'lineMessaging'>,
): Promise<Omit<ChoicesView, 'code'>> {
  const own = (await readChoices(db, [me.member_id]))(me.member_id);
  const [reader] = await readStaff(db, [me.member_id]);
  const { channel, digest_hour, quiet_from, quiet_to, version } = own;
  return {
    kinds: kindsFor(me).map((kind) => ({ kind, pace: paceOf(kind, me, own) })),
    channel,
    digest_hour,
    quiet_from,
    quiet_to,
    line: !lineMessaging ? 'missing' : reader?.line_id ? 'ready' : 'unlinked',
    version,
  };
}

/** Saves a staff member's own choices. What is still unsent follows them. */
export async function saveChoices(db: Db, me: SignedIn, { version, ...form }: ChoicesForm, now = new Date()) {
  const mine = kindsFor(me);
  const kinds = Object.fromEntries(Object.entries(form.kinds).filter(([kind]) => mine.some((own) => own === kind)));
  const choices: Choices = { ...form, kinds };
  await inTransaction(db, async (tx) => {
    const row = { ...choices, member_id: me.member_id, version: version + 1 };
    const [saved] = await tx
      .insert(staffNoticeChoice)
      .values(row)
      .onConflictDoUpdate({
        target: staffNoticeChoice.member_id,
        set: row,
        setWhere: eq(staffNoticeChoice.version, version),
      })
      .returning({ version: staffNoticeChoice.version });
    if (!saved) throw new Refusal('conflict');
    const { member_id } = me;
    const chosen = (pace: 'now' | 'digest' | 'off') => mine.filter((kind) => paceOf(kind, me, choices) === pace);
    for (const pace of ['now', 'digest'] as const)
      await setPace(tx, member_id, chosen(pace), { pace, due_at: dueAt(pace, now, choices) });
    await setPace(tx, member_id, chosen('off'), null);
  });
}

/** Deletes the inbox, choices and unsent messages of a staff member who leaves. */
export async function deleteStaffNoticesOf(tx: Db, memberId: number): Promise<void> {
  await deleteInbox(tx, memberId);
  await tx.delete(staffNoticeChoice).where(eq(staffNoticeChoice.member_id, memberId));
  await tx.delete(linePush).where(eq(linePush.member_id, memberId));
}

/** For the member's own copy of their data; null if they have chosen nothing. */
export async function exportNoticeChoices(db: Db, memberId: number) {
  const [row] = await db.select().from(staffNoticeChoice).where(eq(staffNoticeChoice.member_id, memberId));
  return row ?? null;
}
