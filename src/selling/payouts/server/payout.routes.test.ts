import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { payoutsReply } from '#catalogue/site/setting.contract.ts';
import { contentChanged } from '#db/server/remembered.ts';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { member } from '#people/members/server/member.tables.ts';
import { PASSWORD } from '#people/members/server/testing-people.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { asks, type SalesShop, test as salesTest } from '#selling/sales/server/testing-sales.ts';
import { backRow, saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { perLang } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { openedPayeeReply, ownPayoutReply, payeeReply } from '../payee.contract.ts';
import { owedReply, runReply, yearReply } from '../payout.contract.ts';
import { payeeData } from './payee.tables.ts';
import { sendStatements } from './payout-jobs.service.ts';
import { AUTHOR, arrive, setPayouts } from './testing-payouts.ts';

const today = shopDay(new Date());
const storage = openStorage({ dataDir: 'no-such-folder' });

const test = salesTest.extend<{ finance: Record<string, string> }>({
  finance: async ({ api, db }, use) => use((await newStaff(api, db, 'finance')).headers),
});

/** Lin has sold two works, one of which was partly refunded. */
async function sell(db: Parameters<typeof writeRows>[0], { lin }: SalesShop) {
  const title = perLang(() => '=1+1 末班渡輪');
  const sales = [saleRow({ artist_id: lin, amount: 30_000, title }), saleRow({ artist_id: lin, amount: 2_000 })];
  await writeRows(db, sales);
  const [, second] = sales;
  if (second) await writeRows(db, [backRow(second, { nums: 0, gross: -10, net: -10, amount: -500 })]);
  await setPayouts(db);
  contentChanged(db);
  await arrive(
    db,
    sales.map(({ order_id }) => order_id),
    '2026-09-01',
  );
}

describe('payouts', () => {
  test('are for finance only', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'support');
    for (const path of ['payout', 'payout/run', 'payout/year', 'payee/artist-1'])
      expect((await api(`/api/admin/${path}`, { headers })).status).toBe(403);
  });

  test('from the first share to the statement in the mail', async ({ api, db, shop, finance }) => {
    await sell(db, shop);
    const key = `artist-${shop.lin}`;
    const get = (path: string) => api(`/api/admin/${path}`, { headers: finance });
    const post = (path: string, json: unknown, method = 'POST') =>
      api(`/api/admin/${path}`, { method, headers: finance, json });

    const before = (await get('payout')).as(owedReply);
    expect(before.list[0]).toMatchObject({ payee: key, balances: [{ payable: 31_500, outcome: 'incomplete' }] });
    expect((await post('payout/run', { until: today, pay_on: today })).code).toBe('payout_empty');

    expect((await post(`payee/${key}`, AUTHOR, 'PUT')).as(payeeReply).data).toMatchObject({
      id_hint: '6789',
      account: { last_digits: '8901' },
      missing: [],
    });
    const { run } = (await post('payout/run', { until: today, pay_on: today })).as(runReply);
    expect(run.lines).toMatchObject([{ gross: 31_500, withholding: 3_150, premium: 665, net: 27_685 }]);
    expect((await get(`payout/run/${run.run_id}/file?kind=taiwan`)).code).toBe('not_found');

    const step = (json: object) => post(`payout/run/${run.run_id}/step`, json);
    expect((await step({ step: 'approve', version: 1 })).as(runReply).run.state).toBe('approved');
    expect((await step({ step: 'approve', version: 1 })).code).toBe('conflict');
    const file = await get(`payout/run/${run.run_id}/file?kind=taiwan`);
    expect(file.text).toContain('"林玉山","700","0021","00712345678901",27685,"NTD","PO-');
    await step({ step: 'record', version: 2, paid_on: today, reference: 'B-9' });
    await sendStatements(db, storage);

    const year = (await get('payout/year')).as(yearReply);
    expect(year.people).toMatchObject([{ legal_name: '林玉山', code: '9B', gross: 31_500, net: 27_685 }]);
    expect(year.months).toMatchObject([{ month: today.slice(0, 7), withholding: 3_150 }]);
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'payout_paid'));
    expect(mails).toMatchObject([
      { to: 'lin@example.com', data: { net: 27_685, files: [{ type: 'application/pdf' }] } },
    ]);
    const { list } = (await asks(api, shop.artistA, 'payout')).as(ownPayoutReply);
    const [line] = list[0]?.payouts ?? [];
    expect(line).toMatchObject({ net: 27_685, state: 'paid' });
    expect((await asks(api, shop.artistB, `payout/statement/${line?.line_id}`)).status).toBe(404);
    const { files = [] } = (mails[0]?.data ?? {}) as { files?: { base64: string }[] };
    const { pages } = await readPdf(Buffer.from(files[0]?.base64 ?? '', 'base64'));
    const words = pages.flat().join(' ');
    for (const wanted of ['林玉山', 'NT$27,685', '−NT$3,150', '−NT$665', '末班渡輪', '−NT$500'])
      expect(words).toContain(wanted);
  });

  test('are approved by a second person if an administrator says so, and finance cannot change that', async ({
    api,
    db,
    finance,
  }) => {
    const path = '/api/admin/setting/payouts';
    const { value, version } = (await api(path, { headers: finance })).as(payoutsReply);
    const put = (headers: Record<string, string>, more: object) =>
      api(path, { method: 'PUT', headers, json: { version, value: { ...value, ...more } } });
    const { headers: admin } = await newStaff(api, db, 'admin');

    expect((await put(finance, { second_person: true })).status).toBe(403);
    expect((await put(finance, { second_person: false, hold_days: 9 })).as(payoutsReply).value.hold_days).toBe(9);
    const next = { version: version + 1, value: { ...value, second_person: true } };
    expect((await api(path, { method: 'PUT', headers: admin, json: next })).as(payoutsReply).value.second_person).toBe(
      true,
    );
  });

  test('show numbers only to finance, which is logged, and sellers enter their own', async ({
    api,
    db,
    shop,
    finance,
  }) => {
    await setPayouts(db);
    const { income_code: _code, premium_exempt_until: _until, email: _email, lang: _lang, ...own } = AUTHOR;
    const put = (seller: typeof shop.artistA, json: object, password = PASSWORD) =>
      api(`/api/payout/artist-${shop.lin}`, { method: 'PUT', headers: seller.headers, json: { ...json, password } });

    expect((await put(shop.artistB, own)).status).toBe(404);
    expect((await put(shop.artistA, own, 'guessed')).code).toBe('wrong_password');
    const signsInElsewhere = eq(member.member_id, shop.artistA.member_id);
    const [{ password_hash } = { password_hash: null }] = await db.select().from(member).where(signsInElsewhere);
    await db.update(member).set({ password_hash: null }).where(signsInElsewhere);
    expect((await put(shop.artistA, own)).code).toBe('password_needed');
    await db.update(member).set({ password_hash }).where(signsInElsewhere);
    expect((await put(shop.artistA, own, '')).errors).toHaveProperty('password');
    expect(await db.select().from(payeeData)).toEqual([]);
    const saved = await put(shop.artistA, own);
    expect(saved.as(ownPayoutReply).list[0]?.data.missing).toEqual(['income_code']);
    expect(saved.text).not.toMatch(/A123456789|00712345678901/);
    expect((await put(shop.artistA, own)).code).toBe('conflict');
    expect((await put(shop.artistA, { ...own, version: 1, id_number: 'A12' })).errors).toHaveProperty('id_number');

    const opened = await api(`/api/admin/payee/artist-${shop.lin}/open`, { method: 'POST', headers: finance });
    expect(opened.as(openedPayeeReply)).toMatchObject({
      id_number: 'A123456789',
      account: { account_number: '00712345678901', bank_name: 'Chunghwa Post' },
    });
    const mails = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.mail_id));
    expect(mails.at(-1)).toMatchObject({ to: 'lin@example.com', kind: 'payee_changed' });
  });
});
