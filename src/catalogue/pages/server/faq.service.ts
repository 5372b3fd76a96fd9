import { shownAmong } from '#catalogue/articles/server/article.service.ts';
import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { lastChangeAt } from '#ground/audit/server/audit-read.service.ts';
import { blocksIn, type StoredBlock, storedBlocks } from '#ground/blocks/block.rules.ts';
import { writtenBlocks } from '#ground/blocks/written.rules.ts';
import { type Lang, perLang, textIn } from '#shared/locale.ts';
import { linkedArticles, withoutDeadLinks } from '../article-links.rules.ts';
import { faq } from '../content/faq.ts';
import type { StaffFaq } from '../faq.contract.ts';
import type { FaqReply } from '../page.contract.ts';
import { faqEntry } from './faq.tables.ts';
import { hiddenPaths } from './shop-page.service.ts';

export type FaqRow = typeof faqEntry.$inferSelect;

const NONE = new Map<string, number>();
/** The shop's own questions, by name and in its order. */
export const OWN_QUESTIONS = new Map(
  faq.map(({ id, question, answer }, place) => [
    id,
    { question: perLang(({ lang }) => question[lang]), answer: storedBlocks(answer, NONE, NONE), place },
  ]),
);

/** One question as it is now, with what was changed over the shop's own. */
export interface FaqQuestion {
  id: string;
  question: Record<Lang, string>;
  answer: StoredBlock[];
  place: number;
  hidden: boolean;
  version: number;
  updated_at: string | null;
  untouched: boolean;
}

/** The question that a row and the shop's own text make together; nothing where it was removed or never was. */
export function questionOf(id: string, row: FaqRow | undefined): FaqQuestion | undefined {
  const own = OWN_QUESTIONS.get(id);
  const [question, answer] = [row?.question ?? own?.question, row?.answer ?? own?.answer];
  if (!question || !answer || row?.removed_at) return undefined;
  return {
    id,
    question: perLang(({ lang }) => question[lang]),
    answer,
    place: row?.place ?? own?.place ?? OWN_QUESTIONS.size,
    hidden: row?.hidden ?? false,
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
    untouched: !row?.question && !row?.answer,
  };
}

/** Every question that was not removed, in the order of the page. */
export async function faqQuestions(db: Db): Promise<FaqQuestion[]> {
  const rows = new Map((await db.select().from(faqEntry)).map((row) => [row.id, row]));
  const ids = [...new Set([...OWN_QUESTIONS.keys(), ...rows.keys()])];
  return ids.flatMap((id) => questionOf(id, rows.get(id)) ?? []).toSorted((a, b) => a.place - b.place);
}

const rememberedQuestions = remembered(faqQuestions);

/** The questions people ask most, in one language. */
export async function readFaq(db: Db, lang: Lang): Promise<Omit<FaqReply, 'code'>> {
  const shown = (await rememberedQuestions(db)).filter(({ hidden }) => !hidden);
  const list = shown.map(({ id, question, answer }) => ({
    id,
    question: textIn(question, lang),
    answer: blocksIn(answer, lang),
  }));
  const articles = await shownAmong(db, linkedArticles(list));
  const hidden = await hiddenPaths(db);
  return { list: list.map((entry) => ({ ...entry, answer: withoutDeadLinks(entry.answer, articles, hidden) })) };
}

/** The questions in all languages, as staff edit them. */
export async function staffFaq(db: Db): Promise<StaffFaq> {
  const changed_at = await lastChangeAt(db, 'faq');
  const list = (await faqQuestions(db)).map(({ place: _, answer, ...entry }) => ({
    ...entry,
    answer: writtenBlocks(answer),
  }));
  return { list, changed_at };
}
