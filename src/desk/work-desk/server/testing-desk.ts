import { eq, sql } from 'drizzle-orm';
import type { TestApi } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex, words } from '#catalogue/works/server/testing-works.ts';
import { item, size } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import type { StaffRole } from '#shared/rights.ts';
import { bulkReply, type PriceApplyForm, type PriceTrialForm, priceTrialReply } from '../prices.contract.ts';

export type Headers = Record<string, string>;

export async function newStaff(api: TestApi, db: Db, role: StaffRole, email = `${role}@example.com`): Promise<Headers> {
  const { headers } = await newMember(api, db, email);
  await db.update(member).set({ staff_role: role }).where(eq(member.email, email));
  return headers;
}

/** Two artists with three works: two at sea, one of them paused. */
export async function smallShop(db: Db) {
  await openWorkIndex(db);
  const lin = await addArtist(db, 'Lin');
  const wu = await addArtist(db, 'Wu');
  const sizes = [
    { w_mm: 300, h_mm: 200, price: { NTD: 1000, USD: 3500 } },
    { w_mm: 600, h_mm: 400, price: { NTD: 2000, USD: 7000 } },
  ];
  const poppies = await hangWork(db, lin, 'Poppies', { sizes });
  const harbour = await hangWork(db, lin, 'Harbour', { sizes, category: 'sea' });
  const salt = await hangWork(db, wu, 'Salt', {
    sizes,
    category: 'sea',
    status: 'offline',
    stage: 'paused',
    paused_by: 'seller',
  });
  return { lin, wu, poppies, harbour, salt };
}

const PART = 5_000;

/** Inserts this many works with a few statements, each with four sizes by default. */
export async function insertWorks(db: Db, works: number, { withSizes = true } = {}): Promise<void> {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  const model = await hangWork(db, artist, 'Model', {
    sizes: [1, 2, 3, 4].map((part) => ({
      w_mm: 300 * part,
      h_mm: 200 * part,
      price: { NTD: 1000 * part, USD: 3500 * part },
    })),
  });
  const { item_id: _id, slug: _slug, title: _title, ...rest } = await rowOf(db, model);
  const row = JSON.stringify({ ...rest, online_at: rest.online_at?.toISOString() });
  const text = JSON.stringify(words('Work'));
  // In parts, each far below the statement timeout.
  for (let from = 2; from <= works; from += PART)
    await db.execute(sql`
    insert into ${item} select made.* from generate_series(${from}::int, ${Math.min(from + PART - 1, works)}::int) as n cross join lateral jsonb_populate_record(null::item,
      ${row}::jsonb || jsonb_build_object('item_id', nextval('item_item_id_seq'), 'slug', 'many-' || n,
      'title', ${text}::jsonb || jsonb_build_object('en', 'Work ' || n))) as made`);
  if (!withSizes) return;
  await db.execute(sql`
    insert into ${size} (item_id, w_mm, h_mm, price)
    select work.item_id, print.w_mm, print.h_mm, print.price from ${item} as work, ${size} as print
    where print.item_id = ${model} and work.item_id <> ${model}`);
}

/** A work as stored. */
export async function rowOf(db: Db, id: number) {
  const [row] = await db.select().from(item).where(eq(item.item_id, id));
  if (!row) throw new Error('no such work');
  return row;
}

export async function pricesOf(db: Db, id: number) {
  const rows = await db.select().from(size).where(eq(size.item_id, id)).orderBy(size.w_mm);
  return rows.map(({ price }) => `${price.NTD}/${price.USD}`);
}

export function deskOf(api: TestApi, headers: Headers) {
  const post = (path: string, json?: unknown) => api(path, { method: 'POST', headers, json });
  const trial = async (form: PriceTrialForm) => (await post('/api/admin/prices/trial', form)).as(priceTrialReply).trial;
  const apply = (form: PriceApplyForm) => post('/api/admin/prices', form);
  return {
    post,
    trial,
    apply,
    /** Previews and then applies. */
    change: async (form: Pick<PriceTrialForm, 'which' | 'how'>, more: Partial<PriceApplyForm> = {}) => {
      const { fingerprint } = await trial(form);
      return (await apply({ ...form, fingerprint, ...more })).as(bulkReply).change;
    },
    undo: (id: number) => post(`/api/admin/prices/${id}/undo`),
  };
}
