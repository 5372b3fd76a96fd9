import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { settingsReply } from '../setting.contract.ts';
import { demoSettings } from './demo.settings.ts';
import { writeMark } from './shop-mark.service.ts';
import { readSettings, type SiteSettings } from './site.service.ts';

type Headers = Record<string, string>;
const save = (api: TestApi, headers: Headers, json: object) =>
  api('/api/admin/setting', { method: 'PUT', headers, json });
const phoneOf = async (api: TestApi) => ((await api('/api/initial')).body as { info: { phone: string } }).info.phone;

describe('a setting of the shop', () => {
  test('is changed by an administrator, immediately visible to visitors, and logged', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { settings } = (await api('/api/admin/setting', { headers })).as(settingsReply);
    const value = { ...demoSettings.info, phone: '+886 2 2345 6789' };

    const saved = (await save(api, headers, { key: 'info', version: settings.info?.version, value })).as(settingsReply);

    expect(saved.settings.info).toEqual({ version: 1, updated_at: expect.any(String), value });
    expect(await phoneOf(api)).toBe('+886 2 2345 6789');
    expect(await db.select().from(staffChange)).toMatchObject([
      {
        subject: 'setting',
        subject_id: 'info',
        before: { phone: demoSettings.info.phone },
        after: { phone: '+886 2 2345 6789' },
      },
    ]);
  });

  test('is not changed by someone who saw an older one, even at the first change', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const rate = (USD: string) => ({ key: 'exchange', version: 0, value: { USD } });

    const both = await Promise.all([save(api, headers, rate('0.03')), save(api, headers, rate('0.04'))]);
    const late = await save(api, headers, rate('0.05'));

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(late.code).toBe('conflict');
  });

  test('saved unchanged keeps its version and is not logged', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');

    const saved = await save(api, headers, { key: 'info', version: 0, value: demoSettings.info });

    expect(saved.as(settingsReply).settings.info).toMatchObject({ version: 0, updated_at: null });
    expect(await db.select().from(staffChange)).toEqual([]);
  });

  test('is written in one language, and completed in the others', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const inChinese = (text: string) => ({ en: '', 'zh-Hant': text, 'zh-Hans': '' });
    const value = { ...demoSettings.info, company: inChinese('林家畫坊有限公司'), brand: inChinese(' ') };

    const refused = await save(api, headers, { key: 'info', version: 0, value });
    const named = { ...value, brand: { ...inChinese('林家畫坊'), en: 'Lin’s Prints' } };
    const { settings } = (await save(api, headers, { key: 'info', version: 0, value: named })).as(settingsReply);

    expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual([
      'value.brand.en',
      'value.brand.zh-Hans',
      'value.brand.zh-Hant',
    ]);
    expect(settings.info?.value).toMatchObject({ company: inChinese('林家畫坊有限公司') });
    expect((await readSettings(db)).info).toMatchObject({
      company: { en: '林家畫坊有限公司', 'zh-Hant': '林家畫坊有限公司', 'zh-Hans': '林家画坊有限公司' },
      brand: { en: 'Lin’s Prints', 'zh-Hant': '林家畫坊', 'zh-Hans': '林家画坊' },
    });

    // Nobody wrote the other languages, so they follow.
    const renamed = { ...named, company: inChinese('林家畫廊有限公司') };
    await save(api, headers, { key: 'info', version: 1, value: renamed });
    expect((await readSettings(db)).info.company).toEqual({
      en: '林家畫廊有限公司',
      'zh-Hant': '林家畫廊有限公司',
      'zh-Hans': '林家画廊有限公司',
    });
  });

  test('names a new shop in one language: the standard name stays in none', async ({ api, db }) => {
    await writeMark(db, 'real');
    const { headers } = await newStaff(api, db, 'admin');
    const { settings } = (await api('/api/admin/setting', { headers })).as(settingsReply);
    const shown = settings.info?.value as SiteSettings['info'] | undefined;
    const value = { ...demoSettings.info, brand: { ...shown?.brand, 'zh-Hans': '林家画坊' } };

    await save(api, headers, { key: 'info', version: 0, value });

    expect((await readSettings(db)).info.brand).toEqual({
      en: '林家畫坊',
      'zh-Hant': '林家畫坊',
      'zh-Hans': '林家画坊',
    });
  });

  test('is refused if it is implausible', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const refusals = [
      { key: 'weather', version: 0, value: {} },
      { key: 'info', version: 0, value: { ...demoSettings.info, email: 'nobody' } },
      { key: 'info', version: 0, value: { ...demoSettings.info, brand: { en: 'Only English' } } },
      { key: 'social', version: 0, value: [{ name: 'x', url: 'javascript:alert(1)' }] },
      {
        key: 'price_bands',
        version: 0,
        value: [
          { NTD: 10, USD: 1 },
          { NTD: 5, USD: 2 },
        ],
      },
      { key: 'exchange', version: 0, value: { USD: '0.000' } },
      { key: 'exchange', version: 0, value: { USD: 'much' } },
      { key: 'orders', version: 0, value: { code_prefix: 'muse', transfer_days: '5' } },
      { key: 'orders', version: 0, value: { code_prefix: 'MUSE', transfer_days: '1' } },
      { key: 'orders', version: 0, value: { code_prefix: 'MUSE', transfer_days: '15' } },
    ];

    for (const json of refusals) expect([json.key, (await save(api, headers, json)).status]).toEqual([json.key, 422]);
    expect(await db.select().from(staffChange)).toEqual([]);
  });
});

test('the shop’s own holidays are stored in order, and visitors see them', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'admin');
  const value = { closed: ['2027-03-05', '2026-12-31', '2026-12-31'], working: ['2026-12-25'] };

  const saved = (await save(api, headers, { key: 'calendar', version: 0, value })).as(settingsReply);
  const both = await save(api, headers, {
    key: 'calendar',
    version: 1,
    value: { closed: ['2027-01-04'], working: ['2027-01-04'] },
  });

  const expected = { closed: ['2026-12-31', '2027-03-05'], working: ['2026-12-25'] };
  expect(saved.settings.calendar).toMatchObject({ version: 1, value: expected });
  expect(((await api('/api/initial')).body as { site: { calendar: unknown } }).site.calendar).toMatchObject(expected);
  expect(both.errors).toHaveProperty(['value.working']);
});
