import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { i18nFor } from '#shared/i18n.ts';
import { manyStepsReply, PAPERS } from '../workshop.contract.ts';
import { findOrder } from './order.service.ts';
import { shopOrder } from './order.tables.ts';
import { countQueues } from './order-figures.service.ts';
import { act, newBuyer, newStaff, order, payAll, staffQueue, test } from './testing-orders.ts';
import { makePapers } from './workshop.service.ts';
import { drawPapers } from './workshop-drawing.ts';
import { labelOf } from './workshop-parcel.ts';

/** These tests store no pictures: the place of a missing one stays empty. */
const noStorage = {} as Parameters<typeof makePapers>[1];

test('tickets of two orders are one file: a page for each line, with its cuts from the frame’s geometry', async ({
  api,
  db,
  shop: { buyer, poppies, harbour },
}) => {
  const wu = await newBuyer(api, db, 'wu@example.com');
  const codes = [await order(api, buyer, [poppies, harbour]), await order(api, wu, [poppies])];
  await payAll(db);

  const pdf = await makePapers(db, noStorage, { paper: 'tickets', codes, lang: 'en' });

  const { pages, title } = await readPdf(pdf);
  expect(title).toBe('Workshop tickets');
  expect(pages.map((page) => page.find((line) => line.startsWith('CN-'))?.slice(0, 16))).toEqual([
    codes[0],
    codes[0],
    codes[1],
  ]);
  const text = pages[1]?.join('\n') ?? '';
  expect(text).toContain('Harbour');
  expect(text).toContain('Workshop ticket 2 of 2');
  expect(text).toContain('Edition no. 1');
  // Oak: a face of 20 with a rebate of 6 around 400 × 267.
  expect(text).toContain('Top 428 400 388');
  expect(text).toContain('Left 295 267 255');
  expect(text).toContain('All four together 1446');
  expect(text).toContain('Acrylic glazing 400 267');
  // A frame of 428 × 295 is too broad for one sawtooth: a fifth of its height, to the nearest 5 mm.
  expect(text).toContain('Two D-rings, on the side rails 60 8');
  expect(text).not.toContain('NT$');
});

test('a frame that was changed after the sale causes a warning on the ticket', async ({
  api,
  db,
  shop: { buyer, poppies },
}) => {
  const code = await order(api, buyer, [poppies]);
  await payAll(db);
  await db.execute(sql`update order_line set "outer" = '{"w_mm": 430, "h_mm": 297}'`);

  const { pages } = await readPdf(await makePapers(db, noStorage, { paper: 'tickets', codes: [code], lang: 'en' }));

  expect(pages.flat().join(' ')).toContain('sold as 430 × 297 mm. Ask before you cut.');
});

test('packing slips are in the buyer’s language and have no prices', async ({ api, db, shop: { buyer, harbour } }) => {
  const code = await order(api, buyer, [harbour]);
  await payAll(db);
  await db.update(shopOrder).set({ lang: 'zh-Hant' }).where(eq(shopOrder.code, code));

  const { pages } = await readPdf(await makePapers(db, noStorage, { paper: 'slips', codes: [code], lang: 'en' }));

  const text = pages.flat().join('\n');
  expect(text).toContain('出貨明細');
  expect(text).toContain('Harbour（繁） 1');
  expect(text).toContain('編號 1');
  expect(text).not.toMatch(/NT\$|2,920/);
});

test('labels have Chinese order inside Taiwan and English order abroad', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await payAll(db);
  const { info } = { info: { brand: { en: 'Cornice' }, address: { en: 'Taipei' }, phone: '1', email: 'a' } };
  const placed = await findOrder(db, code);

  const { pages } = await readPdf(await makePapers(db, noStorage, { paper: 'labels', codes: [code], lang: 'en' }));
  expect(pages).toHaveLength(1);
  const inside = pages.flat().join('\n');
  expect(inside).toContain('103 臺北市大同區迪化街一段 12 號');
  expect(inside).toContain('Mei Lin');
  expect(inside).toContain(code);

  const i18n = { en: await i18nFor('en'), 'zh-Hant': await i18nFor('zh-Hant'), 'zh-Hans': await i18nFor('zh-CN') };
  const receiver = {
    ...placed.order.receiver,
    country_code: 'US',
    city: 'Portland',
    township: 'OR',
    street: '1 Main St',
  };
  const abroad = labelOf({ ...placed, order: { ...placed.order, receiver } }, i18n, info as never);
  expect(abroad.to.lines[0]).toBe('1 Main St, OR, Portland 103, United States');
  const about = { locale: 'en', title: 'Labels', brand: 'Cornice', date: '2026-11-16' } as const;
  const drawn = await readPdf(await drawPapers({ ...about, kind: 'labels', pages: [abroad, abroad] }));
  expect(drawn.pages).toHaveLength(2);
});

test('the workshop gets a PDF, and not found for an unknown order', async ({ api, db, shop }) => {
  const workshop = await newStaff(api, db, 'workshop');
  const code = await order(api, shop.buyer, [shop.poppies]);
  await payAll(db);

  const reply = await api(`/api/admin/workshop/paper?paper=labels&codes=${code}`, { headers: workshop });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  const missing = await api(`/api/admin/workshop/paper?paper=labels&codes=${code},CN-260101-000000`, {
    headers: workshop,
  });
  expect(missing.code).toBe('not_found');
  expect((await api('/api/admin/workshop/paper?paper=labels&codes=1', { headers: workshop })).code).toBe('validation');
});

test('nothing is printed, queued or counted for a refunded order, by any call', async ({ api, db, shop }) => {
  const workshop = await newStaff(api, db, 'workshop');
  const made = await order(api, shop.buyer, [shop.poppies]);
  const refunded = await order(api, await newBuyer(api, db, 'wu@example.com'), [shop.poppies]);
  await payAll(db);
  await db.update(shopOrder).set({ payment_status: 'refunded' }).where(eq(shopOrder.code, refunded));

  for (const paper of PAPERS) {
    const reply = await api(`/api/admin/workshop/paper?paper=${paper}&codes=${made},${refunded}`, {
      headers: workshop,
    });
    expect([reply.status, reply.code]).toEqual([409, 'not_in_workshop']);
    expect(reply.body).toMatchObject({ orders: [refunded] });
  }
  expect(await staffQueue(api, workshop, 'queue=to_make')).toEqual([made]);
  await db.update(shopOrder).set({ freight_stage: 'complete' });
  expect(await staffQueue(api, workshop, 'queue=to_ship')).toEqual([made]);
  expect((await countQueues(db, ['to_make', 'to_ship'])).get('to_ship')).toBe(1);
});

test('many orders are started, completed and shipped in one call, each separately', async ({ api, db, shop }) => {
  const workshop = await newStaff(api, db, 'workshop');
  const wu = await newBuyer(api, db, 'wu@example.com');
  const paid = await order(api, shop.buyer, [shop.poppies]);
  await payAll(db);
  const unpaid = await order(api, wu, [shop.poppies]);
  const step = async (action: string) => {
    const codes = [unpaid, paid, 'CN-260101-000000'];
    return (await act(api, workshop, 'admin/workshop/step', { action, codes })).as(manyStepsReply).results;
  };

  for (const action of ['start_production', 'complete']) {
    expect((await step(action)).map(({ outcome }) => outcome)).toEqual(['conflict', 'done', 'not_found']);
  }
  const parcels = [paid, unpaid].map((code) => ({ code, tracking: `TW-${code}` }));
  const { results } = (await act(api, workshop, 'admin/workshop/ship', { carrier: 'Post', parcels })).as(
    manyStepsReply,
  );

  expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'conflict']);
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.code, paid));
  expect(row).toMatchObject({ freight_stage: 'shipped', carrier: 'Post', tracking: `TW-${paid}` });
  const log = await db
    .select()
    .from(staffChange)
    .where(eq(staffChange.subject_id, paid))
    .orderBy(staffChange.change_id);
  expect(log.map(({ action }) => action)).toEqual(['start_production', 'complete', 'ship']);
});
