import { z } from 'zod';
import { idText, longText, required, rowId } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';

const text = z.object(perLang(() => longText));

/** A saved reply in three languages. `{name}` and `{order}` are placeholders for the recipient and the order. */
export const cannedAnswer = z
  .object({
    canned_id: z.int(),
    title: z.string(),
    text: z.object(perLang(() => z.string())),
    version: z.int(),
    updated_at: z.string(),
  })
  .meta({ id: 'CannedAnswer' });
export type CannedAnswer = z.infer<typeof cannedAnswer>;

export const cannedAnswersReply = successReply({ list: z.array(cannedAnswer) }).meta({ id: 'CannedAnswers' });
export const cannedParam = z.object({ id: idText });
export const newCannedAnswer = z.strictObject({ title: required, text }).meta({ id: 'NewCannedAnswer' });
export type NewCannedAnswer = z.infer<typeof newCannedAnswer>;
/** With the version that was edited: an edit of an older version is refused. */
export const cannedAnswerEdit = newCannedAnswer.extend({ version: rowId }).meta({ id: 'CannedAnswerEdit' });
export type CannedAnswerEdit = z.infer<typeof cannedAnswerEdit>;
