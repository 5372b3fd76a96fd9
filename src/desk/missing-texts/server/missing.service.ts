import { countLackingArticles, lackingArticles } from '#catalogue/articles/server/lacking-articles.service.ts';
import { countLackingArtists, lackingArtists } from '#catalogue/artists/server/lacking-artists.service.ts';
import { faqQuestions } from '#catalogue/pages/server/faq.service.ts';
import { documentsWritten } from '#catalogue/pages/server/legal-desk.service.ts';
import { shopPagesWritten } from '#catalogue/pages/server/shop-page-desk.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import {
  countLackingWorks,
  lackingCategories,
  lackingFrames,
  lackingWorks,
} from '#catalogue/works/server/lacking-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { type Lang, type Text, textIn } from '#shared/locale.ts';
import type { MissingEntry, MissingQuery, MissingReply } from '../missing.contract.ts';
import { MISSING_KINDS, type MissingKind, type MissingPart, partsMissing } from '../missing.rules.ts';

const PAGE_SIZE = 25;

interface Lacking {
  id: string;
  slug?: string;
  name: Partial<Text>;
  texts: Partial<Record<MissingPart, unknown>>;
}

interface Source {
  count: (db: Db) => Promise<number>;
  page: (db: Db, part: { limit: number; offset: number }) => Promise<Lacking[]>;
}

/** A kind of which there are so few that all are read. */
function fewOf(read: (db: Db) => Promise<Lacking[]>): Source {
  return {
    count: async (db) => (await read(db)).length,
    page: async (db, { limit, offset }) => (await read(db)).slice(offset, offset + limit),
  };
}

/** Whoever keeps texts in every language stands here with a way to find what is missing. */
const SOURCES: Record<MissingKind, Source> = {
  work: { count: countLackingWorks, page: lackingWorks },
  artist: { count: countLackingArtists, page: lackingArtists },
  article: { count: countLackingArticles, page: lackingArticles },
  faq: fewOf(lackingQuestions),
  page: fewOf(lackingPages),
  category: fewOf(lackingCategories),
  frame: fewOf(lackingFrames),
  setting: fewOf(lackingSettings),
};

/** What lacks a text in a language: one page of a kind, and how many there are of each. */
export async function listMissing(
  db: Db,
  lang: Lang,
  { kind, page }: MissingQuery,
): Promise<Omit<MissingReply, 'code'>> {
  const counts = {} as Record<MissingKind, number>;
  for (const each of MISSING_KINDS) counts[each] = await SOURCES[each].count(db);
  const total = counts[kind];
  const rows = await SOURCES[kind].page(db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return {
    kind,
    list: rows.map((row) => entryOf(row, lang)),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    counts,
  };
}

function entryOf({ id, slug, name, texts }: Lacking, lang: Lang): MissingEntry {
  return { id, name: textIn(name, lang), ...(slug && { slug }), parts: partsMissing(texts) };
}

/** Questions, hidden ones too, of which a text is missing; an edit refuses that, a language that is added later brings it. */
async function lackingQuestions(db: Db): Promise<Lacking[]> {
  const all = (await faqQuestions(db)).map(({ id, question, answer }) => ({
    id,
    name: question,
    texts: { question, answer },
  }));
  return all.filter(({ texts }) => partsMissing(texts).length > 0);
}

/** Pages of words: the documents in force and the pages of the shop, or what is being written of them. */
async function lackingPages(db: Db): Promise<Lacking[]> {
  const pages = [...(await documentsWritten(db)), ...(await shopPagesWritten(db))];
  const all = pages.map(({ page, words: { title, lead, description, blocks } }) => ({
    id: page,
    name: title,
    // A page may do without these two altogether.
    texts: { title, blocks, ...(textIn(lead, 'en') && { lead }), ...(textIn(description, 'en') && { description }) },
  }));
  return all.filter(({ texts }) => partsMissing(texts).length > 0);
}

/** The parts of the settings that visitors read, as far as a text of them is missing. */
async function lackingSettings(db: Db): Promise<Lacking[]> {
  const { info, bank } = await readSettings(db);
  return [
    { id: 'info', name: info.brand, texts: info },
    { id: 'bank', name: bank.name, texts: bank },
  ].filter(({ texts }) => partsMissing(texts).length > 0);
}
