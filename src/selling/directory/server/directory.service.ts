import type { z } from 'zod';
import { articlesAbout } from '#catalogue/articles/server/article.service.ts';
import { artistsById, countArtists, findArtist, listArtists } from '#catalogue/artists/server/artist.service.ts';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import { asHung } from '#catalogue/works/hanging-order.rules.ts';
import { allTakenDown } from '#catalogue/works/server/work-addresses.service.ts';
import { newestWorks, readCategories } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { ArtistReply, artistListQuery, artistListReply } from '../artist.contract.ts';

const PAGE_SIZE = 24;
const SAMPLES = 3;
/** Works on an artist's page; the shop's filter by artist shows all. */
const WORKS = 24;

const samplesOf = newestWorks(SAMPLES);
const worksOf = newestWorks(WORKS);

type ArtistList = Omit<z.infer<typeof artistListReply>, 'code'>;

/**
 * One page of the directory, in the order of its language, without artists who have no published work. Two queries, and the
 * cache.
 */
export async function readDirectory(
  db: Db,
  lang: Lang,
  { category, page }: z.infer<typeof artistListQuery>,
): Promise<ArtistList> {
  const counts = await countArtists(db);
  const total = category === undefined ? counts.all : (counts.byCategory.get(category) ?? 0);
  const artists = await listArtists(db, lang, { category, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const ids = artists.map(({ artist_id }) => artist_id);
  const works = await samplesOf(db, lang, ids);
  const categories = await readCategories(db, lang);
  return {
    list: artists.map((artist) => ({ ...artist, samples: works.get(artist.artist_id) ?? [] })),
    total,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    categories: categories.map(({ code, name }) => ({ code, name, count: counts.byCategory.get(code) ?? 0 })),
  };
}

/** Directory cards in the given order, without artists who have no published work. */
export async function artistCards(db: Db, lang: Lang, ids: readonly number[]): Promise<ArtistList['list']> {
  const artists = await artistsById(db, lang, ids);
  const works = await samplesOf(
    db,
    lang,
    artists.map(({ artist_id }) => artist_id),
  );
  return artists.map((artist) => ({ ...artist, samples: works.get(artist.artist_id) ?? [] }));
}

/**
 * An artist by id or slug, with story, works and articles, in three queries. An artist whose works were all removed is
 * gone; one without works yet has a page.
 */
export async function readArtist(db: Db, lang: Lang, idOrSlug: string): Promise<Omit<ArtistReply, 'code'>> {
  const { portrait, ...artist } = await findArtist(db, lang, idOrSlug);
  if (artist.works === 0 && (await allTakenDown(db, artist.artist_id))) throw new Refusal('gone');
  const works = (await worksOf(db, lang, [artist.artist_id])).get(artist.artist_id) ?? [];
  const articles = await articlesAbout(db, lang, artist.artist_id);
  return {
    artist: { ...artist, samples: works.slice(0, SAMPLES), ...(portrait && (await portraitOf(db, portrait))) },
    works: asHung(works, 'alone'),
    works_total: artist.works,
    articles,
  };
}

async function portraitOf(db: Db, { hash, alt }: { hash: string; alt: string }) {
  const picture = (await readPictures(db, [hash])).get(hash);
  return picture && { portrait: { picture, alt } };
}
