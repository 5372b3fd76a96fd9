import { z } from 'zod';
import { NOTICE_KIND_NAMES, NOTICE_MATTERS, PACES } from '#ground/staff-notices/notice.rules.ts';
import { idText, rowId } from '#shared/fields.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { CHANNELS } from './choice.rules.ts';

const kind = z.enum(NOTICE_KIND_NAMES);
const hour = z.int().min(0).max(23);

const noticeEntry = z
  .object({
    notice_id: z.int(),
    kind,
    /** An order’s code, or the number or name of anything else. */
    subject: z.string(),
    facts: z.object({
      test: z.literal(true).optional(),
      amount: z.int().optional(),
      currency: z.enum(CURRENCIES).optional(),
      order: z.string().optional(),
      title: z.record(z.string(), z.string()).optional(),
      count: z.int().optional(),
      what: z.enum(NOTICE_MATTERS).optional(),
    }),
    created_at: z.iso.datetime(),
    read: z.boolean(),
    /** When it was handled, and by whom; no name if nobody had to act. */
    handled: z.object({ at: z.iso.datetime(), by: z.string().nullable(), by_me: z.boolean() }).nullable(),
  })
  .meta({ id: 'StaffNotice' });
export type NoticeEntry = z.infer<typeof noticeEntry>;

export const noticesQuery = z.object({ before: idText.optional() });

export const noticesReply = successReply({
  list: z.array(noticeEntry),
  /** The `before` of the next page. */
  next: z.int().nullable(),
}).meta({ id: 'StaffNotices' });

export const unreadReply = successReply({
  /** Neither read nor handled; at most 100. */
  unread: z.int(),
}).meta({ id: 'StaffNoticesUnread' });

/** Some notices, or all up to the latest that the person has seen. */
export const readForm = z
  .union([z.strictObject({ ids: z.array(rowId).min(1).max(100) }), z.strictObject({ upto: rowId })])
  .meta({ id: 'StaffNoticesRead' });
export type ReadForm = z.infer<typeof readForm>;

const chosen = {
  channel: z.enum(CHANNELS),
  digest_hour: hour,
  quiet_from: hour.nullable(),
  quiet_to: hour.nullable(),
};

export const choicesForm = z
  .strictObject({
    kinds: z.partialRecord(kind, z.enum(PACES)),
    ...chosen,
    /** Increases with each save, so that two open pages do not overwrite each other. */
    version: z.int().min(0).max(LARGEST_ID),
  })
  .refine(({ quiet_from, quiet_to }) => (quiet_from === null) === (quiet_to === null), { path: ['quiet_to'] })
  .meta({ id: 'StaffNoticeChoicesForm' });
export type ChoicesForm = z.infer<typeof choicesForm>;

export const choicesReply = successReply({
  /** The kinds that the person’s roles may see. */
  kinds: z.array(z.object({ kind, pace: z.enum(PACES) })),
  ...chosen,
  /** `missing`: the shop has no LINE channel; `unlinked`: the person has not linked LINE. */
  line: z.enum(['ready', 'unlinked', 'missing']),
  version: z.int(),
}).meta({ id: 'StaffNoticeChoices' });
export type ChoicesView = z.infer<typeof choicesReply>;

const LINE_PROBLEMS = ['missing', 'unlinked', 'token', 'recipient', 'quota', 'unreachable', 'other'] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

export const lineTestReply = successReply({
  /** Why LINE messages cannot be sent; null if they can. */
  problem: z.enum(LINE_PROBLEMS).nullable(),
}).meta({ id: 'LineTest' });
