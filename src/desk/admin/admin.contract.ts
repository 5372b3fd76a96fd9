import { z } from 'zod';
import { AUDIT_SUBJECTS } from '#ground/audit/audit.rules.ts';
import { STORAGE_PROBLEMS } from '#ground/storage/storage-health.rules.ts';
import { keyword, numberText } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { setupSteps } from './opening.contract.ts';
import { HEALTH_PARTS, WAITING_NAMES } from './today.rules.ts';

const sums = z.object({ currency: z.enum(CURRENCIES), count: z.int(), total: z.number() });

const waitingList = z.array(
  z.object({ what: z.enum(WAITING_NAMES), count: z.int(), due: z.string().nullable(), late: z.int() }),
);

/** The tasks of the signed-in person, for the menu. */
export const waitingReply = successReply({ waiting: waitingList }).meta({ id: 'Waiting' });

/** The start page of the back office. Each role gets only the parts it may read. */
export const todayReply = successReply({
  day: z.string(),
  /** Tasks for the signed-in person. */
  waiting: waitingList,
  placed: z.array(sums).nullable(),
  /** Payments received per day, oldest first. */
  sales: z.array(z.object({ day: z.string(), NTD: z.number(), USD: z.number() })).nullable(),
  /** Searches without a result in the last thirty days. */
  misses: z.array(z.object({ keyword: z.string(), lang: z.enum(LANGS), times: z.int() })).nullable(),
  /** Progress of setting up an empty shop; absent in a demo. */
  setup: setupSteps.nullable(),
  health: z
    .array(
      z.object({
        part: z.enum(HEALTH_PARTS),
        well: z.boolean(),
        count: z.int(),
        problem: z.enum(STORAGE_PROBLEMS).optional(),
      }),
    )
    .nullable(),
}).meta({ id: 'Today' });
export type Today = Omit<z.infer<typeof todayReply>, 'code' | 'message' | 'showMessage'>;

export const shopKindReply = successReply({
  demo: z.boolean(),
  /** Visitors see only that it opens soon. */
  closed: z.boolean(),
  /** Every order is a test. */
  test: z.boolean(),
}).meta({ id: 'ShopKind' });

const day = z.iso.date();
export const changesQuery = z.object({
  subject: z.enum(AUDIT_SUBJECTS).optional(),
  /**
   * Part of a value before or after, an amount, the number of the changed thing, or part of the name or address of
   * the person who changed it.
   */
  keyword: keyword.optional(),
  since: day.optional(),
  until: day.optional(),
  page: numberText(1, 10_000).default(1),
});
export type ChangesQuery = z.infer<typeof changesQuery>;

const facts = z.record(z.string(), z.unknown());
const staffChangeView = z
  .object({
    change_id: z.int(),
    at: z.string(),
    /** Null for a person who has left and for the command line. */
    staff: z.string().nullable(),
    subject: z.enum(AUDIT_SUBJECTS),
    subject_id: z.string(),
    /** Its present name in the reader's language; null if it has none or no longer exists. */
    named: z.string().nullable(),
    action: z.string(),
    before: facts,
    after: facts,
  })
  .meta({ id: 'StaffChange' });
export type StaffChangeView = z.infer<typeof staffChangeView>;
export const changesReply = successReply({
  list: z.array(staffChangeView),
  total: z.int(),
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'StaffChanges' });
