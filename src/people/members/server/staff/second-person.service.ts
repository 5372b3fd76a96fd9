import { readSettings, saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { contentChanged } from '#db/server/remembered.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn, StaffRole } from '#shared/rights.ts';
import { listColleagues } from './staff.service.ts';

/** Whether the owner wants a second person, where the shop has one (product §7.18). */
export async function asksSecondPerson(db: Db): Promise<boolean> {
  return (await readSettings(db)).second_person !== 'never';
}

/**
 * Whether someone else has to decide about a person's own work, order, application or rate: the owner asks for it, and
 * another person has the role. In a shop of one person nothing is ever stuck.
 */
export async function needsSecondPerson(db: Db, role: StaffRole, memberId: number): Promise<boolean> {
  if (!(await asksSecondPerson(db))) return false;
  return (await listColleagues(db, role)).some(({ member_id }) => member_id !== memberId);
}

/** Refuses a person's decision about their own thing if someone else has to decide. */
export async function requireSecondPerson(db: Db, role: StaffRole, memberId: number): Promise<void> {
  if (await needsSecondPerson(db, role, memberId)) throw new Refusal('own_review');
}

/** `was` is the value that the admin saw. */
export async function askSecondPerson(
  db: Db,
  actor: SignedIn,
  { asked, was }: { asked: boolean; was: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await asksSecondPerson(tx)) !== was) throw new Refusal('conflict');
    await saveSetting(tx, 'second_person', asked ? 'ask' : 'never');
    await sendNotice(tx, 'content', '');
    await recordChange(tx, {
      staff_id: actor.member_id,
      subject: 'setting',
      subject_id: 'second_person',
      action: 'change',
      before: { asked: was },
      after: { asked },
    });
  });
  contentChanged(db);
}

/** How many reviewers must approve a gallery, if there are as many. */
export async function galleryReviewers(db: Db): Promise<number> {
  return (await readSettings(db)).gallery_reviewers ?? 2;
}

/** The same, as far as the owner asks for a second person at all. */
export async function galleryReviewersNow(db: Db): Promise<number> {
  return (await asksSecondPerson(db)) ? galleryReviewers(db) : 1;
}

/** `was` is the number that the admin saw. */
export async function setGalleryReviewers(
  db: Db,
  actor: SignedIn,
  { needed, was }: { needed: number; was: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await galleryReviewers(tx)) !== was) throw new Refusal('conflict');
    await saveSetting(tx, 'gallery_reviewers', needed === 1 ? 1 : 2);
    await sendNotice(tx, 'content', '');
    await recordChange(tx, {
      staff_id: actor.member_id,
      subject: 'setting',
      subject_id: 'gallery_reviewers',
      action: 'change',
      before: { needed: was },
      after: { needed },
    });
  });
  contentChanged(db);
}
