import { eq } from 'drizzle-orm';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { artist, representation } from '#catalogue/artists/server/artist.tables.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { newApplicant } from '#people/applications/server/testing-applicants.ts';
import { member } from '#people/members/server/member.tables.ts';
import { artist as registeringArtist, gallery as registeringGallery } from '#people/members/server/testing-people.ts';
import type { Standing } from '#shared/rights.ts';

export interface TestSeller {
  headers: Record<string, string>;
  member_id: number;
}

/** An artist or gallery with this standing. */
export async function newSeller(
  db: Db,
  email: string,
  { type = 'artist', standing = 'approved' }: { type?: 'artist' | 'gallery'; standing?: Standing } = {},
): Promise<TestSeller> {
  const form = type === 'artist' ? registeringArtist : registeringGallery;
  const { headers } = await newApplicant(db, email, form);
  const [row] = await db.update(member).set({ standing }).where(eq(member.email, email)).returning();
  return { headers, member_id: row?.member_id ?? 0 };
}

export async function assignArtist(db: Db, artist_id: number, { member_id }: TestSeller): Promise<void> {
  await db.update(artist).set({ member_id }).where(eq(artist.artist_id, artist_id));
}

/** Lets a gallery sell for an artist. */
export async function represent(
  db: Db,
  gallery: TestSeller,
  artist_id: number,
  since: string,
  until?: string,
): Promise<void> {
  await db.insert(representation).values({ gallery_id: gallery.member_id, artist_id, since, until: until ?? null });
}

/** Two artists with accounts and works, and a gallery that represents a third without an account. */
export async function openSalesShop(db: Db) {
  await openWorkIndex(db);
  const [lin, wu, he] = [await addArtist(db, 'Lin'), await addArtist(db, 'Wu'), await addArtist(db, 'He')];
  const artistA = await newSeller(db, 'lin@example.com');
  const artistB = await newSeller(db, 'wu@example.com');
  const gallery = await newSeller(db, 'gallery@example.com', { type: 'gallery' });
  await assignArtist(db, lin, artistA);
  await assignArtist(db, wu, artistB);
  await represent(db, gallery, he, '2025-01-01');
  const poppies = await hangWork(db, lin, 'Poppies');
  const ferry = await hangWork(db, lin, 'Ferry', { status: 'offline', stage: 'paused' });
  const ridge = await hangWork(db, wu, 'Ridge');
  const moon = await hangWork(db, he, 'Moon');
  return { lin, wu, he, artistA, artistB, gallery, poppies, ferry, ridge, moon };
}
export type SalesShop = Awaited<ReturnType<typeof openSalesShop>>;

/** A shop whose sellers have sold nothing yet. */
export const test = apiTest.extend<{ shop: SalesShop }>({
  shop: async ({ db }, use) => use(await openSalesShop(db)),
});

/** Calls the API as a seller. */
export function asks(api: TestApi, { headers }: TestSeller, path: string, lang = 'en') {
  return api(`/api/${path}`, { headers: { ...headers, lang } });
}
