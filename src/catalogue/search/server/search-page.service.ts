import type { Kind } from '#catalogue/search-index/search.rules.ts';
import { marksIn } from '#catalogue/search-index/server/marks.service.ts';
import { nearTerms } from '#catalogue/search-index/server/near-terms.service.ts';
import { interpretKeyword, type Question } from '#catalogue/search-index/server/question.service.ts';
import { type Found, findDocuments, findFirst, readTitles } from '#catalogue/search-index/server/search.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { newestWorks, workSummaries } from '#catalogue/works/server/works.service.ts';
import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import { textIn } from '#shared/locale.ts';
import type { FoundPage, FoundWork, SearchQuery, SearchReply, SuggestReply } from '../search.contract.ts';
import { FIRST_OF_KIND, MAX_SUGGESTIONS, PAGE_SIZE } from '../search.rules.ts';

const newestWork = newestWorks(1);

/** The first of every kind, or one page of one kind with the others counted. */
export async function search(db: Db, lang: Lang, query: SearchQuery): Promise<Omit<SearchReply, 'code'>> {
  const { keyword, kind, page } = query;
  const question = await interpretKeyword(db, keyword);
  const find = (wanted: Kind) => {
    if (kind === undefined)
      return findDocuments(db, question, wanted, {
        offset: 0,
        limit: FIRST_OF_KIND[wanted],
      });
    const offset = wanted === kind ? (page - 1) * PAGE_SIZE : 0;
    return findDocuments(db, question, wanted, {
      offset,
      limit: wanted === kind ? PAGE_SIZE : 1,
    });
  };
  const works = await find('item');
  const artists = await find('artist');
  const articles = await find('article');
  const wanted = { item: works, artist: artists, article: articles };
  const shown = (one: Kind) => (kind === undefined || kind === one ? wanted[one].ids : []);
  const total = works.total + artists.total + articles.total;
  const settings = await readSettings(db);
  return {
    keyword,
    ...(kind && { kind }),
    page,
    pages: kind ? Math.max(1, Math.ceil(wanted[kind].total / PAGE_SIZE)) : 1,
    works: {
      ...counted(works),
      list: await foundWorks(db, lang, question, shown('item')),
    },
    artists: {
      ...counted(artists),
      list: await foundArtists(db, lang, question, shown('artist')),
    },
    articles: {
      ...counted(articles),
      list: await foundPages(db, lang, question, 'article', shown('article')),
    },
    near: total === 0 ? await nearTerms(db, question) : [],
    hot: settings.hot[lang] ?? [],
  };
}

/** Artists first, then works, then articles. */
export async function suggest(db: Db, lang: Lang, keyword: string): Promise<Omit<SuggestReply, 'code'>> {
  const question = await interpretKeyword(db, keyword, { whileTyping: true });
  if (question.meanings.length === 0) return { keyword, list: [], hot: (await readSettings(db)).hot[lang] ?? [] };
  const artists = await foundPages(db, lang, question, 'artist', await findFirst(db, question, 'artist', 3));
  const articles = await foundPages(db, lang, question, 'article', await findFirst(db, question, 'article', 2));
  const wanted = MAX_SUGGESTIONS - artists.length - articles.length;
  const cards = await foundWorks(db, lang, question, await findFirst(db, question, 'item', wanted));
  return {
    keyword,
    list: [
      ...artists.map((artist) => ({ kind: 'artist' as const, ...artist })),
      ...cards.map(({ item_id, title, title_marks, artist, artist_marks, picture }) => ({
        kind: 'item' as const,
        id: item_id,
        title,
        title_marks,
        subtitle: artist.name,
        subtitle_marks: artist_marks,
        ...(picture && { picture }),
      })),
      ...articles.map((article) => ({ kind: 'article' as const, ...article })),
    ],
    hot: [],
  };
}

function counted({ total, more }: Found) {
  return { total, more };
}

async function foundWorks(db: Db, lang: Lang, question: Question, ids: readonly number[]): Promise<FoundWork[]> {
  const cards = await workSummaries(db, lang, ids);
  return cards.map((card: WorkSummary) => ({
    ...card,
    title_marks: marksIn(card.title, question),
    artist_marks: marksIn(card.artist.name, question, { isName: true }),
  }));
}

/** Each with one of the artist's works. */
async function foundArtists(db: Db, lang: Lang, question: Question, ids: readonly number[]): Promise<FoundPage[]> {
  const pages = await foundPages(db, lang, question, 'artist', ids);
  const works = await newestWork(db, lang, ids);
  return pages.map((page) => {
    const picture = works.get(page.id)?.[0]?.picture;
    return picture ? { ...page, picture } : page;
  });
}

async function foundPages(
  db: Db,
  lang: Lang,
  question: Question,
  kind: Kind,
  ids: readonly number[],
): Promise<FoundPage[]> {
  if (ids.length === 0) return [];
  const byId = await readTitles(db, kind, ids);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const title = textIn(row.title, lang);
    const subtitle = row.subtitle ? textIn(row.subtitle, lang) : undefined;
    return {
      id,
      title,
      title_marks: marksIn(title, question, { isName: kind === 'artist' }),
      ...(subtitle !== undefined && { subtitle }),
      subtitle_marks: subtitle === undefined ? [] : marksIn(subtitle, question),
    };
  });
}
