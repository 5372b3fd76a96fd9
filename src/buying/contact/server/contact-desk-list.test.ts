import { type SQLWrapper, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { writeRows } from '#db/server/testing-rows.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { MOST_COUNTED } from '#shared/counted.rules.ts';
import { enquiriesReply } from '../contact-desk.contract.ts';
import { enquiriesUpTo } from './contact-desk.service.ts';
import { letter, sent } from './testing-contact.ts';

/** `LIST_ENQUIRIES=100000` is the long run; the default keeps the suite fast. */
const MANY = Number(process.env.LIST_ENQUIRIES || 10_000);

test('enquiries are counted up to a limit, and open ones by an index', async ({ api, db }) => {
  const { enquiry_id } = await sent(api, db);
  const mei = await newMember(api, db, 'mei@example.com');
  const hers = await sent(api, db, letter, mei.headers);
  await writeRows(
    db,
    MANY,
    (from, to) => sql`insert into enquiry (kind, lang, title, firstname, lastname, email, phone, contents, answered_at)
    select 'contact', 'en', 'mx', 'A', 'B', n || '@example.com', '{"code": "886", "number": "1"}'::jsonb, 'Question', now()
    from generate_series(${from}::int, ${to}::int) n`,
  );
  await db.execute(sql`analyze enquiry, thread`);
  const { headers } = await newStaff(api, db, 'support');
  const list = async (query: string) => (await api(`/api/admin/contact?${query}`, { headers })).as(enquiriesReply);
  const planOf = async (state: 'open' | 'answered') => {
    const counting = enquiriesUpTo(db, state) as unknown as SQLWrapper;
    return JSON.stringify((await db.execute(sql`explain ${counting.getSQL()}`)).rows);
  };

  const answered = await list('state=answered&page=9999');

  expect(answered).toMatchObject({ total: MOST_COUNTED, more: true, page: 50, pages: 50 });
  expect(answered.counts).toEqual({ open: 2, answered: MOST_COUNTED + 1 });
  expect(answered.list).toHaveLength(20);
  expect((await list('')).list).toMatchObject([{ enquiry_id }, { enquiry_id: hers.enquiry_id }]);
  expect(await planOf('open')).toContain('enquiry_open');
  expect(await planOf('open')).not.toContain('Seq Scan on enquiry');
  expect(await planOf('answered')).toContain('Limit');
});
