import { asc } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#db/server/testing.ts';
import type { Found } from '../books-case.rules.ts';
import { closeCase, noteOnCase, reopenCase, reportAgreement, reportDifference } from './books-case.service.ts';
import { booksCase, booksCaseEvent } from './books-case.tables.ts';

const found = (paid = 100): Found => ({
  books: 'payment',
  subject: 'attempt 1',
  code: 'C2611180001',
  difference: 'amount_differs',
  sides: [{ fact: 'paid', here: { amount: paid, currency: 'NTD' }, there: null }],
});
const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const staff = { member_id: 7, note: 'The bank has booked it twice.' };

describe('a difference in the books', () => {
  test('is one case, however often it is found', async ({ db }) => {
    const first = await reportDifference(db, found(), day(1));
    expect(await reportDifference(db, found(), day(2))).toBe(first);

    expect(await db.select().from(booksCase)).toMatchObject([{ found_at: day(2), closed_at: null }]);
    expect(await stepsIn(db)).toEqual(['opened']);
  });

  test('that changes is in its history with both sides', async ({ db }) => {
    await reportDifference(db, found(100), day(1));
    await reportDifference(db, found(90), day(2));

    expect(await db.select().from(booksCase)).toMatchObject([{ sides: found(90).sides }]);
    expect(await stepsIn(db)).toEqual(['opened', 'changed']);
  });

  test('that is gone closes its case, and opens another one when it comes back', async ({ db }) => {
    const first = await reportDifference(db, found(), day(1));
    await reportAgreement(db, found(), day(2));
    await reportAgreement(db, found(), day(3));

    expect(await stepsIn(db)).toEqual(['opened', 'agreed']);
    expect(await reportDifference(db, found(), day(4))).not.toBe(first);
  });

  test('that staff have explained stays closed until it is another one', async ({ db }) => {
    const first = (await reportDifference(db, found(), day(1))) ?? 0;
    await noteOnCase(db, first, { ...staff, note: 'Asked the bank.' });
    await closeCase(db, first, staff);

    expect(await reportDifference(db, found(), day(2))).toBeUndefined();
    expect(await reportDifference(db, found(80), day(3))).not.toBe(first);
    expect(await stepsIn(db)).toEqual(['opened', 'noted', 'closed', 'opened']);
  });

  test('can be opened again, unless a later case of the same subject is open', async ({ db }) => {
    const first = (await reportDifference(db, found(), day(1))) ?? 0;
    await expect(reopenCase(db, first, staff)).rejects.toMatchObject({ code: 'conflict' });
    await closeCase(db, first, staff);
    await expect(closeCase(db, first, staff)).rejects.toMatchObject({ code: 'conflict' });
    await reopenCase(db, first, staff);
    await closeCase(db, first, staff);
    await reportDifference(db, found(80), day(2));

    await expect(reopenCase(db, first, staff)).rejects.toMatchObject({ code: 'conflict' });
    await expect(closeCase(db, 4711, staff)).rejects.toMatchObject({ code: 'not_found' });
  });
});

async function stepsIn(db: Parameters<typeof closeCase>[0]) {
  const rows = await db.select().from(booksCaseEvent).orderBy(asc(booksCaseEvent.event_id));
  return rows.map(({ step }) => step);
}
