import { eq } from 'drizzle-orm';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import type { Db } from '#db/server/connect.ts';
import { lastChangeAt } from '#ground/audit/server/audit-read.service.ts';
import { blocksFromAnswer, onlyAnswerParts, picturesIn } from '#ground/blocks/page-part.rules.ts';
import { perLang } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { LegalListReply, LegalReply, LegalVersion, LegalWords } from '../legal.contract.ts';
import { earliestDay } from '../legal.rules.ts';
import { LEGAL_PAGES, type LegalPage } from '../page.rules.ts';
import { versionsIn } from './legal.service.ts';
import { pageDraft, pageVersion } from './legal.tables.ts';
import { wordsInForce } from './legal-edit.service.ts';
import { draftState, headOf, type WrittenPage } from './page-draft.service.ts';
import { companyFacts, type Known } from './page-facts.ts';

export async function listDocuments(db: Db): Promise<LegalListReply['list']> {
  const drafts = await db
    .select({ page: pageDraft.page, revision: pageDraft.revision, updated_at: pageDraft.updated_at })
    .from(pageDraft);
  const states = await versionStates(db);
  return LEGAL_PAGES.map((page) => {
    const draft = drafts.find((one) => one.page === page);
    return { page, versions: states[page], ...(draft && { draft: draftState(draft) }) };
  });
}

/** The draft, or the version in force if there is none. */
export async function readDocument(
  db: Db,
  page: LegalPage,
  { payments }: Pick<Known, 'payments'>,
): Promise<Omit<LegalReply, 'code'>> {
  const [draft] = await db.select().from(pageDraft).where(eq(pageDraft.page, page));
  const versions = (await versionStates(db))[page];
  const today = shopDay(new Date());
  const facts = {
    en: await companyFacts(db, 'en', { payments }),
    'zh-Hant': await companyFacts(db, 'zh-Hant', { payments }),
    'zh-Hans': await companyFacts(db, 'zh-Hans', { payments }),
  };
  const words = draft ? wordsOf(draft) : await wordsInForce(db, page);
  return {
    page,
    words,
    pictures: [...(await readPictures(db, picturesIn(blocksFromAnswer(words.blocks)))).values()],
    ...(draft && { draft: draftState(draft) }),
    changed_at: await lastChangeAt(db, 'page', page),
    versions,
    earliest: earliestDay(
      versions.map(({ version }) => version),
      today,
    ),
    facts: perLang(({ lang }) => ({ ...facts[lang] })),
  };
}

/** Drafts, or the versions in force where there are none. */
export async function documentsWritten(db: Db): Promise<{ page: LegalPage; words: LegalWords }[]> {
  const drafts = await db.select().from(pageDraft);
  const written: { page: LegalPage; words: LegalWords }[] = [];
  for (const page of LEGAL_PAGES) {
    const draft = drafts.find((one) => one.page === page);
    written.push({ page, words: draft ? wordsOf(draft) : await wordsInForce(db, page) });
  }
  return written;
}

function wordsOf(draft: WrittenPage): LegalWords {
  return { ...headOf(draft), blocks: onlyAnswerParts(draft.blocks) };
}

async function versionStates(db: Db): Promise<Record<LegalPage, LegalVersion[]>> {
  const rows = await db
    .select({ page: pageVersion.page, version: pageVersion.version, published_at: pageVersion.published_at })
    .from(pageVersion);
  const statesOf = (page: LegalPage) => {
    const { versions, inForce } = versionsIn(rows, page);
    return versions.map((version): LegalVersion => {
      const row = rows.find((one) => one.page === page && one.version === version);
      const state = version === inForce ? 'in_force' : version > inForce ? 'coming' : 'former';
      return { version, state, ...(row && { published_at: row.published_at.toISOString() }) };
    });
  };
  return { terms: statesOf('terms'), policy: statesOf('policy'), exchange: statesOf('exchange') };
}
