import { expect } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { demoSettings } from '#catalogue/site/server/demo.settings.ts';
import { type Config, readConfig } from '#http/server/config.ts';
import { allowPasswordAlone, newStaff } from '#people/members/server/testing-staff.ts';
import { todayReply } from '../admin.contract.ts';

const test = apiTest.extend<{ config: Config }>({ config: readConfig({ BASE_URL: 'https://shop.test', DEMO: 'off' }) });

const doneIn = async (api: TestApi, headers: Record<string, string>) => {
  const { setup } = (await api('/api/admin/today', { headers })).as(todayReply);
  return setup?.flatMap(({ step, done }) => (done ? [step] : []));
};

test('the owner of an empty shop sees what is done and what is left', async ({ api, db }) => {
  await allowPasswordAlone(db);
  const { headers } = await newStaff(api, db, 'admin');
  const save = (key: 'info' | 'bank', version: number, value: object) =>
    api('/api/admin/setting', { method: 'PUT', headers, json: { key, version, value } });
  const inThree = (en: string) => ({ en, 'zh-Hant': `${en}（繁）`, 'zh-Hans': `${en}（简）` });
  const { info, bank } = demoSettings;
  const own = {
    ...info,
    brand: inThree('Lin’s Prints'),
    company: inThree('Lin'),
    representative: inThree('Lin Mei'),
    address: inThree('Tainan'),
  };

  // The tests use an https address. A part saved as the demo had it is still missing.
  expect(await doneIn(api, headers)).toEqual(['address']);
  await save('info', 0, { ...own, representative: { ...own.representative, en: info.representative.en } });
  await save('bank', 0, { ...bank, account_number: '013-1234-5678-901' });

  const { setup } = (await api('/api/admin/today', { headers })).as(todayReply);
  expect(setup?.find(({ step }) => step === 'brand')).toMatchObject({ missing: ['representative', 'phone', 'email'] });
  expect(setup?.find(({ step }) => step === 'bank')).toMatchObject({
    missing: ['name', 'code', 'address', 'account_holder'],
  });
  await save('info', 1, { ...own, phone: '+886 6 222 0000', email: 'lin@example.com' });
  await save('bank', 1, {
    name: inThree('Bank of Tainan'),
    code: '013',
    address: inThree('Tainan'),
    account_number: '013-1234-5678-901',
    account_holder: inThree('Lin'),
  });
  expect(await doneIn(api, headers)).toEqual(['brand', 'address', 'bank']);
  // The example's story counts until it is changed or hidden.
  const hide = (hidden: boolean, version: number) =>
    api('/api/admin/page/about/hidden', { method: 'PUT', headers, json: { hidden, version } });
  await hide(true, 0);
  expect(await doneIn(api, headers)).toEqual(['brand', 'address', 'bank', 'about']);
  await hide(false, 1);
  expect(await doneIn(api, headers)).toEqual(['brand', 'address', 'bank']);
});

apiTest('nobody is led through a demo', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'admin');

  expect((await api('/api/admin/today', { headers })).as(todayReply).setup).toBeNull();
});
