import { z } from 'zod';
import { draftLines, lines } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { WRITTEN_KINDS, writingFault } from './written.rules.ts';

const LONGEST = 4_000;

/** The anchor of a question or a heading. */
export const anchor = z
  .string()
  .max(60)
  .regex(/^[a-z0-9][a-z0-9-]*$/);

const kind = z.enum(WRITTEN_KINDS);

/** A public block: in every language, with the same number of lines in all of them. */
export const writtenBlock = z
  .strictObject({ kind, anchor: anchor.optional(), words: z.strictObject(perLang(() => lines(LONGEST))) })
  .check((ctx) => {
    const fault = writingFault(ctx.value);
    if (!fault) return;
    const { lang, rule } = fault;
    ctx.issues.push({ code: 'custom', path: ['words', lang], params: { rule }, input: ctx.value.words[lang] });
  })
  .meta({ id: 'WrittenBlock' });

/** The same as a draft: anything may be missing. */
export const draftBlock = z
  .strictObject({ kind, anchor: anchor.optional(), words: z.strictObject(perLang(() => draftLines(LONGEST))) })
  .meta({ id: 'DraftBlock' });
