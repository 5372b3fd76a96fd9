import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { confirmedReply, statementReply, statementsReply } from '../bank-statement.contract.ts';
import { payableQuery } from './bank-matching.service.ts';
import { bankLine } from './bank-statement.tables.ts';
import { shopOrder } from './order.tables.ts';
import { act, newBuyer, newStaff, order, test } from './testing-orders.ts';

const today = shopDay(new Date());
const base64 = (text: string) => Buffer.from(text).toString('base64');
type Headers = Record<string, string>;

const bring = async (api: TestApi, headers: Headers, text: string) =>
  (await act(api, headers, 'admin/statement', { content: base64(text) })).as(statementReply).statement;
const confirm = async (api: TestApi, headers: Headers, id: number, lines: { line_id: number; code: string }[]) =>
  (await act(api, headers, `admin/statement/${id}/confirm`, { lines })).as(confirmedReply).results;

/** 2,920 for the smallest poppies, and their delivery. */
async function totalOf(api: TestApi, headers: Headers, code: string): Promise<number> {
  const reply = await api(`/api/order/${code}`, { headers });
  return (reply.body as { order: { total: number } }).order.total;
}

test('a statement is explained line by line, and the sure and the probable lines are confirmed together', async ({
  api,
  db,
  shop: { buyer, poppies, larger },
}) => {
  const finance = await newStaff(api, db, 'finance');
  const wu = await newBuyer(api, db, 'wu@example.com');
  const one = await order(api, buyer, [poppies]);
  const other = await order(api, wu, [larger]);
  const [paid, probable] = [await totalOf(api, buyer.headers, one), await totalOf(api, wu.headers, other)];
  await act(api, buyer.headers, `order/${one}/transfer`, { digits: '12345', amount: paid, day: today });

  const statement = await bring(
    api,
    finance,
    `日期,摘要,支出,存入,帳號\n${today},轉入,,"${paid}",00812345\n${today},轉入,,${probable},\n${today},提款,500,,\n${today},轉入,,77,\n${today},轉入,,x,`,
  );

  expect(statement.list.map(({ kind, code }) => [kind, code])).toEqual([
    ['sure', one],
    ['probable', other],
    ['withdrawal', null],
    ['none', null],
  ]);
  expect(statement.unread).toMatchObject([{ line: 6, missing: 'amount' }]);
  const lines = statement.list.flatMap(({ line_id, code }) => (code ? [{ line_id, code }] : []));
  const results = await confirm(api, finance, statement.statement_id, lines);
  expect(results.map(({ outcome }) => outcome)).toEqual(['confirmed', 'confirmed']);
  const rows = await db.select().from(shopOrder);
  expect(rows.map(({ payment_status }) => payment_status)).toEqual(['paid', 'paid']);
  const log = await db
    .select()
    .from(staffChange)
    .where(eq(staffChange.action, 'confirm_transfer'))
    .orderBy(staffChange.change_id);
  expect(log.map(({ subject_id, after }) => [subject_id, after.bank_line])).toEqual([
    [one, lines[0]?.line_id],
    [other, lines[1]?.line_id],
  ]);
});

test('a line in another currency, or dated in the future, is not sure, and only the latter can be confirmed', async ({
  api,
  db,
  shop: { buyer, poppies },
}) => {
  const finance = await newStaff(api, db, 'finance');
  const code = await order(api, buyer, [poppies]);
  const total = await totalOf(api, buyer.headers, code);

  const { list, statement_id } = await bring(
    api,
    finance,
    `日期,幣別,存入,備註\n${today},USD,${total},${code}\n2031-01-05,新臺幣,${total},${code}`,
  );

  expect(list.map(({ kind, doubt, currency }) => [kind, doubt, currency])).toEqual([
    ['other_currency', null, 'USD'],
    ['probable', 'future', 'TWD'],
  ]);
  const lines = list.map(({ line_id }) => ({ line_id, code }));
  const results = await confirm(api, finance, statement_id, lines);
  expect(results.map(({ outcome }) => outcome)).toEqual(['other_currency', 'confirmed']);
});

test('the same statement again has the same lines, and no line confirms twice', async ({ api, db, shop }) => {
  const finance = await newStaff(api, db, 'finance');
  const wu = await newBuyer(api, db, 'wu@example.com');
  const one = await order(api, shop.buyer, [shop.poppies]);
  const total = await totalOf(api, shop.buyer.headers, one);
  const text = `${today},${total},王小明\n${today},${total},王小明`;
  const first = await bring(api, finance, text);
  const [line, twin] = first.list;
  if (!line || !twin) throw new Error('two lines were sent');
  expect(await confirm(api, finance, first.statement_id, [{ line_id: line.line_id, code: one }])).toMatchObject([
    { outcome: 'confirmed' },
  ]);
  const other = await order(api, wu, [shop.poppies]);

  const again = await bring(api, finance, text.replaceAll(',', '\t'));

  expect(again.list.map(({ line_id }) => line_id)).toEqual([line.line_id, twin.line_id]);
  expect(again.list[0]).toMatchObject({ kind: 'confirmed', code: one, confirmed: { name: expect.any(String) } });
  expect(again.list[1]).toMatchObject({ kind: 'probable', code: other });
  const results = await confirm(api, finance, again.statement_id, [
    { line_id: line.line_id, code: other },
    { line_id: twin.line_id, code: one },
    { line_id: twin.line_id, code: other },
    { line_id: 999_999, code: other },
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['already', 'conflict', 'confirmed', 'not_found']);
  expect(await db.$count(bankLine)).toBe(2);
  const { list } = (await api('/api/admin/statement', { headers: finance })).as(statementsReply);
  expect(list.map(({ lines }) => lines)).toEqual([2, 2]);
});

test('a line of another statement is not found', async ({ api, db, shop: { buyer, poppies } }) => {
  const finance = await newStaff(api, db, 'finance');
  const code = await order(api, buyer, [poppies]);
  const total = await totalOf(api, buyer.headers, code);
  const { list } = await bring(api, finance, `${today},${total},${code}`);
  const { statement_id } = await bring(api, finance, `${today},${total},x`);
  const lines = list.map(({ line_id }) => ({ line_id, code }));

  expect(await confirm(api, finance, statement_id, lines)).toMatchObject([{ outcome: 'not_found' }]);
  expect((await db.select().from(shopOrder))[0]?.payment_status).not.toBe('paid');
});

test('another amount is refused for its line alone', async ({ api, db, shop: { buyer, poppies } }) => {
  const finance = await newStaff(api, db, 'finance');
  const code = await order(api, buyer, [poppies]);
  const total = await totalOf(api, buyer.headers, code);
  const { statement_id, list } = await bring(api, finance, `${today},${total - 15},${code}\n${today},${total},x`);

  expect(list[0]).toMatchObject({ kind: 'wrong_amount', code, differs: -15 });
  const lines = list.map(({ line_id }) => ({ line_id, code }));
  const results = await confirm(api, finance, statement_id, lines);

  expect(results.map(({ outcome }) => outcome)).toEqual(['amount_differs', 'confirmed']);
});

test('a file that is no statement, or is too long, is refused', async ({ api, db }) => {
  const finance = await newStaff(api, db, 'finance');
  const send = async (content: string) => (await act(api, finance, 'admin/statement', { content })).code;

  expect(await send(base64('Dear bank'))).toBe('statement_unreadable');
  expect(await send(Buffer.from([0x89, 0x50, 0, 0]).toString('base64'))).toBe('unsupported_media');
  expect(await send(base64(`${today},5,x\n`.repeat(2_001)))).toBe('too_large');
  expect(await send('no base64!')).toBe('validation');
});

// The embedded engine makes the same plans, but takes minutes for so many rows.
const onServer = test.runIf(process.env.TEST_ENGINE === 'postgres');

onServer('a statement is matched by indexes among 100,000 orders', async ({ api, db, shop: { buyer, poppies } }) => {
  const code = await order(api, buyer, [poppies]);
  await act(api, buyer.headers, `order/${code}/transfer`, { digits: '12345', amount: 5, day: today });
  await db.execute(sql`update shop_order set payment_status = 'paid'`);
  // In parts, each far below the statement timeout.
  for (let from = 0; from < 100_000; from += 5_000)
    await db.execute(sql`insert into shop_order (code, member_id, lang, currency, paytype, payment_status, subtotal, shipping_fee,
      net, tax, tax_rate, total, receiver, invoice, agree, pay_by, created_at)
    select 'CN-' || n, member_id, lang, currency, paytype, case when n % 500 = 0 then 'reported' else 'paid' end, subtotal,
      shipping_fee, net, tax, tax_rate, total, receiver, invoice, agree, pay_by, created_at
    from shop_order, generate_series(${from}::int, ${from + 4_999}::int) n where code = ${code}`);
  await db.execute(sql`insert into order_transfer (order_id, digits, amount, day, reported_at)
    select order_id, lpad((order_id % 99999)::text, 5, '0'), total, '2026-01-01', now() from shop_order`);
  await db.execute(sql`analyze shop_order`);
  await db.execute(sql`analyze order_transfer`);

  const line = { amount: 2920, digits: ['12345'], codes: [code] } as typeof bankLine.$inferSelect;
  const query = payableQuery(db, [line], new Date()) as unknown as SQLWrapper;
  const { rows } = await db.execute(sql`explain ${query.getSQL()}`);

  const plan = JSON.stringify(rows);
  expect(plan).toContain('order_transfer_end');
  expect(plan).not.toContain('Seq Scan on shop_order');
  expect(plan).not.toContain('Seq Scan on order_transfer');
});
