import { z } from 'zod';
import { draftLines, lines } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { WRITTEN_KINDS, writingFault } from './written.rules.ts';

const LONGEST = 4_000;

/** What a link to a question or a heading ends with. */
export const anchor = z
  .string()
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]*$/);

const kind = z.enum(WRITTEN_KINDS);

/** A block that visitors may read: in every language, and line by line the same in all of them. */
export const writtenBlock = z
  .strictObject({ kind, anchor: anchor.optional(), words: z.strictObject(perLang(() => lines(LONGEST))) })
  .check((ctx) => {
    const fault = writingFault(ctx.value);
    if (!fault) return;
    const { lang, rule } = fault;
    ctx.issues.push({ code: 'custom', path: ['words', lang], params: { rule }, input: ctx.value.words[lang] });
  })
  .meta({ id: 'WrittenBlock' });

/** The same while somebody is still at it: anything may be missing. */
export const draftBlock = z
  .strictObject({ kind, anchor: anchor.optional(), words: z.strictObject(perLang(() => draftLines(LONGEST))) })
  .meta({ id: 'DraftBlock' });
