import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { quoteReply } from '#buying/checkout/checkout.contract.ts';
import { initialReply } from '#buying/initial/initial.contract.ts';
import { type DeliveryRates, openingRates } from '#catalogue/site/delivery-rates.rules.ts';
import { deliveryReply } from '#catalogue/site/setting.contract.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { fillCart, newStaff, type OrderShop, requestFor, sendOrder, test } from './testing-orders.ts';

const path = '/api/admin/setting/delivery';
type Headers = Record<string, string>;
const save = (api: TestApi, headers: Headers, value: unknown, version = 0) =>
  api(path, { method: 'PUT', headers, json: { version, value } });
const { taiwan, abroad } = openingRates;
const dearer: DeliveryRates = {
  ...openingRates,
  taiwan: { ...taiwan, bands: [{ up_to_mm: null, fee: { NTD: 333, USD: 1111 } }] },
};
const quoteTo = (api: TestApi, { poppies }: OrderShop, destination: object) =>
  api('/api/quote', { method: 'POST', json: { items: [poppies], currency: 'NTD', destination } });

describe('delivery rates', () => {
  test('are changed by finance, and quotes, orders and pages follow immediately', async ({ api, db, shop }) => {
    const headers = await newStaff(api, db, 'finance');
    const before = (await api(path, { headers })).as(deliveryReply);
    await fillCart(api, shop.buyer, [shop.poppies]);
    const taipei = { country_code: 'TW', postal_code: '103' };
    const old = (await quoteTo(api, shop, taipei)).as(quoteReply);

    const saved = (await save(api, headers, dearer)).as(deliveryReply);

    expect(before).toMatchObject({ version: 0, value: openingRates });
    expect(saved).toMatchObject({ version: 1, value: dearer });
    expect((await quoteTo(api, shop, taipei)).as(quoteReply).shipping).toBe(333);
    expect((await api('/api/initial')).as(initialReply).shop.delivery).toEqual(dearer);
    // A buyer who agreed to the old price sees the new one, and orders at it.
    const stale = await sendOrder(api, shop.buyer, requestFor(shop.buyer, [shop.poppies], { total: old.total }));
    expect(stale.code).toBe('price_changed');
    expect(stale.body).toMatchObject({ figures: { shipping: 333 } });
    expect((await sendOrder(api, shop.buyer, requestFor(shop.buyer, [shop.poppies]))).status).toBe(200);
    expect(await db.select().from(staffChange)).toMatchObject([
      { subject: 'setting', subject_id: 'delivery', after: { taiwan: { bands: dearer.taiwan.bands } } },
    ]);
  });

  test('decide where we deliver', async ({ api, db, shop }) => {
    const headers = await newStaff(api, db, 'finance');
    const asia = { ...abroad.asia, countries: ['TH'] };
    await save(api, headers, {
      ...openingRates,
      taiwan: { ...taiwan, blocked: ['952'] },
      abroad: { ...abroad, asia },
    });

    expect((await quoteTo(api, shop, { country_code: 'TH' })).status).toBe(200);
    expect((await quoteTo(api, shop, { country_code: 'JP' })).code).toBe('undeliverable');
    expect((await quoteTo(api, shop, { country_code: 'TW', postal_code: '952' })).code).toBe('undeliverable');
  });

  test('cannot be changed from an outdated version', async ({ api, db }) => {
    const headers = await newStaff(api, db, 'finance');

    await save(api, headers, dearer);

    expect((await save(api, headers, openingRates)).code).toBe('conflict');
    expect((await save(api, headers, openingRates, 1)).status).toBe(200);
  });

  test('are refused, field by field, if they are implausible', async ({ api, db }) => {
    const headers = await newStaff(api, db, 'finance');
    const fee = { NTD: 1, USD: 1 };
    const wrong: [string, unknown][] = [
      [
        'value.taiwan.bands.1.up_to_mm',
        { ...openingRates, taiwan: { ...taiwan, bands: [900, 600, null].map((up_to_mm) => ({ up_to_mm, fee })) } },
      ],
      ['value.taiwan.bands.0.up_to_mm', { ...openingRates, taiwan: { ...taiwan, bands: [{ up_to_mm: 600, fee }] } }],
      [
        'value.taiwan.bands.0.fee.NTD',
        { ...openingRates, taiwan: { ...taiwan, bands: [{ up_to_mm: null, fee: { NTD: -1, USD: 0 } }] } },
      ],
      ['value.taiwan.blocked.0', { ...openingRates, taiwan: { ...taiwan, blocked: ['Taipei'] } }],
      [
        'value.abroad.asia.countries',
        { ...openingRates, abroad: { ...abroad, asia: { ...abroad.asia, countries: ['ZZ'] } } },
      ],
      [
        'value.abroad.europe.countries',
        { ...openingRates, abroad: { ...abroad, europe: { ...abroad.europe, countries: ['JP'] } } },
      ],
      [
        'value.abroad.asia.countries',
        { ...openingRates, abroad: { ...abroad, asia: { ...abroad.asia, countries: ['TW'] } } },
      ],
      ['value.production.max', { ...openingRates, production: { min: 9, max: 2 } }],
    ];

    for (const [field, value] of wrong) expect((await save(api, headers, value)).errors).toHaveProperty([field]);
    expect(await db.select().from(staffChange)).toEqual([]);
  });
});
