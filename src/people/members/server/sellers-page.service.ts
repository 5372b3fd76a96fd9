import { openPage } from '#catalogue/artists/server/artist-page.service.ts';
import type { Db } from '#db/server/connect.ts';
import { readProfile } from './profile.service.ts';

/** Opens the public page of a new seller under the name they gave; a gallery's under its own. */
export async function openSellersPage(
  tx: Db,
  { member_id, type }: { member_id: number; type: 'artist' | 'gallery' },
): Promise<number> {
  const { username, company } = await readProfile(tx, member_id);
  const name = (type === 'gallery' && company.name) || username;
  return openPage(tx, { member_id, kind: type, name });
}
