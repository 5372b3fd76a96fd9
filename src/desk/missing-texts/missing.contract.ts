import { z } from 'zod';
import { numberText } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { MISSING_KINDS, MISSING_PARTS } from './missing.rules.ts';

export const missingQuery = z.object({
  kind: z.enum(MISSING_KINDS).default('work'),
  page: numberText(1, 10_000).default(1),
});
export type MissingQuery = z.infer<typeof missingQuery>;

const entry = z.object({
  /** Its number, its code, or the name of the settings part. */
  id: z.string(),
  name: z.string(),
  /** The slug of its public page, if it has one. */
  slug: z.string().optional(),
  parts: z.array(z.object({ part: z.enum(MISSING_PARTS), langs: z.array(z.enum(LANGS)) })),
});
export type MissingEntry = z.infer<typeof entry>;

export const missingReply = successReply({
  kind: z.enum(MISSING_KINDS),
  list: z.array(entry),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many things of each kind lack a text. */
  counts: z.record(z.enum(MISSING_KINDS), z.int()),
}).meta({ id: 'MissingTexts' });
export type MissingReply = z.infer<typeof missingReply>;
