import { z } from 'zod';
import { AUDIT_SUBJECTS } from '#ground/audit/audit.rules.ts';
import { STORAGE_PROBLEMS } from '#ground/storage/storage-health.rules.ts';
import { keyword, numberText } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { EXAMPLE_FIELDS, SETUP_STEPS } from './setup.rules.ts';
import { HEALTH_PARTS, WAITING_NAMES } from './today.rules.ts';

const sums = z.object({ currency: z.enum(CURRENCIES), count: z.int(), total: z.number() });

/** The morning's page. Whoever may not know a part does not get it. */
export const todayReply = successReply({
  day: z.string(),
  /** What waits for the one who asks. */
  waiting: z.array(
    z.object({ what: z.enum(WAITING_NAMES), count: z.int(), due: z.string().nullable(), late: z.int() }),
  ),
  /** Placed today, in minor units. */
  placed: z.array(sums).nullable(),
  /** Money that came in, day by day, oldest first. */
  sales: z.array(z.object({ day: z.string(), NTD: z.number(), USD: z.number() })).nullable(),
  /** Searches that found nothing in the last thirty days. */
  misses: z.array(z.object({ keyword: z.string(), lang: z.enum(LANGS), times: z.int() })).nullable(),
  /** How far an empty shop has come; nothing of a demo. */
  setup: z
    .array(
      z.object({
        step: z.enum(SETUP_STEPS),
        done: z.boolean(),
        /** What still says what the shop came with. */
        examples: z.array(z.enum(EXAMPLE_FIELDS)).optional(),
      }),
    )
    .nullable(),
  health: z
    .array(
      z.object({
        part: z.enum(HEALTH_PARTS),
        well: z.boolean(),
        count: z.int(),
        /** What is wrong with the bucket. */
        problem: z.enum(STORAGE_PROBLEMS).optional(),
      }),
    )
    .nullable(),
}).meta({ id: 'Today' });
export type Today = Omit<z.infer<typeof todayReply>, 'code' | 'message' | 'showMessage'>;

/** What the frame of the back office says on every page. */
export const shopKindReply = successReply({ demo: z.boolean() }).meta({ id: 'ShopKind' });

const day = z.iso.date();
export const changesQuery = z.object({
  subject: z.enum(AUDIT_SUBJECTS).optional(),
  /** A part of a value before or after, an amount, the number of what was changed, or a part of the name or address of who changed it. */
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
    /** Whoever has left, and the shop's own command line, have no name. */
    staff: z.string().nullable(),
    subject: z.enum(AUDIT_SUBJECTS),
    subject_id: z.string(),
    /** What the thing is called now, in the reader's language, where it has a name and is still there. */
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
  /** There are more than were counted. */
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'StaffChanges' });
