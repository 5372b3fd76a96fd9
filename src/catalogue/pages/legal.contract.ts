import { z } from 'zod';
import { draftBlock, writtenBlock } from '#ground/blocks/written.contract.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { LEGAL_PAGES } from './page.rules.ts';
import { completeTexts, draftState, draftTexts, MOST_PARTS, revision } from './page-words.contract.ts';

/** A day of the shop's calendar, which also names a version. */
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** A document while somebody writes it, and one that may bind the shop: nothing but words. */
const draftWords = { ...draftTexts, blocks: z.array(draftBlock).max(MOST_PARTS) };
const words = { ...completeTexts, blocks: z.array(writtenBlock).min(1).max(MOST_PARTS) };

const legalWords = z.object(draftWords).meta({ id: 'LegalWords' });
export type LegalWords = z.infer<typeof legalWords>;

export const legalParam = z.object({ page: z.enum(LEGAL_PAGES) });
/** A draft with the revision it began from; 0 is none. */
export const legalDraftForm = z.strictObject({ revision, ...draftWords }).meta({ id: 'LegalDraftForm' });
export type LegalDraftForm = z.infer<typeof legalDraftForm>;
/** What is published is what was looked at, not what may lie in the drawer. */
export const legalPublishForm = z.strictObject({ revision, effective: day, ...words }).meta({ id: 'LegalPublishForm' });
export type LegalPublishForm = z.infer<typeof legalPublishForm>;
export const legalDiscardForm = z.strictObject({ revision }).meta({ id: 'LegalDiscardForm' });

const versionState = z
  .object({
    version: z.string(),
    state: z.enum(['coming', 'in_force', 'former']),
    /** When staff published it; the shop's own came with it. */
    published_at: z.string().optional(),
  })
  .meta({ id: 'LegalVersion' });
export type LegalVersion = z.infer<typeof versionState>;

/** The documents that bind the shop with their versions, the latest first. */
export const legalListReply = successReply({
  list: z.array(z.object({ page: z.enum(LEGAL_PAGES), versions: z.array(versionState), draft: draftState.optional() })),
}).meta({ id: 'LegalList' });
export type LegalListReply = z.infer<typeof legalListReply>;

/** One document as it is written now: the draft, or what is in force where there is none. */
export const legalReply = successReply({
  page: z.enum(LEGAL_PAGES),
  words: legalWords,
  draft: draftState.optional(),
  /** When staff last did something to it; null where they never did. */
  changed_at: z.string().nullable(),
  versions: z.array(versionState),
  /** The earliest day on which the next version can come into force. */
  earliest: z.string(),
  /** What stands for `{company}` and the others, in each language. */
  facts: z.object(perLang(() => z.record(z.string(), z.string()))),
}).meta({ id: 'Legal' });
export type LegalReply = z.infer<typeof legalReply>;
