import { artistNames } from '#catalogue/artists/server/artist-label.service.ts';
import { ownPage } from '#catalogue/artists/server/artist-page.service.ts';
import { ownersOf } from '#catalogue/artists/server/seller-artists.service.ts';
import type { Db } from '#db/server/connect.ts';
import { type Reader, readGalleries, readReaders } from '#people/members/server/reader.service.ts';
import { perLang, type Text } from '#shared/locale.ts';
import { type PayeeKey, payeeParts } from '../payee.rules.ts';

export interface PayeePerson {
  payee: PayeeKey;
  /** The public name; the key if the gallery has left. */
  name: Text;
  /** The account in the shop, if there is one. */
  reader: Reader | null;
}

/** Artists and galleries by their keys, with their accounts. */
export async function readPeople(db: Db, keys: readonly PayeeKey[]): Promise<Map<PayeeKey, PayeePerson>> {
  const ids = (kind: string) =>
    keys.flatMap((key) => {
      const parts = payeeParts(key);
      return parts?.kind === kind ? [parts.id] : [];
    });
  const [artists, galleries] = [ids('artist'), ids('gallery')];
  const owners = await ownersOf(db, artists);
  const names = artists.length > 0 ? await artistNames(db, artists) : new Map<number, Text>();
  const companies = await readGalleries(db, galleries);
  const readers = await readReaders(db, [...owners.values(), ...galleries]);
  return new Map(
    keys.map((payee) => {
      const { kind = 'artist', id = 0 } = payeeParts(payee) ?? {};
      const company = companies.get(id)?.name;
      const name = kind === 'artist' ? names.get(id) : company === undefined ? undefined : perLang(() => company);
      const member = kind === 'artist' ? owners.get(id) : id;
      const reader = (member !== undefined && readers.get(member)) || null;
      return [payee, { payee, name: name ?? perLang(() => payee), reader }];
    }),
  );
}

/** The payee keys of a member: as a gallery, and as the owner of a page. */
export async function keysOf(db: Db, memberId: number): Promise<PayeeKey[]> {
  const own = await ownPage(db, memberId);
  return [...(own ? ([`artist-${own.artist_id}`] as const) : []), `gallery-${memberId}` as const];
}
