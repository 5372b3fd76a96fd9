import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import type { Db } from '#db/server/connect.ts';
import { needsSecondPerson } from '#people/members/server/staff/second-person.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { StaffRole } from '#shared/rights.ts';

interface OfWhom {
  /** Null for a draft whose artist is not known yet. */
  artist_id: number | null;
  /** The member who submitted the work; null for the shop's own. */
  seller_id: number | null;
}

/** A work is a member's own if they submitted it, own the artist's page, or represent the artist today. */
async function isOwnWork(db: Db, memberId: number, { artist_id, seller_id }: OfWhom): Promise<boolean> {
  return seller_id === memberId || (artist_id !== null && (await artistsOf(db, memberId)).includes(artist_id));
}

/** Whether someone else with this role has to decide about the work, because it is the member's own. */
export async function needsColleague(db: Db, memberId: number, whose: OfWhom, role: StaffRole): Promise<boolean> {
  return (await isOwnWork(db, memberId, whose)) && needsSecondPerson(db, role, memberId);
}

/** Refuses a staff decision about their own work if someone else has to decide. */
export async function requireOthersWork(db: Db, memberId: number, whose: OfWhom, role: StaffRole): Promise<void> {
  if (await needsColleague(db, memberId, whose, role)) throw new Refusal('own_review');
}
