import { describe, expect } from 'vitest';
import { test as apiTest } from '#app/server/testing.ts';
import { saveArtist } from '#catalogue/artists/server/artist.service.ts';
import { indexDocuments, removeDocument } from '#catalogue/search-index/server/search-write.service.ts';
import { CATALOGUE } from '#catalogue/search-index/server/testing-catalogue.ts';
import { saveCategories, writeWork } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { searchReply, suggestReply } from '../search.contract.ts';

const words = (en: string) => ({ en, 'zh-Hant': en, 'zh-Hans': en });

/** Works that the tests look at, and so must exist as works. */
const HANGING = new Set([1, 4, 5, 6, 15]);

/** The catalogue as documents, some of its works also as works. */
async function openShop(db: Db): Promise<void> {
  const about = {
    place: words('Puli'),
    intro: words('Paints.'),
    story: words('Has painted.'),
  };
  const name = { en: 'Lin Shu-ho', 'zh-Hant': '林澍禾', 'zh-Hans': '林澍禾' };
  const artist_id = await saveArtist(db, {
    slug: 'lin',
    kind: 'artist',
    name,
    categories: [],
    ...about,
  });
  // The catalogue already has this artist.
  await removeDocument(db, 'artist', artist_id);
  await saveCategories(db, [{ code: 'landscape', name: words('Landscape') }]);
  const texts = {
    alt: words('-'),
    inspiration: words('-'),
    material: words('-'),
    certification: words('-'),
    maintenance: words('-'),
  };
  const picture = {
    texts,
    year: 2020,
    category: 'landscape',
    subjects: [],
    original_w_px: 3000,
    original_h_px: 2000,
  };
  const documents = [];
  for (const document of CATALOGUE) {
    const { kind, title } = document;
    if (kind !== 'item') documents.push(document);
    else if (!HANGING.has(document.doc_id)) documents.push({ ...document, doc_id: 9_000 + document.doc_id });
    else {
      const work = {
        slug: `work-${document.doc_id}`,
        artist_id,
        title,
        ...picture,
      };
      const doc_id = await writeWork(db, {
        ...work,
        sale_mode: 'online',
        status: 'online',
        sizes: [],
      });
      documents.push({ ...document, doc_id });
    }
  }
  await indexDocuments(db, documents);
}

const test = apiTest.extend('shop', async ({ db, api }) => {
  await openShop(db);
  const ask = (path: string, lang = 'en') => api(path, { headers: { lang } });
  return {
    db,
    ask,
    find: async (path: string, lang?: string) => (await ask(path, lang)).as(searchReply),
    suggest: async (path: string, lang?: string) => (await ask(path, lang)).as(suggestReply),
  };
});

const marked = (text: string, marks: readonly (readonly [number, number])[]) =>
  marks.map(([start, end]) => text.slice(start, end));

const search = (keyword: string, more = '') => `/api/search?keyword=${encodeURIComponent(keyword)}${more}`;
const suggest = (keyword: string) => `/api/search/suggest?keyword=${encodeURIComponent(keyword)}`;

describe('the search page', () => {
  test('shows works, artists and articles with the matches marked', async ({ shop }) => {
    const found = await shop.find(search('anping'));

    expect(found.works.list.map(({ title, title_marks }) => marked(title, title_marks))).toEqual([['Anping']]);
    expect(found.articles.list.map(({ title, title_marks }) => [title, marked(title, title_marks)])).toEqual([
      ['A walk in Anping', ['Anping']],
    ]);
    expect(found).toMatchObject({
      keyword: 'anping',
      page: 1,
      pages: 1,
      near: [],
      artists: { total: 0, more: false },
    });
  });

  test('marks the matches in the script of the page, for every spelling', async ({ shop }) => {
    for (const [keyword, lang, mark] of [
      ['合欢', 'zh-Hant', '合歡'],
      ['hehuan', 'zh-Hant', '合歡'],
      ['hhcg', 'zh-Hans', '合欢初光'],
      ['Hehaun', 'en', 'Hehuan'],
      ['hehu', 'en', 'Hehu'],
    ] as const) {
      const [work] = (await shop.find(search(keyword), lang)).works.list;

      expect(marked(work?.title ?? '', work?.title_marks ?? []), keyword).toEqual([mark]);
    }
  });

  test('shows one kind page by page, and counts the others', async ({ shop }) => {
    const found = await shop.find(search('taiwan', '&kind=artist&page=1'));

    expect(found.artists.list.map(({ title }) => title)).toEqual(['Hsu Chao-ming', 'Wu Pei-shan', 'Lin Shu-ho']);
    expect(found).toMatchObject({
      kind: 'artist',
      page: 1,
      pages: 1,
      works: { list: [] },
    });
    expect((await shop.find(search('taiwan', '&kind=artist&page=2'))).artists).toEqual({
      list: [],
      total: 3,
      more: false,
    });
  });

  test('offers similar words with results when nothing was found', async ({ shop }) => {
    for (const keyword of ['night tulip', 'mounting kangaroo', '水墨犀牛', '油彩皮影']) {
      const found = await shop.find(search(keyword));

      expect(found.near, keyword).not.toEqual([]);
      for (const near of found.near) {
        const { works, artists, articles } = await shop.find(search(near));
        expect(works.total + artists.total + articles.total, near).toBeGreaterThan(0);
      }
    }
  });

  test('offers popular searches before anything is typed', async ({ shop }) => {
    const found = await shop.find('/api/search', 'zh-Hant');

    expect(found.hot).toContain('山水');
    expect(found.works).toEqual({ list: [], total: 0, more: false });
  });
});

describe('suggestions', () => {
  test('are artists, works and articles, eight at most', async ({ shop }) => {
    const found = await shop.suggest(suggest('wood'));
    const many = await shop.suggest(suggest('a'), 'zh-Hant');

    expect(found.list.map(({ kind, title, title_marks }) => [kind, title, marked(title, title_marks)])).toEqual([
      ['item', 'First Snow, Tomonoura', []],
      ['item', 'The Four O’Clock Ferry', []],
      ['item', 'A Swell off Shiraishi', []],
      ['article', 'How a woodblock is cut', ['wood']],
    ]);
    expect(many.list.length).toBeLessThanOrEqual(8);
  });

  test('find an artist by the first letters of the name, in any script', async ({ shop }) => {
    for (const [typed, lang, title, mark] of [
      ['vla', 'en', 'Teodora Vlasić', 'Vla'],
      ['vlas', 'zh-Hant', '泰奧朵拉・弗拉希奇', undefined],
      ['wup', 'zh-Hant', '吳佩珊', '吳佩'],
      ['吴', 'zh-Hant', '吳佩珊', '吳'],
    ] as const) {
      const [first] = (await shop.suggest(suggest(typed), lang)).list;

      expect([first?.title, marked(first?.title ?? '', first?.title_marks ?? [])[0]], typed).toEqual([title, mark]);
    }
  });

  test('are popular words while nothing is typed', async ({ shop }) => {
    const found = await shop.suggest(suggest(''));

    expect(found.list).toEqual([]);
    expect(found.hot).toContain('mountain');
  });
});

const HOSTILE = [
  'x'.repeat(150),
  '%_%_%',
  '(a+)+$',
  "'; drop table search_document; --",
  "' | '' & !x <-> y:*",
  '🎨🖼️👩‍🎨',
  '\\',
  '"',
  ':*',
  '& | ! ( )',
  '=sea ~hai ^hh @x #y *',
  '*',
  '畫'.repeat(150),
  'ab'.repeat(75),
  Array.from({ length: 75 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(' '),
  'a'.repeat(149),
  '\u202e\u200b\ufeff',
  '㍿㌔ﷺ',
  'xian'.repeat(37),
  '-1e999 NaN Infinity null undefined __proto__ constructor',
];

describe('a malicious keyword', () => {
  test('is answered like any other', async ({ shop }) => {
    for (const keyword of HOSTILE) {
      for (const path of [search(keyword), search(keyword, '&kind=item&page=42'), suggest(keyword)]) {
        expect((await shop.ask(path)).status, keyword).toBe(200);
      }
    }
    for (const raw of ['%ED%A0%80', '%E0%A4%A', '%', '']) {
      expect((await shop.ask(`/api/search?keyword=${raw}`)).status, raw).toBe(200);
    }
  });

  test('is refused if it is too long or contains control characters, or the page is invalid', async ({ shop }) => {
    for (const path of [
      search('x'.repeat(151)),
      search('畫'.repeat(10_000)),
      search('\u0000'),
      suggest('a\u0000b'),
      suggest('x'.repeat(10_000)),
      search('sea', '&keyword=moon'),
      search('sea', '&page=0'),
      search('sea', '&page=43'),
      search('sea', '&page=x'),
      search('sea', '&kind=everything'),
    ]) {
      expect((await shop.ask(path)).status, path.slice(0, 60)).toBe(422);
    }
  });
});

test('every search takes at most eleven queries', async ({ shop }) => {
  for (const keyword of ['sea', '油畫', 'mountian moutain watercolor', 'hhcg', 'night tulip', ...HOSTILE]) {
    for (const path of [search(keyword), suggest(keyword)]) {
      expect(await countQueries(shop.db, () => shop.ask(path)), path).toBeLessThanOrEqual(11);
    }
  }
});
