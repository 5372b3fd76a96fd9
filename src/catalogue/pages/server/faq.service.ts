import { shownAmong } from '#catalogue/articles/server/article.service.ts';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { lastChangeAt } from '#ground/audit/server/audit-read.service.ts';
import { blocksIn, type StoredBlock, storedBlocks } from '#ground/blocks/block.rules.ts';
import { answerParts, picturesIn } from '#ground/blocks/page-part.rules.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { type Lang, perLang, textIn } from '#shared/locale.ts';
import { linkedArticles, withoutDeadLinks } from '../article-links.rules.ts';
import { faq } from '../content/faq.ts';
import type { StaffFaq } from '../faq.contract.ts';
import type { FaqReply } from '../page.contract.ts';
import { blocksWithFacts, textWithFacts } from '../page-facts.rules.ts';
import { faqEntry } from './faq.tables.ts';
import { companyFacts, type Known } from './page-facts.ts';
import { hiddenPaths } from './shop-page.service.ts';

export type FaqRow = typeof faqEntry.$inferSelect;

const NONE = new Map<string, number>();
/** The software's own questions, in its order. */
export const OWN_QUESTIONS = new Map(
  faq.map(({ id, question, answer }, place) => [
    id,
    { question: perLang(({ lang }) => question[lang]), answer: storedBlocks(answer, NONE, NONE), place },
  ]),
);

/** A question with the staff's changes applied. */
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

/** Combines a row with the software's own text; undefined if it was removed or never existed. */
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

/** Without removed ones, in the page's order. */
export async function faqQuestions(db: Db): Promise<FaqQuestion[]> {
  const rows = new Map((await db.select().from(faqEntry)).map((row) => [row.id, row]));
  const ids = [...new Set([...OWN_QUESTIONS.keys(), ...rows.keys()])];
  return ids.flatMap((id) => questionOf(id, rows.get(id)) ?? []).toSorted((a, b) => a.place - b.place);
}

const rememberedQuestions = remembered(faqQuestions);

export async function readFaq(
  db: Db,
  lang: Lang,
  { payments }: Pick<Known, 'payments'>,
): Promise<Omit<FaqReply, 'code'>> {
  const shown = (await rememberedQuestions(db)).filter(({ hidden }) => !hidden);
  const list = shown.map(({ id, question, answer }) => ({
    id,
    question: textIn(question, lang),
    answer: blocksIn(answer, lang),
  }));
  const articles = await shownAmong(db, linkedArticles(list));
  const hidden = await hiddenPaths(db);
  const facts = await companyFacts(db, lang, { payments });
  const pictures = await picturesOf(db, shown);
  const known = new Set(pictures.map(({ hash }) => hash));
  return {
    pictures,
    list: list.map(({ id, question, answer }) => ({
      id,
      question: textWithFacts(facts, question),
      answer: blocksWithFacts(
        facts,
        withoutDeadLinks(answer, articles, hidden).filter((block) => block.kind !== 'image' || known.has(block.hash)),
      ),
    })),
  };
}

async function picturesOf(db: Db, questions: readonly FaqQuestion[]): Promise<Picture[]> {
  const hashes = questions.flatMap(({ answer }) => picturesIn(answer));
  return [...(await readPictures(db, hashes)).values()];
}

export async function staffFaq(db: Db): Promise<StaffFaq> {
  const changed_at = await lastChangeAt(db, 'faq');
  const questions = await faqQuestions(db);
  const list = questions.map(({ place: _, answer, ...entry }) => ({
    ...entry,
    answer: answerParts(answer),
  }));
  return { list, pictures: await picturesOf(db, questions), changed_at };
}
