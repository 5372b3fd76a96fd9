import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';

interface OfWhom {
  artist_id: number;
  /** The member who submitted the work; nobody for a work of the shop's own. */
  seller_id: number | null;
}

/** Whether a work is a member's own: they submitted it, the artist's page is theirs, or they represent the artist today. */
export async function isOwnWork(db: Db, memberId: number, { artist_id, seller_id }: OfWhom): Promise<boolean> {
  return seller_id === memberId || (await artistsOf(db, memberId)).includes(artist_id);
}

/** Refuses a decision of staff about a work of their own. */
export async function requireOthersWork(db: Db, memberId: number, whose: OfWhom): Promise<void> {
  if (await isOwnWork(db, memberId, whose)) throw new Refusal('own_review');
}
