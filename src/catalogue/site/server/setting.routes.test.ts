import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { settingsReply } from '../setting.contract.ts';
import { defaultSettings } from './site.settings.ts';

type Headers = Record<string, string>;
const save = (api: TestApi, headers: Headers, json: object) =>
  api('/api/admin/setting', { method: 'PUT', headers, json });
const phoneOf = async (api: TestApi) => ((await api('/api/initial')).body as { info: { phone: string } }).info.phone;

describe('a setting of the shop', () => {
  test('is changed by an administrator, seen by visitors at once, and in the log', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const { settings } = (await api('/api/admin/setting', { headers })).as(settingsReply);
    const value = { ...defaultSettings.info, phone: '+886 2 2345 6789' };

    const saved = (await save(api, headers, { key: 'info', version: settings.info?.version, value })).as(settingsReply);

    expect(saved.settings.info).toEqual({ version: 1, updated_at: expect.any(String), value });
    expect(await phoneOf(api)).toBe('+886 2 2345 6789');
    expect(await db.select().from(staffChange)).toMatchObject([
      {
        subject: 'setting',
        subject_id: 'info',
        before: { phone: defaultSettings.info.phone },
        after: { phone: '+886 2 2345 6789' },
      },
    ]);
  });

  test('is not changed by whoever saw an older one, also at the first change', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const rate = (USD: string) => ({ key: 'exchange', version: 0, value: { USD } });

    const both = await Promise.all([save(api, headers, rate('0.03')), save(api, headers, rate('0.04'))]);
    const late = await save(api, headers, rate('0.05'));

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(late.code).toBe('conflict');
  });

  test('that is saved as it is stays at its version, and the log is not told', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');

    const saved = await save(api, headers, { key: 'info', version: 0, value: defaultSettings.info });

    expect(saved.as(settingsReply).settings.info).toMatchObject({ version: 0, updated_at: null });
    expect(await db.select().from(staffChange)).toEqual([]);
  });

  test('is refused where it cannot be meant', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const refusals = [
      { key: 'weather', version: 0, value: {} },
      { key: 'info', version: 0, value: { ...defaultSettings.info, email: 'nobody' } },
      { key: 'info', version: 0, value: { ...defaultSettings.info, brand: { en: 'Only English' } } },
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
    ];

    for (const json of refusals) expect([json.key, (await save(api, headers, json)).status]).toEqual([json.key, 422]);
    expect(await db.select().from(staffChange)).toEqual([]);
  });
});

test('the shop’s own holidays are kept in order, and visitors are told', async ({ api, db }) => {
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
