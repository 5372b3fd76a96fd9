import { z } from 'zod';
import { numberText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { TABLE_PROBLEMS } from './work-table.rules.ts';

/** Faults and changes of one page; the file is sent once more for the next. */
export const TOLD = 200;

export const tableQuery = z.object({ what: z.enum(['prices', 'all']).default('all') });
export const fileTrialQuery = z.object({ page: numberText(1, 10_000).default(1) });
export const fileApplyQuery = z.object({ fingerprint: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

const fileFault = z.object({
  line: z.int(),
  column: z.string(),
  problem: z.enum(TABLE_PROBLEMS),
  message: z.string(),
});
const fileEdit = z.object({
  line: z.int(),
  item_id: z.int(),
  title: z.string(),
  column: z.string(),
  before: z.string(),
  after: z.string(),
});
export type FileEdit = z.infer<typeof fileEdit>;

const fileTrial = z
  .object({
    fingerprint: z.string(),
    rows: z.int(),
    /** Prices, and works with other words or another stage, that would change. */
    prices: z.int(),
    works: z.int(),
    edits: z.int(),
    list: z.array(fileEdit),
    faults: z.int(),
    wrong: z.array(fileFault),
    page: z.int(),
    pages: z.int(),
  })
  .meta({ id: 'FileTrial' });
export type FileTrial = z.infer<typeof fileTrial>;
export const fileTrialReply = successReply({ trial: fileTrial }).meta({ id: 'FileTrialReply' });
