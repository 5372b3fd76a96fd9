import { describe, expect, test } from 'vitest';
import { COLOURS } from '#ground/pictures/colours.ts';
import { ORIENTATIONS, SIZE_BANDS, SORTS } from '../work-choices.rules.ts';
import { ARTISTS_COUNTED } from './found-works.ts';
import { type FilterName, type IndexAnswer, type IndexQuery, WorkIndex } from './work-index.ts';
import { COLUMN_NAMES, type ColumnName, type WorkColumns } from './work-rows.ts';
import { TRAITS } from './work-traits.ts';

type Work = Record<Exclude<ColumnName, 'traits'> | keyof typeof TRAITS, number>;

const CATEGORIES = 5;

/** Seeded, so that a failing query is reproducible. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const upTo = (limit: number) => Math.floor(next() * limit);
  return { upTo, chance: (part: number) => next() < part };
}
type Dice = ReturnType<typeof dice>;

function randomWork(item_id: number, { upTo, chance }: Dice): Work {
  const price_ntd = upTo(300) * 10;
  const price_usd = upTo(100) * 100;
  return {
    item_id,
    online: chance(0.9) ? 1 : 0,
    artist_id: 1 + upTo(60),
    category: upTo(CATEGORIES + 1),
    orientation: upTo(ORIENTATIONS.length),
    colour: upTo(2 ** COLOURS.length) & upTo(2 ** COLOURS.length),
    size: upTo(2 ** SIZE_BANDS.length),
    subjects: (1 << upTo(32)) | (1 << upTo(32)),
    price_ntd,
    price_usd,
    price_to_ntd: price_ntd + upTo(100) * 10,
    price_to_usd: price_usd + upTo(30) * 100,
    outer_w: 200 + upTo(1500),
    outer_h: 200 + upTo(1500),
    online_at: 1_700_000_000 + upTo(500),
    popularity: upTo(50),
  };
}

function columnsOf(works: readonly Work[]): WorkColumns {
  const traits = (work: Work) =>
    Object.entries(TRAITS).reduce((bits, [part, [first]]) => bits | (work[part as keyof Work] << first), 0);
  const value = (work: Work, name: ColumnName) => (name === 'traits' ? traits(work) : work[name]);
  const columns = COLUMN_NAMES.map((name) => [name, Int32Array.from(works, (work) => value(work, name))]);
  return Object.fromEntries(columns) as WorkColumns;
}

function randomQuery({ upTo, chance }: Dice): IndexQuery {
  const some = (limit: number) => Array.from({ length: 1 + upTo(3) }, () => upTo(limit));
  const min = upTo(3000);
  return {
    ...(chance(0.3) && { category: some(CATEGORIES + 2) }),
    ...(chance(0.3) && { artist: some(70) }),
    ...(chance(0.3) && { orientation: some(ORIENTATIONS.length) }),
    ...(chance(0.3) && { colour: some(COLOURS.length) }),
    ...(chance(0.3) && { size: some(SIZE_BANDS.length) }),
    ...(chance(0.3) && { price: { min, max: min - 100 + upTo(2500) } }),
    ...(chance(0.2) && { fits: { w_mm: upTo(2000), h_mm: upTo(2000) } }),
    ...(chance(0.1) && { keyword: Array.from({ length: upTo(400) }, () => upTo(1400)) }),
    currency: chance(0.5) ? 'NTD' : 'USD',
    sort: SORTS[upTo(SORTS.length)] ?? 'new',
    from: chance(0.5) ? 0 : upTo(300),
    count: 24,
  };
}

/** The same answer by brute force. */
function naive(works: readonly Work[], query: IndexQuery): IndexAnswer {
  const price = query.currency === 'NTD' ? ('price_ntd' as const) : ('price_usd' as const);
  const priceTo = query.currency === 'NTD' ? ('price_to_ntd' as const) : ('price_to_usd' as const);
  const has = (bits: number, value: number) => ((bits >> value) & 1) === 1;
  const tests: [FilterName, boolean, (work: Work) => boolean][] = [
    ['category', !!query.category, (work) => !!query.category?.includes(work.category - 1)],
    ['orientation', !!query.orientation, (work) => !!query.orientation?.includes(work.orientation)],
    ['colour', !!query.colour, (work) => !!query.colour?.some((value) => has(work.colour, value))],
    ['size', !!query.size, (work) => !!query.size?.some((value) => has(work.size, value))],
    ['artist', !!query.artist, (work) => !!query.artist?.includes(work.artist_id)],
    [
      'price',
      !!query.price,
      (work) => {
        const { min = 0, max = 0 } = query.price ?? {};
        return min <= max && work[priceTo] >= min && work[price] <= max;
      },
    ],
    [
      'fits',
      !!query.fits,
      (work) => work.outer_w <= (query.fits?.w_mm ?? 0) && work.outer_h <= (query.fits?.h_mm ?? 0),
    ],
    ['keyword', !!query.keyword, (work) => !!query.keyword?.includes(work.item_id)],
  ];
  const active = tests.filter(([, isActive]) => isActive);
  const matches = new Map<FilterName | undefined, Work[]>();
  for (const except of [undefined, ...tests.map(([name]) => name)]) {
    const isMatch = (work: Work) => active.every(([name, , passes]) => name === except || passes(work));
    matches.set(
      except,
      works.filter((work) => work.online === 1 && isMatch(work)),
    );
  }
  const matching = (except?: FilterName) => matches.get(except) ?? [];
  const found = [...matching()];
  const key = { new: 'online_at', popular: 'popularity', price, '-price': price }[query.sort] as keyof Work;
  const cheapFirst = (a: Work, b: Work) => a[key] - b[key] || b.item_id - a.item_id;
  const mostFirst = (a: Work, b: Work) => b[key] - a[key] || b.item_id - a.item_id;
  found.sort(query.sort === 'new' || query.sort === 'popular' ? mostFirst : cheapFirst);
  if (query.sort === '-price') found.reverse();
  const count = (except: FilterName, test: (work: Work) => boolean) => matching(except).filter(test).length;
  const byArtist = Map.groupBy(matching('artist'), (work) => work.artist_id);
  const most = [...byArtist]
    .sort(([a, ones], [b, others]) => others.length - ones.length || a - b)
    .map(([artist]) => artist);
  const artists = [...new Set([...most.slice(0, ARTISTS_COUNTED), ...(query.artist ?? [])])];
  const prices = matching('price').flatMap((work) => [work[price], work[priceTo]]);
  const relax = active.map(([filter]) => ({ filter, count: matching(filter).length })).filter((one) => one.count > 0);
  return {
    ids: found.slice(query.from, query.from + query.count).map((work) => work.item_id),
    total: found.length,
    counts: {
      category: Array.from({ length: CATEGORIES }, (_, value) =>
        count('category', (work) => work.category === value + 1),
      ),
      orientation: ORIENTATIONS.map((_, value) => count('orientation', (work) => work.orientation === value)),
      colour: COLOURS.map((_, value) => count('colour', (work) => has(work.colour, value))),
      size: SIZE_BANDS.map((_, value) => count('size', (work) => has(work.size, value))),
    },
    artists: artists.map((artist_id) => ({ artist_id, count: byArtist.get(artist_id)?.length ?? 0 })),
    price: { min: prices.length > 0 ? Math.min(...prices) : 0, max: prices.length > 0 ? Math.max(...prices) : 0 },
    relax: found.length > 0 ? [] : relax.sort((a, b) => b.count - a.count),
  };
}

function emptyIndex(): WorkIndex {
  const index = new WorkIndex();
  for (let category = 0; category < CATEGORIES; category++) index.rows.addCategory();
  return index;
}

function indexOf(works: readonly Work[]): WorkIndex {
  const index = emptyIndex();
  index.rows.apply(columnsOf(works));
  while (index.rows.settle());
  return index;
}

/** As the shop first loads them: online works in batches, each in its place among its artist's works. */
function firstReading(works: readonly Work[]): WorkIndex {
  const index = emptyIndex();
  const online = works.filter((work) => work.online === 1);
  const placed = online.toSorted((a, b) => a.artist_id - b.artist_id);
  index.rows.reserve(online.length);
  for (let from = 0; from < online.length; from += 100) {
    const batch = online.slice(from, from + 100);
    index.rows.put(
      columnsOf(batch),
      Int32Array.from(batch, (work) => placed.indexOf(work)),
    );
  }
  while (index.rows.settle());
  return index;
}

describe('the catalogue index answers like a filter that checks every work', () => {
  test('for 2,000 random queries on catalogues of every size', () => {
    const random = dice(7);
    for (const size of [0, 1, 31, 33, 500, 1300]) {
      const works = Array.from({ length: size }, (_, at) => randomWork(at + 1, random));
      const index = random.chance(0.7) ? firstReading(works) : indexOf(works);
      for (let round = 0; round < (size > 100 ? 900 : 100); round++) {
        const query = randomQuery(random);
        expect(index.find(query), JSON.stringify(query)).toEqual(naive(works, query));
      }
    }
  });

  test('even while works are added, change, go offline and return', () => {
    const random = dice(11);
    const works = Array.from({ length: 400 }, (_, at) => randomWork(at + 1, random));
    const index = indexOf(works);
    for (let round = 0; round < 120; round++) {
      const changed = Array.from({ length: random.upTo(12) }, () => {
        const item_id = 1 + random.upTo(works.length + 1);
        const work = { ...(works[item_id - 1] ?? randomWork(item_id, random)) };
        if (random.chance(0.3)) work.online = random.upTo(2);
        if (random.chance(0.3)) work.popularity = random.upTo(50);
        if (random.chance(0.2)) Object.assign(work, randomWork(item_id, random));
        works[item_id - 1] = work;
        return work;
      });
      index.rows.apply(columnsOf(changed));
      while (index.rows.settle());
      for (let times = 0; times < 5; times++) {
        const query = randomQuery(random);
        expect(index.find(query), JSON.stringify(query)).toEqual(naive(works, query));
      }
    }
  });
});

describe('related works', () => {
  const { upTo, chance } = dice(3);
  const plain = (item_id: number): Work => ({
    ...randomWork(item_id, { upTo, chance }),
    online: 1,
    subjects: 0,
    colour: 0,
  });

  test('are by other artists, and prefer shared subjects over colours', () => {
    const own = { ...plain(1), artist_id: 1, subjects: 0b11, colour: 0b11 };
    const sameArtist = { ...own, item_id: 2 };
    const sameSubjects = { ...plain(3), artist_id: 2, subjects: 0b11 };
    const sameColours = { ...plain(4), artist_id: 3, colour: 0b11 };
    const alike = { ...own, item_id: 5, artist_id: 4 };
    const offline = { ...alike, item_id: 6, online: 0 };
    const index = indexOf([own, sameArtist, sameSubjects, sameColours, alike, offline]);

    expect(index.similar(1, 2)).toEqual([5, 3]);
    expect(index.similar(1, 10)).toEqual([5, 3, 4]);
  });

  test('are empty for an unknown work', () => {
    expect(indexOf([plain(1)]).similar(99, 5)).toEqual([]);
  });
});
