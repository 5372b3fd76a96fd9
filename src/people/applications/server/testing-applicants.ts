import type { Db } from '#db/server/connect.ts';
import { addByServices, bearer } from '#people/members/server/testing-members.ts';
import { submitApplication } from './application.service.ts';

/** A newly registered artist or gallery, whose application has been submitted. */
export async function newApplicant(db: Db, email: string, form: object) {
  const { token } = await addByServices(db, { ...form, email }, async (tx, member_id, registered) => {
    if (registered.type === 'basic') throw new TypeError('a basic member does not apply');
    const { type: kind, portfolio = '', statement = '' } = registered;
    await submitApplication(tx, { member_id, kind, portfolio, statement });
  });
  return { headers: bearer(token) };
}
