import { describe, expect } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { demoSettings } from '#catalogue/site/server/demo.settings.ts';
import { startClosed } from '#catalogue/site/server/opening.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { type Config, readConfig } from '#http/server/config.ts';
import { allowPasswordAlone, newStaff } from '#people/members/server/testing-staff.ts';
import { todayReply } from '../admin.contract.ts';
import { linkReply, openingReply } from '../opening.contract.ts';

const env = { BASE_URL: 'https://shop.test', DEMO: 'off', SMTP_URL: 'smtp://127.0.0.1:1' };
const test = apiTest.extend<{ config: Config }>({ config: readConfig(env) });
const path = '/api/admin/opening';
type Headers = Record<string, string>;

const inThree = (en: string) => ({ en, 'zh-Hant': `${en}（繁）`, 'zh-Hans': `${en}（简）` });
const info = {
  ...{ brand: inThree('Lin'), company: inThree('Lin Ltd.'), representative: inThree('Lin Mei') },
  ...{ address: inThree('Tainan'), phone: '+886 6 222 0000', email: 'hello@shop.test', tax_id: '04595257' },
};
const bank = {
  ...{ name: inThree('Bank'), code: '013', address: inThree('Tainan') },
  ...{ account_number: '013-1234-5678-901', account_holder: inThree('Lin') },
};

const save = (api: TestApi, headers: Headers, key: string, value: object) =>
  api('/api/admin/setting', { method: 'PUT', headers, json: { key, version: 0, value } });
const check = (api: TestApi, headers: Headers, step: string, done = true) =>
  api(`${path}/step/${step}`, { method: 'PUT', headers, json: { done } });

describe('the owner', () => {
  test('opens the shop when nothing that visitors depend on is missing, and closes it again', async ({ api, db }) => {
    await allowPasswordAlone(db);
    await startClosed(db);
    const { headers } = await newStaff(api, db, 'admin');
    const open = () => api(`${path}/open`, { method: 'POST', headers });

    const early = await open();
    await save(api, headers, 'info', info);
    await save(api, headers, 'bank', bank);
    await openWorkIndex(db);
    await hangWork(db, await addArtist(db, 'Mori'), 'Tide');
    const late = await open();
    await check(api, headers, 'legal');
    const opened = (await open()).as(openingReply);
    const again = (await open()).as(openingReply);

    expect(early.body).toMatchObject({ code: 'opening_incomplete', missing: ['brand', 'bank', 'legal', 'work'] });
    expect(late.body).toMatchObject({ missing: ['legal'] });
    expect([opened.opening.state, again.opening.changed_at]).toEqual(['open', opened.opening.changed_at]);
    expect(opened.setup.filter(({ done }) => !done).map(({ step }) => step)).toContain('backup');
    const close = (reason: string) => api(`${path}/close`, { method: 'POST', headers, json: { reason } });
    expect((await close(' ')).errors).toHaveProperty('reason');
    expect((await close('Moving to Tainan')).as(openingReply).opening).toMatchObject({
      state: 'closed',
      reason: 'Moving to Tainan',
    });
    expect((await close('Twice')).code).toBe('conflict');
    const log = (await db.select().from(staffChange).orderBy(staffChange.change_id)).filter(
      ({ subject_id }) => subject_id === 'opening',
    );
    expect(log.map(({ action, after }) => [action, after])).toEqual([
      ['check', { checked: 'legal' }],
      ['open', { state: 'open' }],
      ['close', { state: 'closed', reason: 'Moving to Tainan' }],
    ]);
  });

  test('marks only steps that a person can judge, and takes a mark back', async ({ api, db }) => {
    await allowPasswordAlone(db);
    const { headers } = await newStaff(api, db, 'admin');
    const stateOf = async (step: string) =>
      (await api(path, { headers })).as(openingReply).setup.find((one) => one.step === step);

    expect((await check(api, headers, 'mail')).status).toBe(404);
    await check(api, headers, 'backup');
    expect(await stateOf('backup')).toMatchObject({ done: true, checked: true });
    await check(api, headers, 'backup', false);
    expect(await stateOf('backup')).toMatchObject({ done: false, checked: false });
    expect(await stateOf('sender')).toMatchObject({ foreign_sender: demoSettings.info.email });
  });

  test('makes a link that is shown once and stored as a hash', async ({ api, db }) => {
    await allowPasswordAlone(db);
    await startClosed(db);
    const { headers } = await newStaff(api, db, 'admin');
    const make = (days: number) =>
      api(`${path}/link`, { method: 'POST', headers: { ...headers, lang: 'zh-Hant' }, json: { days } });

    const made = (await make(7)).as(linkReply);
    const forever = await make(3650);

    expect(made.link).toMatch(/^https:\/\/shop\.test\/zh-Hant\/?#preview=[\w-]{43}$/);
    expect(forever.status).toBe(422);
    const secret = made.link.split('=')[1] ?? '';
    const everything = await api(path, { headers });
    expect([everything.text.includes(secret), everything.as(openingReply).opening.link_expires_at]).toEqual([
      false,
      made.opening.link_expires_at,
    ]);
    expect(JSON.stringify(await db.select().from(staffChange))).not.toContain(secret);
    const gone = (await api(`${path}/link`, { method: 'DELETE', headers })).as(openingReply);
    expect(gone.opening.link_expires_at).toBeNull();
  });
});

test('only administrators open, close and invite', async ({ api, db }) => {
  await allowPasswordAlone(db);
  const { headers } = await newStaff(api, db, 'finance');

  for (const one of ['open', 'close', 'link'])
    expect((await api(`${path}/${one}`, { method: 'POST', headers, json: {} })).code).toBe('forbidden');
  expect((await api('/api/admin/shop', { headers })).body).toMatchObject({ closed: false });
});

describe('a shop without a mail server', () => {
  test.override({ config: readConfig({ BASE_URL: 'https://shop.test', DEMO: 'off' }) });

  test('tells its owner that no mail is sent', async ({ api, db }) => {
    await allowPasswordAlone(db);
    const { headers } = await newStaff(api, db, 'admin');
    const { health } = (await api('/api/admin/today', { headers })).as(todayReply);
    expect(health?.find(({ part }) => part === 'mail')).toEqual({ part: 'mail', well: false, count: 0 });
  });
});
