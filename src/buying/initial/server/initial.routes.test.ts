import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { siteSetting } from '#catalogue/site/server/site.tables.ts';
import { saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { initialReply, ipaddrReply } from '../initial.contract.ts';

const parts = ['info', 'site', 'auth', 'param', 'report', 'shop', 'unit', 'search', 'article', 'exchange', 'currency'];

describe('the initial data', () => {
  test('has all eleven parts and stays under 100 kB in every language', async ({ api }) => {
    for (const lang of ['en', 'zh-Hant', 'zh-Hans']) {
      const reply = await api('/api/initial', { headers: { lang } });

      expect(Object.keys(reply.as(initialReply))).toEqual(expect.arrayContaining(['code', ...parts]));
      expect(reply.text.length).toBeLessThan(100_000);
    }
  });

  test('is in the requested language, and in English if it is unknown', async ({ api }) => {
    expect((await api('/api/initial', { headers: { lang: 'zh-Hant' } })).as(initialReply).info.brand).toBe('框境');
    expect((await api('/api/initial', { headers: { lang: "en' OR 1=1--" } })).as(initialReply).info.brand).toBe(
      'Cornice',
    );
  });

  test('is not sent again to a browser that has it', async ({ api }) => {
    const etag = (await api('/api/initial')).headers.get('etag') ?? '';

    expect((await api('/api/initial', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await api('/api/initial', { headers: { 'if-none-match': etag, lang: 'zh-Hant' } })).status).toBe(200);
  });

  test('shows changes by staff', async ({ api, db }) => {
    const exchange = { NTD: 1, USD: 0.033 };
    await db.insert(siteSetting).values({ key: 'exchange', value: exchange });

    expect((await api('/api/initial')).as(initialReply).exchange.USD).toEqual({ code: 'USD', rate: 0.033 });
  });
});

test('lists the years in which the shop has sold, the same to a seller as to everybody', async ({ api, db }) => {
  await writeRows(db, [saleRow({ artist_id: 1, day: '2024-12-31' }), saleRow({ artist_id: 2, day: '2026-01-01' })]);

  const { report } = (await api('/api/initial')).as(initialReply);

  expect(report.years).toEqual([2026, 2025, 2024]);
});

describe("the visitor's country", () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  test.override({ config: { trustProxy: 1 } });

  test('is Taiwan for a Taiwanese address, IPv4 or IPv6', async ({ api }) => {
    expect((await api('/api/ipaddr/check', from('168.95.1.1'))).body).toEqual({ code: 'success', isTw: 'Y' });
    expect((await api('/api/ipaddr/check', from('2001:b000:168::1'))).as(ipaddrReply).isTw).toBe('Y');
  });

  test('is not Taiwan for any other address', async ({ api }) => {
    for (const address of ['8.8.8.8', '127.0.0.1', '10.0.0.1', 'nonsense', '']) {
      expect((await api('/api/ipaddr/check', from(address))).as(ipaddrReply).isTw).toBe('N');
    }
  });
});
