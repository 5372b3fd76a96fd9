import { z } from 'zod';
import { answerPart, draftAnswerPart } from '#ground/blocks/page-part.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { knownNames } from './known-names.contract.ts';
import { LEGAL_PAGES } from './page.rules.ts';
import { completeTexts, draftState, draftTexts, MOST_PARTS, revision } from './page-words.contract.ts';

/** A day of the shop's calendar; it identifies a version. */
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** A legal document contains words and uploaded pictures: first as a draft, then as published. */
const draftWords = { ...draftTexts, blocks: z.array(draftAnswerPart).max(MOST_PARTS) };
const words = { ...completeTexts, blocks: z.array(answerPart).min(1).max(MOST_PARTS) };

const legalWords = z.object(draftWords).meta({ id: 'LegalWords' });
export type LegalWords = z.infer<typeof legalWords>;

export const legalParam = z.object({ page: z.enum(LEGAL_PAGES) });
/** With the revision the draft is based on; 0 is none. */
export const legalDraftForm = z.strictObject({ revision, ...draftWords }).meta({ id: 'LegalDraftForm' });
export type LegalDraftForm = z.infer<typeof legalDraftForm>;
/** Contains the words that the editor saw, not a stored draft. */
export const legalPublishForm = z
  .strictObject({ revision, effective: day, ...words })
  .check(knownNames)
  .meta({ id: 'LegalPublishForm' });
export type LegalPublishForm = z.infer<typeof legalPublishForm>;
export const legalDiscardForm = z.strictObject({ revision }).meta({ id: 'LegalDiscardForm' });

const versionState = z
  .object({
    version: z.string(),
    state: z.enum(['coming', 'in_force', 'former']),
    /** Missing for versions that came with the software. */
    published_at: z.string().optional(),
  })
  .meta({ id: 'LegalVersion' });
export type LegalVersion = z.infer<typeof versionState>;

/** Latest version first. */
export const legalListReply = successReply({
  list: z.array(z.object({ page: z.enum(LEGAL_PAGES), versions: z.array(versionState), draft: draftState.optional() })),
}).meta({ id: 'LegalList' });
export type LegalListReply = z.infer<typeof legalListReply>;

/** The draft, or the version in force if there is none. */
export const legalReply = successReply({
  page: z.enum(LEGAL_PAGES),
  words: legalWords,
  draft: draftState.optional(),
  /** Null if staff never changed it. */
  changed_at: z.string().nullable(),
  versions: z.array(versionState),
  /** The earliest day for the next version. */
  earliest: z.string(),
  /** The pictures in its words. */
  pictures: z.array(picture),
  /** The values of `{company}` and the other placeholders, in each language. */
  facts: z.object(perLang(() => z.record(z.string(), z.string()))),
}).meta({ id: 'Legal' });
export type LegalReply = z.infer<typeof legalReply>;
