import { z } from 'zod';
import { anchor, writtenBlock } from '#ground/blocks/written.contract.ts';
import { draftLines, text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';

export const MOST_QUESTIONS = 60;

const version = z.int().min(0).max(LARGEST_ID);

/** A question as staff write it; it is shown at once, so no language may be missing. */
export const faqForm = z
  .strictObject({
    question: z.strictObject(perLang(() => text(149).min(1))),
    answer: z.array(writtenBlock).min(1).max(20),
    hidden: z.boolean(),
  })
  .meta({ id: 'FaqForm' });
export type FaqForm = z.infer<typeof faqForm>;

/** The same with the version that was read; 0 is the shop's own text. */
export const faqEdit = faqForm.extend({ version }).meta({ id: 'FaqEdit' });
export type FaqEdit = z.infer<typeof faqEdit>;

export const faqParam = z.object({ id: anchor });
export const faqRemoval = z.strictObject({ version }).meta({ id: 'FaqRemoval' });

const names = z.array(anchor).max(MOST_QUESTIONS);
/** The questions in another order; `from` is the order that was seen. */
export const faqOrder = z.strictObject({ from: names, to: names }).meta({ id: 'FaqOrder' });
export type FaqOrder = z.infer<typeof faqOrder>;

/** Simplified Chinese proposed for texts in Traditional, in the same order. */
export const proposalForm = z
  .strictObject({ texts: z.array(draftLines(4_000)).max(400) })
  .meta({ id: 'SimplifiedWordsForm' });
export const proposalReply = successReply({ texts: z.array(z.string()) }).meta({ id: 'SimplifiedWords' });

const staffFaqEntry = z
  .object({
    id: z.string(),
    ...faqForm.shape,
    version: z.int(),
    /** When staff last changed it; null where they never did. */
    updated_at: z.string().nullable(),
    /** Nobody has changed its words: they are the shop's own, and come with its next version. */
    untouched: z.boolean(),
  })
  .meta({ id: 'StaffFaqEntry' });
export type StaffFaqEntry = z.infer<typeof staffFaqEntry>;

/** Every question with all its languages, hidden ones too, in the order of the page. */
export const staffFaqReply = successReply({
  list: z.array(staffFaqEntry),
  /** When anything of them was last changed, their order too. */
  changed_at: z.string().nullable(),
}).meta({ id: 'StaffFaq' });
export type StaffFaq = Pick<z.infer<typeof staffFaqReply>, 'list' | 'changed_at'>;
