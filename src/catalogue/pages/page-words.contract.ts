import { z } from 'zod';
import { draftLines, lines, text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { LARGEST_ID } from '#shared/row-id.ts';

export const MOST_PARTS = 200;
/** Counts the changes; who edits says which one they saw, 0 where there was none. */
export const revision = z.int().min(0).max(LARGEST_ID);

/** What stands over a page and what search engines are told, while somebody writes it: anything may be missing. */
export const draftTexts = {
  title: z.strictObject(perLang(() => draftLines(149))),
  lead: z.strictObject(perLang(() => draftLines(600))),
  description: z.strictObject(perLang(() => draftLines(300))),
};
/** The same where visitors may read it: every text in every language. */
export const completeTexts = {
  title: z.strictObject(perLang(() => text(149).min(1))),
  lead: z.strictObject(perLang(() => lines(600))),
  description: z.strictObject(perLang(() => lines(300))),
};

export const draftState = z.object({ revision: z.int(), updated_at: z.string() });
