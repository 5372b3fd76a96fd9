import { z } from 'zod';
import { answerPart } from '#ground/blocks/page-part.contract.ts';
import { anchor } from '#ground/blocks/written.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { draftLines, text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { FACT_NAMES } from './fact-names.rules.ts';
import { knownNames } from './known-names.contract.ts';

export const MOST_QUESTIONS = 60;

const version = z.int().min(0).max(LARGEST_ID);

/** Published immediately, so no language may be missing. */
export const faqForm = z
  .strictObject({
    question: z.strictObject(perLang(() => text(149).min(1))),
    answer: z.array(answerPart).min(1).max(20),
    hidden: z.boolean(),
  })
  .check(knownNames)
  .meta({ id: 'FaqForm' });
export type FaqForm = z.infer<typeof faqForm>;

/** With the version that was read; 0 is the shop's own text. */
export const faqEdit = faqForm.safeExtend({ version }).meta({ id: 'FaqEdit' });
export type FaqEdit = z.infer<typeof faqEdit>;

export const faqParam = z.object({ id: anchor });
export const faqRemoval = z.strictObject({ version }).meta({ id: 'FaqRemoval' });

const names = z.array(anchor).max(MOST_QUESTIONS);
/** `from` is the order that the editor saw. */
export const faqOrder = z.strictObject({ from: names, to: names }).meta({ id: 'FaqOrder' });
export type FaqOrder = z.infer<typeof faqOrder>;

/** Simplified Chinese proposed for Traditional texts, in the same order. */
export const proposalForm = z
  .strictObject({ texts: z.array(draftLines(4_000)).max(400) })
  .meta({ id: 'SimplifiedWordsForm' });
export const proposalReply = successReply({ texts: z.array(z.string()) }).meta({ id: 'SimplifiedWords' });

/** Empty values are not entered yet. */
export const pageFactsReply = successReply({ facts: z.record(z.enum(FACT_NAMES), z.string()) }).meta({
  id: 'PageFacts',
});

const staffFaqEntry = z
  .object({
    id: z.string(),
    ...faqForm.shape,
    version: z.int(),
    /** Null if staff never changed it. */
    updated_at: z.string().nullable(),
    /** Staff have not changed it: updates of the software still apply. */
    untouched: z.boolean(),
  })
  .meta({ id: 'StaffFaqEntry' });
export type StaffFaqEntry = z.infer<typeof staffFaqEntry>;

/** Every question in all languages, including hidden ones, in the page's order. */
export const staffFaqReply = successReply({
  list: z.array(staffFaqEntry),
  /** The pictures in its answers. */
  pictures: z.array(picture),
  /** The last change of any question or of their order. */
  changed_at: z.string().nullable(),
}).meta({ id: 'StaffFaq' });
export type StaffFaq = Pick<z.infer<typeof staffFaqReply>, 'list' | 'pictures' | 'changed_at'>;
