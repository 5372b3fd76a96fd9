import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#db/server/testing.ts';
import { profileUpdates } from '../member.contract.ts';
import {
  appointAdmin,
  closeAccounts,
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  hasAdmin,
  openDemoAccounts,
} from './first-accounts.service.ts';
import { member } from './member.tables.ts';
import { passwordMatches } from './password.service.ts';
import { home } from './testing-people.ts';

test('the demo has one account of each kind, however often it starts', async ({ db }) => {
  await openDemoAccounts(db);
  await openDemoAccounts(db);

  const rows = await db.select().from(member);
  expect(rows.map(({ email }) => email).sort()).toEqual(DEMO_ACCOUNTS.map(({ email }) => email).sort());
  expect(await passwordMatches(rows[0]?.password_hash, DEMO_PASSWORD)).toBe(true);
});

test('nobody can sign in to closed accounts', async ({ db }) => {
  await openDemoAccounts(db);
  const before = await db.select().from(member);

  await closeAccounts(
    db,
    before.map(({ member_id }) => member_id),
  );

  const closed = await db.select().from(member);
  expect(closed.map(({ password_hash }) => password_hash)).toEqual(DEMO_ACCOUNTS.map(() => null));
  expect(await hasAdmin(db)).toBe(false);
});

test('an empty shop has no administrator until one is appointed', async ({ db }) => {
  expect(await hasAdmin(db)).toBe(false);

  const password = await appointAdmin(db, 'Owner@Example.com');

  expect(await hasAdmin(db)).toBe(true);
  const [owner] = await db.select().from(member);
  expect(owner?.email).toBe('owner@example.com');
  expect(await passwordMatches(owner?.password_hash, password)).toBe(true);
  // The rest is unknown and the address is unverified.
  expect(owner).toMatchObject({
    birthday: null,
    gender: null,
    mobile: { code: '', number: '' },
    email_verified_at: null,
  });
});

test('a member who is appointed keeps their data', async ({ db }) => {
  await openDemoAccounts(db);

  await appointAdmin(db, 'member@demo.example');

  const [row] = await db.select().from(member).where(eq(member.email, 'member@demo.example'));
  expect(row).toMatchObject({ staff_role: 'admin', firstname: 'Mei', birthday: '1990-05-17' });
});

test('the demo’s artist and gallery can save their profile unchanged', async ({ db }) => {
  await openDemoAccounts(db);
  const rows = await db.select().from(member);

  for (const type of ['artist', 'gallery'] as const) {
    const row = rows.find((one) => one.type === type);
    const { firstname, lastname, mobile, birthday, gender, portfolio, statement } = row ?? {};
    const form = { firstname, lastname, mobile, birthday, gender, portfolio, statement, address: home };
    expect(
      profileUpdates[type].safeParse({ ...form, ...(row?.company && { company: row.company }) }).error,
    ).toBeUndefined();
    expect([portfolio, statement, row?.type === 'artist' || row?.company?.name].every(Boolean)).toBe(true);
  }
});
