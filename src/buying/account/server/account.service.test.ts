import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { exportReply } from '#people/members/member.contract.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { artist, PASSWORD, person } from '#people/members/server/testing-people.ts';

describe('a member’s data', () => {
  test('is exported completely: collection, messages and applications as well', async ({ api, db }) => {
    await openWorkIndex(db);
    const poppies = await hangWork(db, await addArtist(db, 'Lin'), 'Poppies');
    const mei = await newMember(api, db, person.email, artist);
    await api(`/api/favorite/${poppies}`, { method: 'PUT', headers: { ...mei.headers, cart: mei.cart } });

    const { data } = (await api('/api/member/export', { headers: mei.headers })).as(exportReply);

    expect(data.favorites).toMatchObject([
      { item_id: poppies, title: 'Poppies', price_then: { NTD: expect.any(Number) } },
    ]);
    expect(data.applications).toMatchObject([{ kind: 'artist', statement: 'I paint.' }]);
    expect(data.messages).toEqual([]);
  });

  test('is deleted when they leave, with their collection and the mail to the address they wanted', async ({
    api,
    db,
  }) => {
    await openWorkIndex(db);
    const poppies = await hangWork(db, await addArtist(db, 'Lin'), 'Poppies');
    const mei = await newMember(api, db, person.email);
    const headers = { ...mei.headers, cart: mei.cart };
    await api(`/api/favorite/${poppies}`, { method: 'PUT', headers });
    const json = { email: 'mei@new.example', password: PASSWORD };
    await api('/api/email/change', { method: 'POST', headers, json });

    const left = await api('/api/member/delete', { method: 'POST', headers, json: { password: PASSWORD } });

    expect(left.status).toBe(200);
    expect(await db.select().from(mailOutbox).where(eq(mailOutbox.to, 'mei@new.example'))).toEqual([]);
    const { rows } = await db.execute<{ collectors: number }>(sql`select collectors from item`);
    expect(rows).toEqual([{ collectors: 0 }]);
  });
});
