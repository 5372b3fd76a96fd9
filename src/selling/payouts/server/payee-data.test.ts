import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { emptyPage } from '#catalogue/artists/server/artist-page.service.ts';
import { addArtist } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { test as base } from '#db/server/testing.ts';
import { createSealer } from '#ground/sealing/server/sealing.ts';
import { member } from '#people/members/server/member.tables.ts';
import { PASSWORD } from '#people/members/server/testing-people.ts';
import { assignArtist, newSeller, type TestSeller } from '#selling/sales/server/testing-sales.ts';
import { saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import type { PayeeKey } from '../payee.rules.ts';
import { payeeChange, payeeData } from './payee.tables.ts';
import { openPayee, saveOwnPayee, savePayee } from './payee-write.service.ts';
import { payoutLine } from './payout.tables.ts';
import { COPY_DAYS, deleteOldPayeeData, deletePayeeData } from './payout-removal.service.ts';
import { startRun, stepRun } from './run.service.ts';
import { AUTHOR, arrive, enterPayee, PERIOD, STAFF, sealer, setPayouts } from './testing-payouts.ts';

interface Shop {
  lin: number;
  key: PayeeKey;
  gallery: TestSeller;
}

const test = base.extend<{ shop: Shop }>({
  shop: async ({ db }, use) => {
    const lin = await addArtist(db, 'Lin');
    const gallery = await newSeller(db, 'gallery@example.com', { type: 'gallery' });
    await setPayouts(db);
    await use({ lin, key: `gallery-${gallery.member_id}`, gallery });
  },
});

const payees = async (db: Db) => (await db.select().from(payeeData)).map(({ payee }) => payee);

describe('the data of a payee', () => {
  test('that cannot be decrypted is replaced as a whole or not at all', async ({ db, shop: { key } }) => {
    await enterPayee(db, key);
    const newKey = createSealer(['cd'.repeat(32)]);
    const { id_number: _id, ...rest } = AUTHOR;
    const save = (form: Partial<typeof AUTHOR>) =>
      savePayee(db, newKey, { payee: key, member_id: 1 }, { ...rest, version: 1, ...form });

    await expect(save({ name: '林玉' })).rejects.toMatchObject({ code: 'account_unreadable' });
    await expect(openPayee(db, newKey, { payee: key, staff_id: 1, lang: 'en' })).rejects.toMatchObject({
      code: 'account_unreadable',
    });
    await save({ id_number: 'B123456780' });
    expect((await openPayee(db, newKey, { payee: key, staff_id: 1, lang: 'en' })).id_number).toBe('B123456780');
  });

  test('must fit together: a stored number of a person is none of a company', async ({ db, shop: { key } }) => {
    await enterPayee(db, key);
    const { id_number: _id, ...rest } = AUTHOR;
    const save = savePayee(db, sealer, { payee: key, member_id: 1 }, { ...rest, version: 1, legal_form: 'company' });

    await expect(save).rejects.toMatchObject({ code: 'validation' });
    expect(await db.select().from(payeeData)).toMatchObject([{ legal_form: 'individual', version: 1 }]);
  });

  test('of a seller who has left is deleted once nothing is owed, and the copies after seven years', async ({
    db,
    shop: { lin, key, gallery },
  }) => {
    const sale = saleRow({ artist_id: lin, gallery_id: gallery.member_id });
    const theirs = saleRow({ artist_id: lin });
    await writeRows(db, [sale, theirs]);
    await arrive(db, [sale.order_id]);
    await enterPayee(db, key);
    // An artist who never had an account has not left.
    await enterPayee(db, `artist-${lin}`);
    await deletePayeeData(db, gallery.member_id);
    await db.update(member).set({ deleted_at: new Date() }).where(eq(member.member_id, gallery.member_id));
    await deleteOldPayeeData(db);
    expect(await payees(db)).toContain(key);

    const id = await startRun(db, STAFF, PERIOD);
    await deleteOldPayeeData(db);
    expect(await payees(db)).toContain(key);
    await stepRun(db, id, STAFF, { step: 'approve', version: 1 });
    await stepRun(db, id, STAFF, { step: 'record', version: 2, paid_on: PERIOD.until, reference: 'B-1' });
    await deleteOldPayeeData(db);
    expect(await payees(db)).toEqual([`artist-${lin}`]);

    const seen = { payee: key, staff_id: 1, lang: 'en' } as const;
    expect((await openPayee(db, sealer, seen)).id_number).toBe(AUTHOR.id_number);
    const paidBefore = (days: number) => new Date(Date.parse('2026-11-10T04:00:00Z') + days * 86_400_000);
    await deleteOldPayeeData(db, paidBefore(COPY_DAYS));
    expect((await openPayee(db, sealer, seen)).id_number).toBe(AUTHOR.id_number);
    await deleteOldPayeeData(db, paidBefore(COPY_DAYS + 1));
    await expect(openPayee(db, sealer, seen)).rejects.toMatchObject({ code: 'not_found' });
    const lines = await db.select().from(payoutLine).where(eq(payoutLine.payee, key));
    expect(lines).toMatchObject([{ sealed: null, legal_name: AUTHOR.name, net: 300 }]);
  });

  test('of a seller who has left below the minimum: they are paid too, and then it is deleted', async ({
    db,
    shop: { lin, key, gallery },
  }) => {
    await setPayouts(db, { minimum: { NTD: 1_000, USD: 5_000 } });
    const sale = saleRow({ artist_id: lin, gallery_id: gallery.member_id });
    await writeRows(db, [sale]);
    await arrive(db, [sale.order_id]);
    await enterPayee(db, key);
    await expect(startRun(db, STAFF, PERIOD)).rejects.toMatchObject({ code: 'payout_empty' });

    await deletePayeeData(db, gallery.member_id);
    await db.update(member).set({ deleted_at: new Date() }).where(eq(member.member_id, gallery.member_id));
    const id = await startRun(db, STAFF, PERIOD);
    await stepRun(db, id, STAFF, { step: 'approve', version: 1 });
    await stepRun(db, id, STAFF, { step: 'record', version: 2, paid_on: PERIOD.until, reference: 'B-1' });
    await deleteOldPayeeData(db);

    expect(await db.select().from(payoutLine)).toMatchObject([{ payee: key, gross: 300 }]);
    expect(await payees(db)).toEqual([]);
  });

  test('of a seller who has come back is not deleted', async ({ db, shop: { lin } }) => {
    const key = `artist-${lin}` as const;
    const owner = await newSeller(db, 'lin@example.com');
    const isLeft = async () => (await db.select().from(payeeData))[0]?.left_at !== null;
    await enterPayee(db, key);
    await db.update(payeeData).set({ left_at: new Date() });
    await assignArtist(db, lin, owner);

    // The same data again.
    const { id_number: _id, address: _address, account: _account, income_code: _code, ...rest } = AUTHOR;
    const { premium_exempt_until: _until, email: _email, lang: _lang, ...own } = rest;
    await saveOwnPayee(
      db,
      sealer,
      { payee: key, member_id: owner.member_id },
      { ...own, version: 1, password: PASSWORD },
    );
    expect(await isLeft()).toBe(false);
    expect(await db.$count(payeeChange)).toBe(1);

    await db.update(payeeData).set({ left_at: new Date() });
    await deleteOldPayeeData(db);
    expect(await payees(db)).toEqual([key]);
    expect(await isLeft()).toBe(false);

    await db.update(payeeData).set({ left_at: new Date() });
    await emptyPage(db, owner.member_id);
    await deleteOldPayeeData(db);
    expect(await payees(db)).toEqual([]);
  });

  test('of a seller who leaves and is owed nothing is deleted immediately', async ({ db, shop: { key, gallery } }) => {
    await enterPayee(db, key);

    await deletePayeeData(db, gallery.member_id);

    expect(await payees(db)).toEqual([]);
    expect((await db.execute(sql`select from payee_change`)).rows).toEqual([]);
  });
});
