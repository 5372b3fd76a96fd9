import { expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { initialReply } from '#buying/initial/initial.contract.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import type { Lang } from '#shared/locale.ts';
import { wordingReply } from '../wording.contract.ts';
import { writeMark } from './shop-mark.service.ts';

const path = '/api/admin/setting/words';
const headline = { en: '', 'zh-Hant': '牆上的畫', 'zh-Hans': '' };

test('an editor’s words replace the standard ones, language by language, and can be reset', async ({ api, db }) => {
  await writeMark(db, 'real');
  const { headers } = await newStaff(api, db, 'editor');
  const read = async (lang: Lang) => (await api('/api/initial', { headers: { lang } })).as(initialReply).site.words;
  const save = (version: number, value: object) => api(path, { method: 'PUT', headers, json: { version, value } });
  expect(await read('en')).toBeUndefined();

  const about = { en: 'Who we are', 'zh-Hant': '關於', 'zh-Hans': '关于' };
  const saved = (await save(0, { 'home/title': headline, 'menu/about': about })).as(wordingReply);

  expect(saved).toMatchObject({ version: 1, value: { 'home/title': headline } });
  // The other script is converted; English has standard words.
  expect(await read('zh-Hant')).toEqual({ 'home/title': '牆上的畫', 'menu/about': '關於' });
  expect(await read('zh-Hans')).toEqual({ 'home/title': '墙上的画', 'menu/about': '关于' });
  expect(await read('en')).toEqual({ 'menu/about': 'Who we are' });
  const [logged] = await db.select().from(staffChange);
  expect(logged).toMatchObject({ subject: 'setting', subject_id: 'words', action: 'save' });

  const none = { en: ' ', 'zh-Hant': '', 'zh-Hans': '' };
  await save(1, { 'home/title': none, 'menu/about': none });
  expect(await read('zh-Hant')).toBeUndefined();
});

test('of two editors, the second gets a conflict; long words and unknown places are refused', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'editor');
  const save = (version: number, value: object) => api(path, { method: 'PUT', headers, json: { version, value } });
  await save(0, { 'home/title': headline });

  expect((await save(0, { 'home/title': { ...headline, en: 'Mine' } })).code).toBe('conflict');
  expect((await save(1, { 'menu/shop': { ...headline, en: 'x'.repeat(25) } })).errors).toHaveProperty([
    'value.menu/shop.en',
  ]);
  expect((await save(1, { 'menu/elsewhere': headline })).status).toBe(422);
  const { headers: support } = await newStaff(api, db, 'support');
  expect((await api(path, { headers: support })).status).toBe(403);
});
