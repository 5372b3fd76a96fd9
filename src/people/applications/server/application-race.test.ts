import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { member } from '#people/members/server/member.tables.ts';
import { changeRole } from '#people/members/server/staff/staff.service.ts';
import type { SignedIn, StaffRole } from '#shared/rights.ts';
import type { ReviewStep } from '../application.rules.ts';
import { findApplicationOf, reviewApplication, submitApplication } from './application.service.ts';
import { application, applicationEvent } from './application.tables.ts';
import { readApplication } from './application-review.service.ts';
import { tickAll } from './testing-checks.ts';

const ROUNDS = 10;

async function newPerson(db: Db, email: string, staff_role: StaffRole | null = null): Promise<SignedIn> {
  const [row] = await db
    .insert(member)
    .values({
      staff_role,
      company: { name: 'House', contact: 'An Wu' },
      type: 'gallery',
      email,
      firstname: 'An',
      lastname: 'Wu',
      mobile: { code: '886', number: '9' },
      birthday: '1990-01-01',
      gender: 'neutral',
      lang: 'en',
    })
    .returning();
  if (!row) throw new Error('no member');
  return { ...row, session_id: 0 };
}

async function round(db: Db, kind: 'artist' | 'gallery', steps: (readonly [SignedIn, ReviewStep])[], name: string) {
  const { member_id } = await newPerson(db, `${name}@example.com`);
  await submitApplication(db, { member_id, kind, portfolio: 'p', statement: 's' });
  const [stored] = (await db.select().from(application)).filter((row) => row.member_id === member_id);
  const id = stored?.application_id ?? 0;
  await tickAll(db, id);
  const ends = await Promise.allSettled(
    steps.map(([reviewer, step]) => reviewApplication(db, reviewer, id, { step, reason: 'Because.' })),
  );
  const events = (await db.select().from(applicationEvent)).filter((row) => row.application_id === id);
  const [after] = (await db.select().from(application)).filter((row) => row.application_id === id);
  const [standing] = (await db.select().from(member)).filter((row) => row.member_id === member_id);
  const mails = (await db.select().from(mailOutbox)).filter(({ to }) => to === `${name}@example.com`);
  return {
    refused: ends.filter(({ status }) => status === 'rejected').length,
    state: after?.state,
    standing: standing?.standing,
    approvals: events.filter(({ step }) => step === 'approve').length,
    decisions: mails.filter(({ kind: mail }) => mail === 'application_approved' || mail === 'application_rejected')
      .length,
  };
}

describe('at the same moment', () => {
  test('two reviewers approve a gallery, and it is approved once', async ({ database: { db } }) => {
    const [one, two] = [
      await newPerson(db, 'one@shop.example', 'reviewer'),
      await newPerson(db, 'two@shop.example', 'admin'),
    ];
    for (let count = 0; count < ROUNDS; count++) {
      const both = [[one, 'approve'] as const, [two, 'approve'] as const];
      expect(await round(db, 'gallery', both, `both${count}`)).toEqual({
        refused: 0,
        state: 'approved',
        standing: 'approved',
        approvals: 2,
        decisions: 1,
      });
    }
  });

  test('one reviewer approves a gallery many times, and that is one approval', async ({ database: { db } }) => {
    const one = await newPerson(db, 'one@shop.example', 'reviewer');
    await newPerson(db, 'two@shop.example', 'reviewer');
    for (let count = 0; count < ROUNDS; count++) {
      const clicks = Array.from({ length: 5 }, () => [one, 'approve'] as const);
      expect(await round(db, 'gallery', clicks, `clicks${count}`)).toEqual({
        refused: 0,
        state: 'in_review',
        standing: 'pending',
        approvals: 1,
        decisions: 0,
      });
    }
  });

  test('one approves and one rejects an artist, and one of them wins', async ({ database: { db } }) => {
    const [one, two] = [
      await newPerson(db, 'one@shop.example', 'reviewer'),
      await newPerson(db, 'two@shop.example', 'admin'),
    ];
    for (let count = 0; count < ROUNDS; count++) {
      const ended = await round(db, 'artist', [[one, 'approve'] as const, [two, 'reject'] as const], `duel${count}`);
      expect(ended).toMatchObject({ refused: 1, decisions: 1 });
      expect(ended.standing).toBe(ended.state);
    }
  });

  test('a reviewer loses the role while they approve, and an approval without the right never counts', async ({
    database: { db },
  }) => {
    const admin = await newPerson(db, 'admin@shop.example', 'admin');
    for (let count = 0; count < ROUNDS; count++) {
      const one = await newPerson(db, `one${count}@shop.example`, 'reviewer');
      const { member_id } = await newPerson(db, `role${count}@example.com`);
      await submitApplication(db, { member_id, kind: 'gallery', portfolio: 'p', statement: 's' });
      const id = (await findApplicationOf(db, member_id)) ?? 0;
      await tickAll(db, id);

      const [approved] = await Promise.allSettled([
        reviewApplication(db, one, id, { step: 'approve', reason: '' }),
        changeRole(db, admin, one.member_id, { staff_role: null, version: 0 }),
      ]);
      // Either the approval came first or it was refused; in both cases the admin is the only reviewer left.
      if (approved.status === 'rejected') expect(String(approved.reason)).toContain('forbidden');
      const seen = await readApplication(db, admin.member_id, id);
      expect(seen).toMatchObject({ approvals: 0, approvals_needed: 1, approvers: [] });
      await reviewApplication(db, admin, id, { step: 'approve', reason: '' });
      expect((await readApplication(db, admin.member_id, id)).state).toBe('approved');
    }
  });

  test('a member applies twice, and there is one application', async ({ database: { db } }) => {
    const { member_id } = await newPerson(db, 'twice@example.com');
    const apply = () =>
      db.transaction((tx) => submitApplication(tx, { member_id, kind: 'gallery', portfolio: 'p', statement: 's' }));

    const ends = await Promise.allSettled([apply(), apply(), apply()]);

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.select().from(application)).toHaveLength(1);
  });
});
