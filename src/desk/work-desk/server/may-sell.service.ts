import { payeesOf } from '#catalogue/artists/server/seller-artists.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sellingNow } from '#people/members/server/reader.service.ts';
import { shopDay } from '#shared/shop-time.ts';

/**
 * Tells of works of these artists whether they may be on sale: the shop's own, and those of a member who sells now and goes on
 * until the transaction ends. Asked before any work is held, as a suspension takes the member first and then works.
 */
export async function whoMaySell(tx: Db, artistIds: readonly number[]) {
  const payees = await payeesOf(tx, artistIds, shopDay(new Date()));
  const members = [...payees.values()].flatMap(({ member_id }) => (member_id === null ? [] : [member_id]));
  const selling = await sellingNow(tx, members);
  return ({ artist_id }: { artist_id: number }): boolean => {
    const member_id = payees.get(artist_id)?.member_id ?? null;
    return member_id === null || selling.has(member_id);
  };
}
