import { z } from 'zod';
import { STORAGE_PROBLEMS } from '#ground/storage/storage-health.rules.ts';
import { successReply } from '#shared/reply.ts';

/** What the shop is started with and depends on elsewhere; who plays a provider in a demo is no real one. */
const CONNECTIONS = [
  'address',
  'mail',
  'paypal',
  'cybersource',
  'cybersource_usd',
  'storage',
  'google',
  'line',
  'recaptcha',
] as const;
export type Connection = (typeof CONNECTIONS)[number];

export const connectionsReply = successReply({
  list: z.array(
    z.object({
      name: z.enum(CONNECTIONS),
      state: z.enum(['ready', 'played', 'missing']),
      /** Where it leads, as far as that is no secret. */
      host: z.string().optional(),
    }),
  ),
  /** How the bucket was at the last trial; null without one, or before the first. */
  bucket: z
    .object({
      checked_at: z.string(),
      well_at: z.string().nullable(),
      problem: z.enum(STORAGE_PROBLEMS).nullable(),
    })
    .nullable(),
  mail: z.object({
    /** Waiting for more than ten minutes, and given up in the last week. */
    late: z.int(),
    dead: z.int(),
  }),
}).meta({ id: 'Connections' });
export type Connections = z.infer<typeof connectionsReply>;

export const mailCheckReply = successReply({
  /** What keeps mails from leaving; null if they can. */
  problem: z.enum(['missing', 'unreachable', 'sign_in', 'encryption', 'other']).nullable(),
}).meta({ id: 'MailCheck' });
export type MailFault = NonNullable<z.infer<typeof mailCheckReply>['problem']>;
