import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { member } from './member.tables.ts';

/** `left` and `suspended` members cannot start a payment. */
export async function payerState(db: Db, memberId: number): Promise<'active' | 'suspended' | 'left'> {
  const { deleted_at, standing } = member;
  const [row] = await db.select({ deleted_at, standing }).from(member).where(eq(member.member_id, memberId));
  if (!row || row.deleted_at) return 'left';
  return row.standing === 'suspended' ? 'suspended' : 'active';
}
