import { setTimeout as delay } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import { login } from './login.service.ts';
import { member } from './member.tables.ts';
import { hashPassword } from './password.service.ts';
import { session } from './session.tables.ts';
import { joinStaff } from './staff/invitation.service.ts';
import { staffInvitation } from './staff.tables.ts';
import { PASSWORD } from './testing-people.ts';

/** Long enough for a call to hash a password and reach the locked row. */
const REACHED_MS = 1_000;
const arrival = { caller: { device: 'Firefox', network: '198.51.100.0/24' }, cartToken: undefined };
const email = 'mei@example.com';
const enter = (db: Db) => login(db, { email, password: PASSWORD, captcha: '' }, arrival);

async function addMember(db: Db, more: Partial<typeof member.$inferInsert>): Promise<number> {
  const person = { type: 'basic', gender: 'neutral', birthday: '1990-01-01', lang: 'en' } as const;
  const named = { firstname: 'Mei', lastname: 'Lin', email, mobile: { code: '886', number: '1' } };
  const [row] = await db
    .insert(member)
    .values({ ...person, ...named, ...more })
    .returning();
  return row?.member_id ?? 0;
}

/** Starts a call during a change of the member, and returns its outcome after the change. */
async function whileChanging(db: Db, change: Partial<typeof member.$inferInsert>, begin: () => Promise<unknown>) {
  const [changed, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = db.transaction(async (tx) => {
    await tx.update(member).set(change).where(eq(member.email, email));
    changed.resolve();
    await over.promise;
  });
  await changed.promise;
  const begun = Promise.allSettled([begin()]);
  await delay(REACHED_MS);
  over.resolve();
  await changing;
  const [end] = await begun;
  return end?.status === 'rejected' ? String(end.reason) : 'done';
}

// The embedded database has one connection, so nothing is concurrent there.
describe.runIf(process.env.TEST_ENGINE === 'postgres')('a sign-in', () => {
  test('by a password that is being changed opens no session', async ({ database: { db } }) => {
    await addMember(db, { password_hash: await hashPassword(PASSWORD) });
    const password_hash = await hashPassword('Another-Oak-43');

    expect(await whileChanging(db, { password_hash }, () => enter(db))).toContain('wrong_credentials');
    expect(await db.$count(session)).toBe(0);
  });

  test('succeeds in two tabs concurrently, even with an outdated hash', async ({ database: { db } }) => {
    await addMember(db, { password_hash: await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 }) });

    const ends = await Promise.allSettled([enter(db), enter(db)]);

    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await db.$count(session)).toBe(2);
  });

  test('by an invitation of an admin whose role is being removed opens no account', async ({ database: { db } }) => {
    const invited_by = await addMember(db, { staff_role: 'admin' });
    const guest = {
      email: 'wen@example.com',
      firstname: 'Wen',
      lastname: 'Lin',
      lang: 'en',
      staff_role: 'admin',
    } as const;
    await db.insert(staffInvitation).values({ ...guest, invited_by, token_hash: hashToken('link') });
    const join = () => joinStaff(db, { token: 'link', password: PASSWORD }, arrival);

    expect(await whileChanging(db, { staff_role: null }, join)).toContain('link_expired');
    expect(await db.$count(member)).toBe(1);
  });
});
