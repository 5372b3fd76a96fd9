import { asc, eq } from 'drizzle-orm';
import type { TestApi } from '#app/server/testing.ts';
import { artist, representation } from '#catalogue/artists/server/artist.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { shareEntry } from '#selling/shares/server/share.tables.ts';
import type { Lang } from '#shared/locale.ts';
import { isByHand } from '../order-refunds.rules.ts';
import { staffOrderReply } from '../order-staff.contract.ts';
import { act } from './testing-orders.ts';

/** An approved artist or gallery, owner of the given page. */
export async function newSeller(
  api: TestApi,
  db: Db,
  email: string,
  { type = 'artist', lang = 'en', page }: { type?: 'artist' | 'gallery'; lang?: Lang; page?: number } = {},
): Promise<number> {
  await newMember(api, db, email);
  const [row] = await db
    .update(member)
    .set({ type, lang, standing: 'approved', email_verified_at: new Date() })
    .where(eq(member.email, email))
    .returning();
  const member_id = row?.member_id ?? 0;
  if (page !== undefined) await db.update(artist).set({ member_id }).where(eq(artist.artist_id, page));
  return member_id;
}

export async function represent(db: Db, gallery_id: number, artist_id: number, since: string, until?: string) {
  await db.insert(representation).values({ gallery_id, artist_id, since, until: until ?? null });
}

export function ledger(db: Db) {
  return db.select().from(shareEntry).orderBy(asc(shareEntry.entry_id));
}

/** The sum of each order line in the ledger. */
export async function leftOfLines(db: Db) {
  const left = new Map<number, { nums: number; gross: number; net: number; amount: number }>();
  for (const { line_id, nums, gross, net, amount } of await ledger(db)) {
    const sum = left.get(line_id) ?? { nums: 0, gross: 0, net: 0, amount: 0 };
    left.set(line_id, {
      nums: sum.nums + nums,
      gross: sum.gross + gross,
      net: sum.net + net,
      amount: sum.amount + amount,
    });
  }
  return [...left.values()];
}

/** Steps of staff; a refused step fails the test. */
export function staffOf(api: TestApi, headers: Record<string, string>, code: string) {
  const step = async (action: string, json: object = {}) =>
    (await act(api, headers, `admin/order/${code}/${action}`, json)).as(staffOrderReply).order;
  const seen = async () => (await api(`/api/admin/order/${code}`, { headers })).as(staffOrderReply).order;
  const refund = async (json: object = {}) =>
    step('refund', { ...json, refund_id: (await seen()).refunds.find(isByHand)?.refund_id });
  return {
    step,
    seen,
    /** Pays the refund that the page shows, the oldest first, or the received return. */
    refund,
    pay: async () => step('confirm_transfer', { amount: (await seen()).total }),
    async arrive() {
      await step('start_production');
      await step('complete');
      await step('ship', { carrier: 'Black Cat', tracking: '9001' });
      return step('arrive');
    },
    async payBack(amount: number) {
      await step('owe_refund', { amount, reason: 'A scratch' });
      return refund({ reference: 'B-1' });
    },
  };
}
