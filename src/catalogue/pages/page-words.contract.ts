import { z } from 'zod';
import { draftLines, lines, text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { LARGEST_ID } from '#shared/row-id.ts';

export const MOST_PARTS = 200;
/** Counts the changes; editors send the one they saw, 0 if there was none. */
export const revision = z.int().min(0).max(LARGEST_ID);

/** The head and the description of a draft: anything may be missing. */
export const draftTexts = {
  title: z.strictObject(perLang(() => draftLines(149))),
  lead: z.strictObject(perLang(() => draftLines(600))),
  description: z.strictObject(perLang(() => draftLines(300))),
};
/** For publication: every text in every language. */
export const completeTexts = {
  title: z.strictObject(perLang(() => text(149).min(1))),
  lead: z.strictObject(perLang(() => lines(600))),
  description: z.strictObject(perLang(() => lines(300))),
};

export const draftState = z.object({ revision: z.int(), updated_at: z.string() });
