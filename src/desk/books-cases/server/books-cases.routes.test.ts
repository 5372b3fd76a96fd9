import { describe, expect } from 'vitest';
import { newStaff, test } from '#buying/orders/server/testing-orders.ts';
import { reportDifference } from '#ground/books-cases/server/books-case.service.ts';
import { booksCasesReply } from '../books-cases.contract.ts';

const AT = '/api/admin/books-case';
const amount = (paid: number) => ({ amount: paid, currency: 'NTD' }) as const;

describe('the page of differences', () => {
  test('finance closes one with a reason, and opens it again', async ({ api, db }) => {
    const sides = [{ fact: 'paid', here: amount(100), there: null }] as const;
    const found = { books: 'payment', subject: 'a', code: 'C2611180001', difference: 'amount_differs', sides } as const;
    const id = await reportDifference(db, found, new Date());
    const headers = await newStaff(api, db, 'finance');
    const list = async (query = '') => (await api(`${AT}${query}`, { headers })).as(booksCasesReply).list;
    const take = (deed: string, note = 'The bank booked it twice.') =>
      api(`${AT}/${id}`, { method: 'POST', headers, json: { deed, note } });

    expect(await list('?books=payment&keyword=C2611180001')).toMatchObject([{ case_id: id, sides }]);
    expect(await list('?books=invoice')).toEqual([]);
    expect((await take('close', '')).status).toBe(422);
    expect((await take('close')).status).toBe(200);
    expect((await take('close')).status).toBe(409);
    expect(await list()).toEqual([]);

    const [closed] = await list('?state=closed');
    expect(closed?.history).toMatchObject([
      { step: 'opened', by: null, sides },
      { step: 'closed', note: 'The bank booked it twice.', by: expect.any(String), sides: [] },
    ]);
    await take('reopen');
    expect(await list()).toHaveLength(1);
  });

  test('others of the staff do not see it', async ({ api, db }) => {
    const headers = await newStaff(api, db, 'support');

    expect((await api(AT, { headers })).status).toBe(403);
  });
});
