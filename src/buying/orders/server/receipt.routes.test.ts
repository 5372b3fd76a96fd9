import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { readSettings, saveSetting } from '#catalogue/site/server/site.service.ts';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import type { Lang } from '#shared/locale.ts';
import { orderReply } from '../order.contract.ts';
import { shopOrder } from './order.tables.ts';
import { makeReceipt } from './receipt.service.ts';
import { act, newBuyer, newStaff, order, test } from './testing-orders.ts';
import { RECEIPTS } from './testing-receipts.ts';

// A folder without pictures: their places stay empty.
const storage = openStorage({ dataDir: mkdtempSync(join(tmpdir(), 'cornice-receipt-')) });

describe('the receipt of an order', () => {
  for (const { lang, on, title: heading, lines } of RECEIPTS) {
    test(`reads as an accountant wants it in ${lang}`, async ({ api, db, shop }) => {
      const finance = await newStaff(api, db, 'finance');
      const code = await order(api, shop.buyer, [shop.poppies, { ...shop.harbour, nums: 2 }]);
      const placed = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply).order;
      await act(api, finance, `admin/order/${code}/confirm_transfer`, { amount: placed.total });

      const bytes = await makeReceipt(db, storage, { code, lang });

      const { pages, title, fonts } = await readPdf(bytes);
      const day = new Intl.DateTimeFormat(on, { dateStyle: 'long', timeZone: 'Asia/Taipei' }).format(
        new Date(placed.created_at),
      );
      expect(pages).toEqual([lines.map((text) => text.replaceAll('{code}', code).replaceAll('{day}', day))]);
      expect(title).toBe(heading.replace('{code}', code));
      expect(fonts.every((name) => /^[A-Z]{6}\+/.test(name))).toBe(true);
      expect(pages.flat().join('')).not.toContain('〓');
    });
  }

  test('is a statement until the order is paid', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);

    const { pages } = await readPdf(await makeReceipt(db, storage, { code, lang: 'en' }));

    expect(pages[0]?.[0]).toBe('Cornice Order statement');
    expect(pages[0]).toContain('This order has not been paid. This statement is not proof of payment.');
  });

  test('has the tax ID of the shop, if it is set', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const { info } = await readSettings(db);
    const read = async (lang: Lang) => (await readPdf(await makeReceipt(db, storage, { code, lang }))).pages[0]?.join();
    await saveSetting(db, 'info', { ...info, tax_id: '' });
    expect(await read('zh-Hant')).not.toContain('統一編號');

    await saveSetting(db, 'info', { ...info, tax_id: '04595257' });

    expect(await read('zh-Hant')).toContain('統一編號 04595257');
    expect(await read('en')).toContain('Tax ID 04595257');
  });

  test('says that it is no invoice, and that an export is zero-rated', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const read = async () => (await readPdf(await makeReceipt(db, storage, { code, lang: 'zh-Hant' }))).pages[0];
    const local = await read();
    await db.update(shopOrder).set({ tax_rate: 0, tax: 0, net: sql`${shopOrder.total}` });
    const abroad = await read();
    await db.update(shopOrder).set({ invoice: { type: 'donation', code: '168001' } });
    const donated = await read();

    for (const lines of [local, abroad, donated]) expect(lines).toContain('本文件非統一發票，不得作為扣抵憑證。');
    expect(local).toContain('所有價格均含稅。統一發票另行開立。');
    expect(abroad).toContain('本訂單為外銷，適用零稅率。');
    expect(local?.join()).toContain('營業稅');
    expect(abroad?.join()).not.toMatch(/營業稅|載具/);
    expect(donated?.join()).toMatch(/捐贈.*168001/);
    expect(donated?.join()).not.toContain('營業稅');
  });

  test('keeps the tax rate that its order was placed with', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const placed = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply);
    const old = await order(api, shop.buyer, [shop.poppies]);
    // 3,070 at 8 %: 2,842.59.
    await db.update(shopOrder).set({ tax_rate: 8, net: 2_843, tax: 227 }).where(eq(shopOrder.code, old));

    const older = (await api(`/api/order/${old}`, { headers: shop.buyer.headers })).as(orderReply);
    const today = await readPdf(await makeReceipt(db, storage, { code, lang: 'en' }));
    const english = await readPdf(await makeReceipt(db, storage, { code: old, lang: 'en' }));
    const chinese = await readPdf(await makeReceipt(db, storage, { code: old, lang: 'zh-Hant' }));

    expect([placed.order.tax_rate, older.order.tax_rate]).toEqual([5, 8]);
    expect(today.pages[0]).toContain('VAT included (5%) NT$146');
    expect(english.pages[0]).toContain('VAT included (8%) NT$227');
    expect(chinese.pages[0]).toContain('其中營業稅（8%） NT$227');
  });

  test('is only for its member and for staff', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const stranger = await newBuyer(api, db, 'stranger@example.com');
    const support = await newStaff(api, db, 'support');
    const path = `/api/order/${code}/receipt`;

    const own = await api(path, { headers: shop.buyer.headers });
    const staffs = await api(path, { headers: support });
    const strangers = await api(path, { headers: stranger.headers });
    const visitors = await api(path);

    expect(own.status).toBe(200);
    expect(own.headers.get('content-type')).toBe('application/pdf');
    expect(own.headers.get('content-disposition')).toBe(
      `attachment; filename="${code}.pdf"; filename*=UTF-8''${code}.pdf`,
    );
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.text).toMatch(/^%PDF-1\.7/);
    expect(staffs.status).toBe(200);
    expect([strangers.status, strangers.code]).toEqual([404, 'not_found']);
    expect([visitors.status, visitors.code]).toEqual([401, 'unauthenticated']);
  });

  test('that does not exist is not found, with the error envelope', async ({ api, shop }) => {
    const { status, code } = await api('/api/order/CN-261114-7F3K9Q/receipt', { headers: shop.buyer.headers });

    expect([status, code]).toEqual([404, 'not_found']);
  });
});
