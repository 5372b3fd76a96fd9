import { z } from 'zod';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { requireMember } from '#people/members/server/leave.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import type { DeletionOrder, ExportOrder } from '../data-request.contract.ts';
import { closeAccount, exportMember } from './account.service.ts';
import { lockRequest, settleRequest } from './data-request.service.ts';

/**
 * Sends the member a mail that leads to their account, where only they can open their data, or returns the file to staff. Both
 * are logged. Only an admin may export a colleague's data.
 */
export function carryOutExport(
  db: Db,
  staff: SignedIn,
  id: number,
  { version, by }: ExportOrder,
): Promise<Record<string, unknown> | null> {
  return inTransaction(db, async (tx) => {
    const { member_id } = await lockRequest(tx, id, { kind: 'export', version });
    const { lang, email: to, name, staff_role } = await requireMember(tx, member_id);
    if (staff_role !== null && staff.staff_role !== 'admin') throw new Refusal('forbidden');
    await settleRequest(tx, staff.member_id, id, 'done');
    await recordChange(tx, {
      staff_id: staff.member_id,
      subject: 'member',
      subject_id: member_id,
      action: 'export',
      after: { request: id, by },
    });
    if (by === 'download') return exportMember(tx, { member_id, lang, session_id: 0 });
    await queueMail(tx, { to, lang, kind: 'data_export_ready', data: { name, path: '/account' } });
    return null;
  });
}

/**
 * Deletes a member's account by the rules that apply to the member too. Staff members must give up their role first. The mail
 * is written afterwards, because deletion removes every mail to the address. Returns the pictures that nothing uses any more.
 */
export async function carryOutDeletion(
  db: Db,
  staff: SignedIn,
  id: number,
  { version, confirm }: DeletionOrder,
): Promise<string[]> {
  const pictures = await inTransaction(db, async (tx) => {
    const { member_id } = await lockRequest(tx, id, { kind: 'deletion', version });
    const { email, lang, name, staff_role } = await requireMember(tx, member_id);
    if (staff_role !== null) throw new Refusal('forbidden');
    const { error } = z.object({ confirm: z.literal(email) }).safeParse({ confirm });
    if (error) throw new Refusal('validation', { issues: error.issues });
    const unused = await closeAccount(tx, { member_id, email }, staff.member_id);
    await queueMail(tx, { to: email, lang, kind: 'account_deleted', data: { name } });
    await recordChange(tx, {
      staff_id: staff.member_id,
      subject: 'member',
      subject_id: member_id,
      action: 'delete',
      after: { request: id },
    });
    return unused;
  });
  worksChanged(db);
  return pictures;
}
