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
import { LANGS, type Lang, type Text, textIn } from '#shared/locale.ts';
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

/** A kind with so few entries that we read all of them. */
function fewOf(read: (db: Db) => Promise<Lacking[]>): Source {
  return {
    count: async (db) => (await read(db)).length,
    page: async (db, { limit, offset }) => (await read(db)).slice(offset, offset + limit),
  };
}

/** Every kind with texts in all languages is listed here with a way to find missing ones. */
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

/** Questions, also hidden ones, with a missing text: an edit refuses that, but adding a language later causes it. */
async function lackingQuestions(db: Db): Promise<Lacking[]> {
  const all = (await faqQuestions(db)).map(({ id, question, answer }) => ({
    id,
    name: question,
    texts: { question, answer },
  }));
  return all.filter(({ texts }) => partsMissing(texts).length > 0);
}

/** Text pages: documents in force and pages of the shop, or their drafts. */
async function lackingPages(db: Db): Promise<Lacking[]> {
  const pages = [...(await documentsWritten(db)), ...(await shopPagesWritten(db))];
  const all = pages.map(({ page, words: { title, lead, description, blocks } }) => ({
    id: page,
    name: title,
    // A page may have neither of these two.
    texts: { title, blocks, ...(textIn(lead, 'en') && { lead }), ...(textIn(description, 'en') && { description }) },
  }));
  return all.filter(({ texts }) => partsMissing(texts).length > 0);
}

/** The settings that visitors read, where a language is missing. Before anything is entered, the opening's list names them. */
async function lackingSettings(db: Db): Promise<Lacking[]> {
  const { info, bank } = await readSettings(db);
  return [
    { id: 'info', name: info.brand, texts: info },
    { id: 'bank', name: bank.name, texts: bank },
  ].filter(({ name, texts }) => LANGS.some((lang) => name[lang]) && partsMissing(texts).length > 0);
}
