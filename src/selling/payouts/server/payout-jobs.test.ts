import { asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addArtist } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { booksCase } from '#ground/books-cases/server/books-case.tables.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { payoutEntry, payoutLine } from './payout.tables.ts';
import { MOST_DIFFERENCES, payoutDifferences } from './payout-differences.service.ts';
import { checkPayouts, sendStatements } from './payout-jobs.service.ts';
import { startRun, stepRun } from './run.service.ts';
import { arrive, enterPayee, PERIOD, STAFF, setPayouts } from './testing-payouts.ts';

/** A draft for two artists without an account; returns its lines. */
async function draft(db: Db) {
  const artists = [await addArtist(db, 'Lin'), await addArtist(db, 'Wu')];
  await setPayouts(db);
  const sales = artists.map((artist_id) => saleRow({ artist_id }));
  await writeRows(db, sales);
  await arrive(
    db,
    sales.map(({ order_id }) => order_id),
  );
  for (const id of artists) await enterPayee(db, `artist-${id}`, { email: `artist-${id}@example.com`, lang: 'en' });
  const run_id = await startRun(db, STAFF, PERIOD);
  const lines = await db
    .select()
    .from(payoutLine)
    .where(eq(payoutLine.run_id, run_id))
    .orderBy(asc(payoutLine.line_id));
  const [first, second] = lines;
  if (!first || !second) throw new Error('two lines');
  return { run_id, first, second };
}

test('a statement that cannot be drawn does not keep the others waiting', async ({ db }) => {
  const { run_id, first, second } = await draft(db);
  await stepRun(db, run_id, STAFF, { step: 'approve', version: 1 });
  await stepRun(db, run_id, STAFF, { step: 'record', version: 2, paid_on: PERIOD.until, reference: 'B-1' });
  await db.execute(sql`alter table payout_line disable trigger payout_stays`);
  await db
    .update(payoutLine)
    .set({ rules: {} as never })
    .where(eq(payoutLine.line_id, first.line_id));

  await expect(sendStatements(db, openStorage({ dataDir: 'no-such-folder' }))).rejects.toThrow();

  const lines = await db.select().from(payoutLine).orderBy(asc(payoutLine.line_id));
  expect(lines.map(({ statement }) => statement)).toEqual(['due', 'sent']);
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'payout_paid'));
  expect(mails).toMatchObject([{ to: `${second.payee}@example.com` }]);
});

test('a payout without its ledger rows differs by its amount, and more differences than are read close no case', async ({
  db,
}) => {
  const { run_id, first, second } = await draft(db);
  await db.execute(sql`alter table payout_entry disable trigger user`);
  await db.delete(payoutEntry).where(eq(payoutEntry.line_id, first.line_id));
  await checkPayouts(db);

  const subject = `PO-${run_id}-${first.line_id}`;
  const money = (amount: number) => ({ amount, currency: 'NTD' });
  const sides = [{ fact: 'paid', there: money(300), here: money(0) }];
  expect(await db.select().from(booksCase)).toMatchObject([{ subject, difference: 'line', sides }]);

  // Many payouts differ: those that are read may not include the one with the open case.
  await db.execute(sql`update books_case set subject = 'PO-0-0'`);
  await db.execute(sql`insert into payout_line select (jsonb_populate_record(line, jsonb_build_object('line_id', 10000 + n, 'payee', 'artist-' || (10000 + n)))).*
    from payout_line line, generate_series(1, ${MOST_DIFFERENCES}) as n where line_id = ${second.line_id}`);
  await checkPayouts(db);
  const [open] = await db.select().from(booksCase).where(eq(booksCase.subject, 'PO-0-0'));
  expect(open?.closed_at).toBeNull();
});

test('a difference shows what was paid and what belongs to the payee, and one that fails hides no other', async ({
  db,
}) => {
  const { run_id, first, second } = await draft(db);
  const artistOf = ({ payee }: typeof first) => Number(payee.split('-')[1]);
  // Each pays a share of the other too.
  const strange = [
    saleRow({ artist_id: artistOf(second), amount: 70 }),
    saleRow({ artist_id: artistOf(first), amount: 90 }),
  ];
  await writeRows(db, strange);
  const { rows } = await db.execute(sql`select entry_id from share_entry order by entry_id desc limit 2`);
  const [last, before] = rows.map(({ entry_id }) => Number(entry_id));
  await db.insert(payoutEntry).values([
    { entry_id: before ?? 0, line_id: first.line_id },
    { entry_id: last ?? 0, line_id: second.line_id },
  ]);
  expect(await payoutDifferences(db)).toEqual(
    expect.arrayContaining([
      { what: 'entry', subject: `PO-${run_id}-${first.line_id}`, there: 370, here: 300, currency: 'NTD' },
      { what: 'entry', subject: `PO-${run_id}-${second.line_id}`, there: 390, here: 300, currency: 'NTD' },
    ]),
  );

  await db.execute(
    sql`alter table books_case add constraint fails check (subject <> ${sql.raw(`'PO-${run_id}-${first.line_id}'`)})`,
  );
  await expect(checkPayouts(db)).rejects.toThrow();

  expect(await db.select().from(booksCase)).toMatchObject([{ subject: `PO-${run_id}-${second.line_id}` }]);
});
