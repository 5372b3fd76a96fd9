import { z } from 'zod';
import { numberText, rowId } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { DEAD_REASONS, MOST_AT_ONCE } from './dead-mail.rules.ts';

const kind = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z_]*$/);

export const deadMailsQuery = z.object({ kind: kind.optional(), page: numberText(1, 10_000).default(1) });
export type DeadMailsQuery = z.infer<typeof deadMailsQuery>;

const deadMail = z
  .object({
    mail_id: z.int(),
    to: z.string(),
    lang: z.enum(LANGS),
    kind: z.string(),
    /** In the recipient's language; empty if it can no longer be written. */
    subject: z.string(),
    attempts: z.int(),
    reason: z.enum(DEAD_REASONS),
    /** The mail server's answer. */
    problem: z.string(),
    /** When it was queued, and when staff last retried it. */
    created_at: z.iso.datetime(),
    retried_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeadMail' });
export type DeadMail = z.infer<typeof deadMail>;

export const deadMailsReply = successReply({
  list: z.array(deadMail),
  /** Each kind with dead mails, and how many. */
  kinds: z.array(z.object({ kind: z.string(), mails: z.int() })),
  /** At most 1,000. */
  total: z.int(),
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'DeadMails' });

const mail_ids = z.array(rowId).min(1).max(MOST_AT_ONCE);
/** These mails, or the oldest dead ones up to the limit of one call. */
export const deadMailsForm = z
  .union([z.strictObject({ mail_ids }), z.strictObject({ all: z.literal(true), kind: kind.optional() })])
  .meta({ id: 'DeadMailsForm' });
export type DeadMailsForm = z.infer<typeof deadMailsForm>;
export const restoreMailsForm = z.strictObject({ mail_ids }).meta({ id: 'RestoreMailsForm' });

/** The mails that changed; someone else may have handled the rest. */
export const deadMailsDone = successReply({ mail_ids: z.array(z.int()) }).meta({ id: 'DeadMailsDone' });
