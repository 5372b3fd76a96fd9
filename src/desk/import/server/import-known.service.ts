import { artistNames } from '#catalogue/artists/server/artist-label.service.ts';
import { artistsNamed } from '#catalogue/artists/server/artist-names.service.ts';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { type PricedPrint, printsOfWorks } from '#catalogue/works/server/bulk-price.service.ts';
import { worksById } from '#catalogue/works/server/bulk-work.service.ts';
import { readCategories } from '#catalogue/works/server/category.service.ts';
import { readMouldings } from '#catalogue/works/server/frame.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { needsSecondPerson } from '#people/members/server/staff/second-person.service.ts';
import { sellersOf } from '#selling/studio/server/imported-master.service.ts';
import type { Text } from '#shared/locale.ts';
import type { ImportedRow } from '../import-table.rules.ts';
import { artistKey, type WorkFacts } from '../import-work.rules.ts';

/** Ids per statement. */
const BATCH = 500;

/** What the shop knows of everything that a table names. */
export interface Known {
  /** By code and by name in any language. */
  categories: ReadonlyMap<string, { code: string; hidden: boolean }>;
  /** By name in any language; several if they share it. */
  artists: ReadonlyMap<string, ReadonlySet<number>>;
  works: ReadonlyMap<number, KnownWork>;
  mouldings: Awaited<ReturnType<typeof readMouldings>>;
}

export interface KnownWork {
  row: WorkRow;
  prints: PricedPrint[];
  seller_id: number | null;
  artist: Text | undefined;
  /** Someone else has to change it. */
  needsColleague: boolean;
}

export async function readKnown(db: Db, staffId: number, rows: readonly ImportedRow[]): Promise<Known> {
  const names = rows.flatMap(({ artist }) => Object.values(artist ?? {}).map(artistKey));
  return {
    categories: await readCategoryNames(db),
    artists: await readArtistNames(db, [...new Set(names)]),
    works: await readKnownWorks(db, staffId, [...new Set(rows.flatMap(({ item_id }) => item_id ?? []))]),
    mouldings: await readMouldings(db),
  };
}

async function readCategoryNames(db: Db): Promise<Known['categories']> {
  const all = await readCategories(db);
  const names = all.flatMap((one) => [...new Set(Object.values(one.name).map(artistKey))].map((key) => ({ key, one })));
  // A name that two categories share names neither; a code always names its own.
  const single = [...Map.groupBy(names, ({ key }) => key)].flatMap(([key, [first, ...others]]) =>
    key !== '' && first && others.length === 0 ? [[key, first.one] as const] : [],
  );
  return new Map([...single, ...all.map((one) => [artistKey(one.code), one] as const)]);
}

async function readArtistNames(db: Db, names: readonly string[]): Promise<Map<string, Set<number>>> {
  const found = new Map<string, Set<number>>();
  for (const { artist_id, name } of await artistsNamed(db, names)) {
    for (const key of Object.values(name).map(artistKey)) {
      if (key === '') continue;
      found.set(key, (found.get(key) ?? new Set()).add(artist_id));
    }
  }
  return found;
}

async function readKnownWorks(db: Db, staffId: number, ids: readonly number[]): Promise<Map<number, KnownWork>> {
  const works = new Map<number, KnownWork>();
  if (ids.length === 0) return works;
  const own = (await needsSecondPerson(db, 'editor', staffId)) ? await artistsOf(db, staffId) : undefined;
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH);
    const rows = await worksById(db, some);
    const prints = Map.groupBy(await printsOfWorks(db, some), ({ item_id }) => item_id);
    const sellers = await sellersOf(db, some);
    const names = await artistNames(db, [...new Set(rows.flatMap(({ artist_id }) => artist_id ?? []))]);
    for (const row of rows) {
      const { item_id, artist_id } = row;
      const seller_id = sellers.get(item_id) ?? null;
      works.set(item_id, {
        row,
        prints: prints.get(item_id) ?? [],
        seller_id,
        artist: names.get(artist_id ?? 0),
        needsColleague: own !== undefined && (seller_id === staffId || (artist_id !== null && own.includes(artist_id))),
      });
    }
  }
  return works;
}

/** A work as an import compares it. */
export function factsOf(row: WorkRow, prints: readonly PricedPrint[]): WorkFacts {
  const { artist_id, title, texts, year, category, subjects, sale_mode, edition_size } = row;
  const sizes = prints.map(({ w_mm, h_mm, price, enabled }) => ({ w_mm, h_mm, price, enabled }));
  return { artist_id, title, texts, year, category, subjects, sale_mode, edition_size, sizes };
}
