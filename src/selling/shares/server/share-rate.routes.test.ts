import { expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { ratesOn } from '#catalogue/site/server/share-rates.service.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { shareRatesReply } from '../share.contract.ts';

const path = '/api/admin/share-rate';

test('finance sets a rate for payments from today on, and it is in the log', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'finance');
  const { today, list } = (await api(path, { headers })).as(shareRatesReply);
  const before = await ratesOn(db, '2026-01-02');

  const json = { kind: 'artist', rate_bp: 3250, since: today };
  const set = (await api(path, { method: 'POST', headers, json })).as(shareRatesReply);

  expect(list.map(({ kind, rate_bp }) => [kind, rate_bp])).toEqual([
    ['artist', 3000],
    ['gallery', 4000],
  ]);
  expect(set.list[0]).toMatchObject(json);
  expect(await ratesOn(db, today)).toEqual({ artist: 3250, gallery: 4000 });
  expect(await ratesOn(db, '2026-01-02')).toEqual(before);
  // The page for artists names it.
  expect((await api('/api/page/partner')).text).toContain('You get 32.5% of the price before tax');
  expect(await db.select().from(staffChange)).toMatchObject([
    { subject_id: 'share_rate artist', before: { rate_bp: 3000 }, after: { rate_bp: 3250, since: today } },
  ]);
});

test('a rate for a past day, a second one for the same day and more than 100 % are refused', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'finance');
  const { today } = (await api(path, { headers })).as(shareRatesReply);
  const set = (form: object) =>
    api(path, { method: 'POST', headers, json: { kind: 'gallery', rate_bp: 4100, since: today, ...form } });

  expect((await set({ since: '2026-01-05' })).errors).toHaveProperty('since');
  expect((await set({ rate_bp: 10_001 })).errors).toHaveProperty('rate_bp');
  expect((await set({})).status).toBe(200);
  expect((await set({ rate_bp: 4200 })).code).toBe('conflict');
});

test('nobody sets the rate that they are paid at themselves, if a colleague can', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'finance');
  await db.update(member).set({ type: 'gallery', standing: 'approved' });
  expect((await api(path, { headers })).as(shareRatesReply).own_kind).toBeNull();
  await newStaff(api, db, 'finance', 'colleague');
  const { today, own_kind } = (await api(path, { headers })).as(shareRatesReply);
  const set = (kind: string) => api(path, { method: 'POST', headers, json: { kind, rate_bp: 5000, since: today } });

  expect(own_kind).toBe('gallery');
  expect((await set('gallery')).code).toBe('own_review');
  expect((await set('artist')).status).toBe(200);
  expect(await ratesOn(db, today)).toEqual({ artist: 5000, gallery: 4000 });
});
