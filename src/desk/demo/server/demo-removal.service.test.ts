import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { firstPrint, newBuyer, order, payAll } from '#buying/orders/server/testing-orders.ts';
import { MARK_CHANNEL, readMark } from '#catalogue/site/server/shop-mark.service.ts';
import { addArtist, hangWork } from '#catalogue/works/server/testing-works.ts';
import { forgetWorkIndex } from '#catalogue/works/server/work-index.load.ts';
import { listWorks } from '#catalogue/works/server/works.service.ts';
import { listQuery } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { readConfig } from '#http/server/config.ts';
import { signedInReply } from '#people/members/member.contract.ts';
import { DEMO_PASSWORD, openDemoAccounts } from '#people/members/server/first-accounts.service.ts';
import { saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { seedDemo } from './demo.service.ts';
import { writeOrders } from './demo-orders.service.ts';
import { planRemoval, REMOVED, removeDemo } from './demo-removal.service.ts';
import { decideShopKind, endDemo } from './shop-kind.service.ts';

const NOTHING = {
  removed: Object.fromEntries(REMOVED.map((what) => [what, 0])),
  hidden_works: 0,
  nameless_orders: 0,
  kept: { works: [], articles: [], artists: [], stores: [], answers: [] },
};
/** Not one of the demo's. */
const REAL_ORDER = 1_000_000;
const catalogue = 'src/desk/demo/server/testing-catalogue.ts';
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const test = apiTest
  .extend<{ db: Db }>({ db: async ({ database }, use) => use(database.db) })
  .extend({ config: { payments: {} } });

const count = async (db: Db, table: string, where = 'true') => {
  const { rows } = await db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table} where ${where}`));
  return rows[0]?.n;
};

test('the demo goes, and what people made stays', { timeout: 300_000 }, async ({ api, db }) => {
  const config = { ...readConfig({}), dataDir: await temporaryFolder() };
  await decideShopKind(db, { asked: undefined, demo: true, isPublic: false }, log);
  await openDemoAccounts(db);
  await seedDemo({ db, config, log }, { catalogue, previews: await temporaryFolder() });
  // A few of the year's orders are enough.
  let asked = 0;
  await writeOrders(db, new Date(), {
    get aborted() {
      return asked++ > 12;
    },
  });
  const own = await hangWork(db, await addArtist(db, 'Mine'), 'My work');
  // All of them are in a store of the owner's.
  await db.execute(sql`with opened as (insert into exhibition_store (name, address, hours, phone, map_url)
    values ('{}', '{}', '{}', '', '') returning store_id) insert into item_store select item_id, store_id from item, opened`);
  await db.execute(sql`insert into former_picture (item_id, picture_hash, original_w_px, original_h_px, colours, replaced_by,
    offered_before, offered_after) select item_id, 'old', 1, 1, '{}', 'new', '[]', '[]' from item where item_id = ${own}`);
  // Of the demo's, staff rewrote one reply, and one store shows a work of the owner.
  expect([await count(db, 'exhibition_store'), await count(db, 'canned_answer')]).toEqual([4, 5]);
  await db.execute(sql`update canned_answer set version = 2, title = 'Ours' where title = 'A return'`);
  await db.execute(
    sql`insert into item_store select ${own}, store_id from exhibition_store where name ->> 'en' like '%Tainan'`,
  );
  const buyer = await newBuyer(api, db, 'real@example.com');
  const { rows } = await db.execute<{ item_id: number }>(
    sql`select item_id from item where sale_mode = 'online' and status = 'online' and slug <> 'my-work' order by item_id limit 1`,
  );
  const demoWork = rows[0]?.item_id ?? 0;
  const code = await order(api, buyer, [(await firstPrint(db, demoWork)).smallest]);
  await payAll(db);
  await writeRows(db, [saleRow({ artist_id: 1, day: '2026-01-05', order_id: REAL_ORDER, line_id: REAL_ORDER })]);
  expect(await count(db, 'share_entry')).toBeGreaterThan(1);
  // One of the demo's orders was confirmed from a statement.
  await db.execute(sql`with brought as (insert into bank_statement (staff_id, created_at, line_ids, unread)
    values (1, now(), '{}', '[]') returning statement_id)
    insert into bank_line (statement_id, hash, day, amount, digits, codes, text, order_id, confirmed_by, confirmed_at)
    select statement_id, 'line', '2026-01-05', 1, '{}', '{}', '', (select min(order_id) from shop_order), 1, now() from brought`);
  const plan = await planRemoval(db);
  expect(plan).toMatchObject({
    hidden_works: 1,
    removed: { stores: 2, answers: 4 },
    kept: { works: [], answers: ['Ours'] },
  });
  expect(plan.removed.orders).toBeGreaterThan(0);
  expect(plan.removed.works).toBeGreaterThan(1);

  // Interrupted after the first batch, then started again.
  await expect(
    removeDemo({ db, config }, () => {
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  await removeDemo({ db, config });

  expect(await planRemoval(db)).toEqual(NOTHING);
  expect(await count(db, 'bank_line', 'order_id is null and confirmed_at is not null')).toBe(1);
  const names = await db.execute(sql`select name ->> 'en' as name from exhibition_store order by store_id`);
  expect(names.rows).toEqual([{ name: 'Cornice in Tainan' }, { name: null }]);
  expect((await db.execute(sql`select title from canned_answer`)).rows).toEqual([{ title: 'Ours' }]);
  expect(await count(db, 'member', "email like '%@demo.example'")).toBe(0);
  expect(await count(db, 'member', "email = 'real@example.com'")).toBe(1);
  expect(await count(db, 'article')).toBe(0);
  expect((await db.execute(sql`select item_id, status, stage from item order by item_id`)).rows).toEqual([
    { item_id: demoWork, status: 'offline', stage: 'removed' },
    { item_id: own, status: 'online', stage: null },
  ]);
  expect(await count(db, 'item_store')).toBe(3);
  expect(await count(db, 'former_picture')).toBe(1);
  expect(await count(db, 'shop_order')).toBe(1);
  expect((await api(`/api/order/${code}`, { headers: buyer.headers })).status).toBe(200);
  expect((await api(`/api/shop/${own}`)).status).toBe(200);
  // The real sale is still in the ledger, which still refuses changes.
  expect(await count(db, 'share_entry')).toBe(1);
  await expect(db.execute(sql`delete from share_entry`)).rejects.toMatchObject({
    cause: { message: /only ever added to/ },
  });
});

test('a removal takes exactly what it announced, and leaves what the owner rewrote', { timeout: 300_000 }, async ({
  api,
  db,
}) => {
  const config = { ...readConfig({}), dataDir: await temporaryFolder() };
  await decideShopKind(db, { asked: undefined, demo: true, isPublic: false }, log);
  await openDemoAccounts(db);
  await seedDemo({ db, config, log }, { catalogue, previews: await temporaryFolder() });
  // Drafts of the demo's artist, as writeWorks leaves them: they are deleted together with the account.
  await db.execute(
    sql`delete from artist where member_id = (select member_id from member where email = 'artist@demo.example')`,
  );
  await db.execute(sql`update artist set member_id = (select member_id from member where email = 'artist@demo.example')
    where slug = 'ben-blue'`);
  await db.execute(sql`insert into work (item_id, seller_id) select item_id, member_id from item, member
    where slug = 'blue-draft' and email = 'artist@demo.example'`);
  await db.execute(sql`update item set stage = 'draft' where slug = 'blue-draft'`);
  const token = await signInAs(api, 'admin@demo.example');
  expect((await asking(api, token)).status).toBe(200);
  // The owner rewrote two works and an article: by their texts, and one work of an older version by its log entry.
  await db.execute(sql`update item set title = jsonb_set(title, '{en}', '"Mine now"') where slug = 'blue-field'`);
  await db.execute(sql`update demo_row set words_hash = null where kind = 'item'`);
  await db.execute(sql`insert into staff_change (staff_id, subject, subject_id, action, before, after)
    select 1, 'artwork', item_id::text, 'edit', '{"title": "a"}', '{"title": "b"}' from item where slug = 'blue-field'`);
  await db.execute(sql`insert into staff_change (staff_id, subject, subject_id, action, before, after)
    select 1, 'artwork', item_id::text, 'edit', '{"sizes": []}', '{"sizes": [1]}' from item where slug = 'red-field'`);
  await db.execute(sql`update demo_row d set words_hash = 'of other words' from item i
    where d.kind = 'item' and d.id = i.item_id::text and i.slug = 'red-column'`);
  const { rows: articles } = await db.execute<{ title: string }>(
    sql`update article set summary = '{"en": "Ours"}' where article_id = (select min(article_id) from article)
      returning title ->> 'en' as title`,
  );
  const plan = await planRemoval(db);

  const removed = new Map<string, number>();
  const staff = await removeDemo({ db, config }, (what, n) => removed.set(what, (removed.get(what) ?? 0) + n));

  expect(plan.kept.works.toSorted()).toEqual(['Mine now', 'red-column']);
  expect(plan.kept.articles).toEqual(articles.map(({ title }) => title));
  expect(plan.kept.artists.toSorted()).toEqual(['ada-red', 'ben-blue']);
  expect(plan.removed.works).toBe(3);
  for (const what of REMOVED) expect(removed.get(what) ?? 0, what).toBe(plan.removed[what]);
  const { rows: works } = await db.execute(sql`select slug, status, edition_sold, sales from item order by slug`);
  // On sale as before, also the one on the page of the demo's artist, and without the demo's invented sales.
  expect(works).toEqual(
    ['blue-field', 'red-column'].map((slug) => ({ slug, status: 'online', edition_sold: 0, sales: 0 })),
  );
  expect((await db.execute(sql`select slug, works, intro ->> 'en' as intro from artist order by slug`)).rows).toEqual(
    ['ada-red', 'ben-blue'].map((slug) => ({ slug, works: 1, intro: 'paints' })),
  );
  expect(await count(db, 'article')).toBe(1);
  expect(await count(db, 'demo_row')).toBe(0);
  expect(await planRemoval(db)).toEqual(NOTHING);
  expect(staff).toEqual([]);
  expect((await asking(api, token)).status).toBe(401);
});

test('an open process shows no work that was removed', { timeout: 300_000 }, async ({ database }) => {
  const { db } = database;
  const config = { ...readConfig({}), dataDir: await temporaryFolder() };
  await openDemoAccounts(db);
  await seedDemo({ db, config, log }, { catalogue, previews: await temporaryFolder() });
  expect((await listWorks(db, 'en', listQuery.parse({}))).total).toBe(4);
  const heard: string[] = [];
  await database.listen(
    MARK_CHANNEL,
    (payload) => {
      heard.push(payload);
      if (payload === 'removed') forgetWorkIndex(db);
    },
    () => undefined,
  );

  await removeDemo({ db, config });

  await expect.poll(() => heard.at(-1)).toBe('removed');
  expect((await readMark(db))?.kind).toBe('real');
  expect((await listWorks(db, 'en', listQuery.parse({}))).total).toBe(0);
});

test('in a real shop nobody signs in to an account of the demo', async ({ api, db }) => {
  await decideShopKind(db, { asked: undefined, demo: true, isPublic: false }, log);
  await openDemoAccounts(db);
  const token = await signInAs(api, 'admin@demo.example');

  await endDemo(db);
  // A backup, or a change in the database by hand, restores the account.
  await db.execute(sql`update session set ended_at = null`);
  await openDemoAccounts(db);

  expect((await asking(api, token)).status).toBe(401);
  const again = await api('/api/member/login', {
    method: 'POST',
    json: { email: 'admin@demo.example', password: DEMO_PASSWORD },
  });
  expect(again.code).toBe('wrong_credentials');
});

async function signInAs(api: TestApi, email: string): Promise<string> {
  const reply = await api('/api/member/login', { method: 'POST', json: { email, password: DEMO_PASSWORD } });
  return reply.as(signedInReply).token;
}

const asking = (api: TestApi, token: string) =>
  api('/api/admin/shop', { headers: { authorization: `Bearer ${token}` } });
