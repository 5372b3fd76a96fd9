import { z } from 'zod';
import { numberText, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { LINE_LIST, LINE_LIST_MAX, readLineList } from './line-list.rules.ts';
import { TABLE_PROBLEMS } from './work-table.rules.ts';

/** Faults and changes per page; the client uploads the file again for the next page. */
export const FAULTS_PER_PAGE = 200;

export const tableQuery = z.object({ what: z.enum(['prices', 'all']).default('all') });
export const fileTrialQuery = z.object({ page: numberText(1, 10_000).default(1) });
/** Lines of the file in an address, such as `2-5,9`. */
const lineList = text(LINE_LIST_MAX)
  .regex(LINE_LIST)
  .transform((list, ctx) => {
    const lines = readLineList(list);
    if (!lines) ctx.issues.push({ code: 'custom', input: list });
    return lines ?? new Set<number>();
  })
  .meta({ type: 'string', pattern: LINE_LIST.source, maxLength: LINE_LIST_MAX });
export const fileApplyQuery = z.object({
  fingerprint: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  /** Lines whose price changes more than threefold and is confirmed. */
  confirm: lineList.optional(),
  /** Lines to leave unchanged. */
  leave_out: lineList.optional(),
  /** Skip unconfirmed lines instead of changing nothing. */
  skip_jumps: z.enum(['yes', 'no']).default('no'),
});

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
  /** The price becomes more than three times as high or as low: this line needs a confirmation. */
  jump: z.boolean(),
});
export type FileEdit = z.infer<typeof fileEdit>;

const fileTrial = z
  .object({
    fingerprint: z.string(),
    rows: z.int(),
    /** Changed prices; and works whose texts or stage would change. */
    prices: z.int(),
    works: z.int(),
    edits: z.int(),
    /** Lines of the file that would change something, and how many of them need a confirmation. */
    lines: z.int(),
    jumps: z.array(z.int()),
    list: z.array(fileEdit),
    faults: z.int(),
    wrong: z.array(fileFault),
    page: z.int(),
    pages: z.int(),
  })
  .meta({ id: 'FileTrial' });
export type FileTrial = z.infer<typeof fileTrial>;
export const fileTrialReply = successReply({ trial: fileTrial }).meta({ id: 'FileTrialReply' });
