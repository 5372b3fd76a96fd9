import { payeesOf } from '#catalogue/artists/server/seller-artists.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sellingNow } from '#people/members/server/reader.service.ts';
import { shopDay } from '#shared/shop-time.ts';

/**
 * Decides whether works of these artists may be on sale: the shop's own, and those of members who sell now; locks
 * these members until the transaction ends. Call it before locking a work, because a suspension locks the member
 * first and then the works.
 */
export async function mayBeSold(tx: Db, artistIds: readonly (number | null)[]) {
  const payees = await payeesOf(
    tx,
    artistIds.filter((id) => id !== null),
    shopDay(new Date()),
  );
  const members = [...payees.values()].flatMap(({ member_id }) => (member_id === null ? [] : [member_id]));
  const selling = await sellingNow(tx, members);
  return ({ artist_id }: { artist_id: number | null }): boolean => {
    const member_id = payees.get(artist_id ?? 0)?.member_id ?? null;
    return member_id === null || selling.has(member_id);
  };
}
