import { z } from 'zod';
import { STORAGE_PROBLEMS } from '#ground/storage/storage-health.rules.ts';
import { ownPassword } from '#people/members/second-factor.contract.ts';
import { text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { CONNECTION_NAMES } from './connections.rules.ts';
import { TEST_PROBLEMS } from './declaration.rules.ts';

/** Longer than any key of a provider. */
const LONGEST_VALUE = 2000;

/** `played`: simulated in a demo. `unreadable`: stored, but no key of the shop decrypts it. */
const STATES = ['ready', 'played', 'missing', 'unreadable'] as const;

const connection = z.object({
  name: z.enum(CONNECTION_NAMES),
  state: z.enum(STATES),
  /** Where its keys are set; the environment takes precedence. */
  source: z.enum(['environment', 'stored']).nullable(),
  /** Its host, as far as that is not secret. */
  host: z.string().nullable(),
  /** Whether something is stored, also beneath the environment. */
  is_entered: z.boolean(),
  version: z.int(),
  entered_at: z.string().nullable(),
  /** A name; null if the person has left. */
  entered_by: z.string().nullable(),
  /** The stored values. A secret is only known to be set, at most with its last characters. */
  fields: z.array(
    z.object({ name: z.string(), value: z.string().nullable(), is_set: z.boolean(), end: z.string().nullable() }),
  ),
});
export type ConnectionView = z.infer<typeof connection>;

export const connectionsReply = successReply({
  /** Whether staff can enter connections here: not in a demo, whose passwords are published. */
  can_enter: z.boolean(),
  base_url: z.string(),
  list: z.array(connection),
  /** Result of the last check of the bucket; null without a bucket or before the first check. */
  bucket: z
    .object({
      checked_at: z.string(),
      well_at: z.string().nullable(),
      problem: z.enum(STORAGE_PROBLEMS).nullable(),
    })
    .nullable(),
  backup: z.object({
    /** The interval of the shop’s own backups; null if it makes none. */
    every_hours: z.int().nullable(),
    /** The last one that the shop or another program reported; null if none was. */
    last: z.object({ hours: z.int(), is_late: z.boolean() }).nullable(),
  }),
  /** Invoices and allowances that need ECPay’s keys, and the first of them; none without the keys. */
  open_invoices: z.object({
    count: z.int(),
    first: z.array(z.object({ invoice_id: z.int(), code: z.string() })),
  }),
  mail: z.object({
    /** Queued for more than ten minutes; and given up in the last week. */
    late: z.int(),
    dead: z.int(),
  }),
}).meta({ id: 'Connections' });
export type Connections = z.infer<typeof connectionsReply>;

export const connectionParam = z.object({ name: z.enum(CONNECTION_NAMES) });

const values = z.record(z.string().regex(/^[a-z_]{1,40}$/), text(LONGEST_VALUE));

export const connectionEdit = z
  .strictObject({
    /** The version that the page showed; 0 before the first. */
    version: z.int().min(0).max(2_147_483_647),
    /** The editor's own, asked again. */
    password: ownPassword.shape.password,
    /** By field; a secret that is empty or missing stays as it is. */
    values,
  })
  .meta({ id: 'ConnectionEdit' });
export type ConnectionEdit = z.infer<typeof connectionEdit>;

export const connectionRemoval = connectionEdit.omit({ values: true }).meta({ id: 'ConnectionRemoval' });
export type ConnectionRemoval = z.infer<typeof connectionRemoval>;

export const connectionTest = z
  .strictObject({
    /** Values to test without saving them; without it, the connection in use is tested. */
    values: values.optional(),
  })
  .meta({ id: 'ConnectionTest' });
export type ConnectionTest = z.infer<typeof connectionTest>;

export const connectionTestReply = successReply({
  /** Why it cannot be used; null if it can. */
  problem: z.enum(TEST_PROBLEMS).nullable(),
  /** Where the test mail was sent. */
  sent_to: z.string().optional(),
}).meta({ id: 'ConnectionTestResult' });
export type ConnectionTestResult = z.infer<typeof connectionTestReply>;
