import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { newStaff, test } from '#buying/orders/server/testing-orders.ts';
import { siteSetting } from '#catalogue/site/server/site.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { invoice, invoiceAllowance } from './invoice.tables.ts';
import { turnkeyFiles } from './turnkey-export.service.ts';

const at = (day: string) => new Date(`${day}T12:00:00+08:00`);
const PERIOD = '202611';

async function issued(db: Db, number: string, facts: Partial<typeof invoice.$inferInsert> = {}) {
  const [row] = await db
    .insert(invoice)
    .values({
      order_id: Number(number.slice(2)),
      code: `CN-261117-${number.slice(-6)}`,
      relate_number: `CN${number}V1`,
      state: 'issued',
      way: 'manual',
      number,
      issued_at: at('2026-11-17'),
      period: PERIOD,
      buyer: {
        choice: { type: 'personal', carrier: { type: 'mobile', code: '/AB+12-3' } },
        name: '林',
        email: 'lin@example.com',
        phone: '0912345678',
        address: '台北市',
      },
      lines: [{ name: '霧中山', nums: 1, amount: 20, tax: 1 }],
      tax_kind: 'taxable',
      tax_rate: 5,
      net: 19,
      tax: 1,
      total: 20,
      currency: 'NTD',
      currency_total: 20,
      paid_at: at('2026-11-17'),
      created_at: at('2026-11-17'),
      changed_at: at('2026-11-17'),
      ...facts,
    })
    .returning();
  if (!row) throw new Error('no invoice was written');
  return row;
}

async function nameSeller(db: Db, api: TestApi) {
  const company = { en: 'Gallery', 'zh-Hant': '框境有限公司', 'zh-Hans': '框境有限公司' };
  const address = { en: 'Tainan', 'zh-Hant': '台南市', 'zh-Hans': '台南市' };
  const brand = company;
  const info = { brand, company, representative: company, phone: '', email: '', address, tax_id: '04595257' };
  const value = { key: 'info', value: info };
  await db.insert(siteSetting).values(value).onConflictDoUpdate({ target: siteSetting.key, set: value });
  return newStaff(api, db, 'finance');
}

const names = async (db: Db, range?: string) =>
  (await turnkeyFiles(db, { period: PERIOD, range })).map(({ name }) => name);

describe('the files for Turnkey', () => {
  test('are of the invoices that the accountant issued or voided in the period, never of the provider’s', async ({
    api,
    db,
  }) => {
    await nameSeller(db, api);
    await issued(db, 'AB12345600');
    await issued(db, 'AB12345601', { state: 'void', voided_at: at('2026-11-20'), void_reason: '訂單取消' });
    await issued(db, 'AB12345602', { way: 'ecpay' });
    const earlier = { issued_at: at('2026-10-30'), period: '202609' };
    await issued(db, 'ZZ12345603', { ...earlier, state: 'void', voided_at: at('2026-11-02') });
    await issued(db, 'ZZ12345604', earlier);

    expect(await names(db)).toEqual([
      'F0401-AB12345600.xml',
      'F0401-AB12345601.xml',
      'F0501-AB12345601.xml',
      'F0501-ZZ12345603.xml',
    ]);
  });

  test('have the allowances of those invoices, and the numbers that stayed unused', async ({ api, db }) => {
    await nameSeller(db, api);
    const own = await issued(db, 'AB12345600');
    const providers = await issued(db, 'AB12345602', { way: 'ecpay' });
    for (const { invoice_id, order_id, code } of [own, providers])
      await db.insert(invoiceAllowance).values({
        ...{ invoice_id, order_id, code, refund_id: invoice_id, state: 'issued', number: `AL${invoice_id}` },
        ...{ issued_at: at('2026-11-18'), period: PERIOD, refunded_at: at('2026-11-18') },
        lines: own.lines,
        ...{ net: 19, tax: 1, total: 20, currency_total: 20 },
        ...{ created_at: at('2026-11-18'), changed_at: at('2026-11-18') },
      });

    expect(await names(db, 'AB12345600-12345603')).toEqual([
      'F0401-AB12345600.xml',
      `G0401-AL${own.invoice_id}.xml`,
      'E0402-AB12345600.xml',
    ]);
  });

  test('come as a zip to finance alone, and the download is logged', async ({ api, db, shop }) => {
    const finance = await nameSeller(db, api);
    await issued(db, 'AB12345600');
    const path = `/api/admin/invoice/turnkey?period=${PERIOD}`;
    for (const headers of [shop.buyer.headers, await newStaff(api, db, 'support')])
      expect((await api(path, { headers })).code).toBe('forbidden');
    expect((await api(`${path}&range=AB1-2`, { headers: finance })).code).toBe('validation');

    const reply = await api(path, { headers: finance });

    expect(reply.headers.get('content-type')).toBe('application/zip');
    expect(reply.text.startsWith('PK')).toBe(true);
    expect(reply.text).toContain('F0401-AB12345600.xml');
    const [change] = await db.select().from(staffChange).where(eq(staffChange.action, 'export'));
    expect(change).toMatchObject({ subject: 'invoice', subject_id: PERIOD });
  });

  test('need the seller as it is registered', async ({ api, db }) => {
    const finance = await nameSeller(db, api);
    await db.delete(siteSetting).where(eq(siteSetting.key, 'info'));
    expect((await api(`/api/admin/invoice/turnkey?period=${PERIOD}`, { headers: finance })).code).toBe('conflict');
  });
});
