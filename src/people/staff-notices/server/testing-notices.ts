import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { NoticeSummary } from '#ground/staff-notices/notice.rules.ts';
import { staffNotice } from '#ground/staff-notices/server/notice.tables.ts';
import { raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { member } from '#people/members/server/member.tables.ts';
import type { SignedIn, StaffRole } from '#shared/rights.ts';

/** A member of staff, without the cost of password hashing. */
export async function addStaff(db: Db, staff_role: StaffRole | null, name: string): Promise<SignedIn> {
  const [row] = await db
    .insert(member)
    .values({
      staff_role,
      type: 'basic',
      email: `${name}@shop.example`,
      email_verified_at: new Date(),
      firstname: name,
      lastname: 'Wu',
      mobile: { code: '886', number: '9' },
      lang: 'en',
    })
    .returning();
  if (!row) throw new Error('no member');
  return { ...row, session_id: 0 };
}

/** New orders at one moment. */
export async function raiseOrders(db: Db, codes: readonly string[], at: Date): Promise<void> {
  for (const code of codes) {
    await raiseNotice(db, { kind: 'new_order', subject: code, facts: { amount: 3680, currency: 'NTD' } });
    await db.update(staffNotice).set({ created_at: at }).where(eq(staffNotice.subject, code));
  }
}

/** The queued notices to an address. */
export async function noticeMails(db: Db, to: string) {
  const rows = await db.select().from(mailOutbox).where(eq(mailOutbox.to, to)).orderBy(mailOutbox.mail_id);
  return rows.map(({ kind, data }) => ({ kind, ...(data as NoticeSummary) }));
}
