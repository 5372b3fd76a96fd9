import { eq } from 'drizzle-orm';
import type { TestApi } from '#app/server/testing.ts';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { contentChanged } from '#db/server/remembered.ts';
import type { StaffRole } from '#shared/rights.ts';
import { member } from './member.tables.ts';
import { newMember } from './testing-members.ts';

/** A signed-in member of staff. */
export async function newStaff(api: TestApi, db: Db, staff_role: StaffRole, name: string = staff_role) {
  const email = `${name}@shop.example`;
  const signedIn = await newMember(api, db, email);
  await db.update(member).set({ staff_role }).where(eq(member.email, email));
  return signedIn;
}

/** Lets staff sign in with a password alone, as in a demo. */
export async function allowPasswordAlone(db: Db): Promise<void> {
  await saveSetting(db, 'staff_second_factor', 'optional');
  contentChanged(db);
}
