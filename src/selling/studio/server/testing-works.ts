import { randomBytes } from 'node:crypto';
import { addArtist, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { member } from '#people/members/server/member.tables.ts';
import type { SignedIn, StaffRole } from '#shared/rights.ts';
import { readyMaster, TEXTS } from './testing-studio.ts';
import { createWork, saveWork } from './work-write.service.ts';

/** A person who may sell, for service calls. */
export async function newPerson(db: Db, email: string, staff_role: StaffRole | null = null): Promise<SignedIn> {
  const values = {
    staff_role,
    type: 'artist' as const,
    standing: 'approved' as const,
    email,
    firstname: 'An',
    lastname: 'Wu',
    mobile: { code: '886', number: '9' },
    birthday: '1990-01-01',
    gender: 'neutral' as const,
    lang: 'en' as const,
  };
  const [row] = await db.insert(member).values(values).returning();
  if (!row) throw new Error('no member');
  return { ...row, session_id: 0 };
}

/** A seller with a complete limited-edition work, and a reviewer. */
export async function openedWork(db: Db) {
  await openWorkIndex(db);
  const name = randomBytes(6).toString('hex');
  const seller = await newPerson(db, `${name}@example.com`);
  const reviewer = await newPerson(db, `${name}@shop.example`, 'reviewer');
  const artist_id = await addArtist(db, 'An Wu', { slug: name, member_id: seller.member_id });
  const upload_id = await readyMaster(db, seller.member_id);
  const item_id = await createWork(db, seller, { artist_id, upload_id });
  await saveWork(db, seller, item_id, { version: 1, ...TEXTS, sale_mode: 'edition', edition_size: 10 });
  return { seller, reviewer, item_id };
}
