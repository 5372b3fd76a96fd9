import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { LIMITS } from '#ground/throttle/limits.ts';
import { orderReply } from '../order.contract.ts';
import { orderKit } from './order-kit.service.ts';
import { newBuyer, newStaff, order, test } from './testing-orders.ts';

const asked = { isStaff: true, member_id: 0, lang: 'en', paper: 'a4' } as const;

test('an order’s kit has each of its framed works side by side, or one of them', async ({ api, db, shop }) => {
  const { buyer, poppies, harbour } = shop;
  const code = await order(api, buyer, [poppies, { ...harbour, nums: 2 }]);
  const { lines } = (await api(`/api/order/${code}`, { headers: buyer.headers })).as(orderReply).order;
  const read = async (line?: number) => {
    const { draw } = await orderKit(db, { ...asked, code, line });
    return (await readPdf(await draw())).pages[0]?.join('\n') ?? '';
  };

  const framed = lines.filter(({ outer, size }) => outer.w_mm > size.w_mm);
  const works = framed.reduce((sum, { nums }) => sum + nums, 0);
  const all = await read();
  expect(all).toContain(code);
  expect(all.match(/Framed size/g)).toHaveLength(works);
  const one = await read(framed[0]?.line_id);
  expect(one.match(/Framed size/g)).toHaveLength(1);
  expect(one).toContain(framed[0]?.title ?? '?');
});

test('only the owner and staff get it', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [shop.harbour]);
  const path = `/api/order/${code}/kit`;

  expect((await api(path)).code).toBe('unauthenticated');
  expect((await api(path, { headers: (await newBuyer(api, db, 'wu@example.com')).headers })).code).toBe('not_found');
  const own = await api(path, { headers: shop.buyer.headers });
  expect(own.status).toBe(200);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect((await api(path, { headers: await newStaff(api, db, 'workshop') })).status).toBe(200);
});

test('more than twelve works do not fit one kit, but each has its own', async ({ api, shop }) => {
  const code = await order(api, shop.buyer, [
    { ...shop.poppies, nums: 8 },
    { ...shop.poppies, frame_id: 3, nums: 5 },
  ]);
  const { lines } = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply).order;
  const kit = (query = '') => api(`/api/order/${code}/kit${query}`, { headers: shop.buyer.headers });

  expect((await kit()).code).toBe('too_many_works');
  for (const { line_id } of lines) expect((await kit(`?line=${line_id}`)).status).toBe(200);
  expect((await kit('?line=999999')).code).toBe('not_found');
});

test('unframed prints have no kit', async ({ api, shop }) => {
  const code = await order(api, shop.buyer, [{ ...shop.harbour, frame_id: 1 }]);

  expect((await api(`/api/order/${code}/kit`, { headers: shop.buyer.headers })).code).toBe('nothing_to_hang');
});

test('a frame that was changed after the sale gets no nails', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [shop.harbour]);
  await db.execute(sql`update order_line set "outer" = '{"w_mm": 430, "h_mm": 297}'`);

  expect((await api(`/api/order/${code}/kit`, { headers: shop.buyer.headers })).code).toBe('nothing_to_hang');
});

test('a member gets a limited number of kits', async ({ api, shop }) => {
  const { headers } = shop.buyer;
  const path = '/api/order/CN-261101-000000/kit';
  for (let at = 0; at < LIMITS.order_kit.most; at += 1) expect((await api(path, { headers })).code).toBe('not_found');

  expect((await api(path, { headers })).code).toBe('too_many_requests');
});
