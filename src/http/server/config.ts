import { StartupProblem } from '#db/server/startup-problem.ts';
import { type Environment, environment, expectations } from './environment.ts';
import { type InvoicesConfig, readInvoices } from './invoice-config.ts';
import { type PaymentsConfig, readPayments, type SimulatorConfig } from './payment-config.ts';
import { withFiles } from './variable-files.ts';

export interface OauthClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Where, how and how often the shop is backed up. */
interface BackupConfig {
  /** Without it there is no schedule. */
  to: string | undefined;
  key: string | undefined;
  keep: number;
  hours: number;
  s3: Partial<Record<'endpoint' | 'region' | 'accessKeyId' | 'secretAccessKey', string | undefined>>;
}

export interface Config {
  port: number;
  host: string;
  /** The shop's public origin: links in mails and redirects use it, never a request's Host. */
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether prepared statements stay in the database's sessions: not behind a pooler that does not support them. */
  databaseDirectUrl: string | undefined;
  databasePrepared: boolean;
  /**
   * Whether the shop is a demo, and how much of it is painted. From the environment it is a request that only an
   * empty database grants; in an open shop the database decides (`configFor`).
   */
  demo: 'off' | 'on' | 'front' | 'first';
  /** Read once, at the first start; afterwards the owner opens and closes the shop. */
  startsOpen: boolean;
  trustProxy: number;
  countryHeader: string | undefined;
  smtpUrl: string | undefined;
  logLevel: Environment['LOG_LEVEL'];
  recaptcha: { siteKey: string; secret: string; verifyUrl: string } | undefined;
  metricsToken: string | undefined;
  /** Sign-in providers besides a password; missing ones are not offered. */
  oauth: { line?: OauthClient; google?: OauthClient };
  /** How long immediate notices to staff are batchedOutput into one message; undefined: the standard time. */
  noticeSeconds: number | undefined;
  /** The LINE channel that sends notices to staff. */
  lineMessaging: { token: string; url: string } | undefined;
  /** The bucket for pictures, instead of the data folder. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  backup: BackupConfig;
  /** Encrypts values in the database, the first key; the others only decrypt. Empty: a key in the data folder. */
  secretsKeys: readonly string[];
  /** Payment providers besides bank transfer; missing ones are not offered. */
  payments: PaymentsConfig;
  /** Who issues uniform invoices. */
  invoices: InvoicesConfig;
  /** Simulates the providers in a demo without real keys. */
  simulator: SimulatorConfig | undefined;
  /** The names of the variables that were set. A connection with one of them cannot be changed by staff. */
  fromEnvironment: readonly string[];
}

const NAMES = Object.keys(environment.shape);

/** Variables and their values. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment and the files it names; an empty value counts as unset. `stored` are the variables of the
 * connections that staff have entered (decision 59): the environment wins over them.
 */
export function readConfig(env: Variables, stored: Variables = {}): Config {
  const given = Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '');
  const set = withFiles(Object.fromEntries(given), NAMES);
  const parsed = environment.safeParse({ ...stored, ...set });
  if (!parsed.success) {
    const names = [
      ...new Set(parsed.error.issues.map((issue) => String(issue.path[0]))),
    ] as (keyof typeof expectations)[];
    const wrong = names.map((name) => `${name} must be ${expectations[name]}`);
    throw new StartupProblem(`The configuration is not valid: ${wrong.join('; ')}.`);
  }
  const values = parsed.data;
  const port = values.PORT;
  const baseUrl = values.BASE_URL ?? `http://${values.HOST}:${port}`;
  const demo = values.DEMO ?? (isForReal(values) ? 'off' : 'on');
  const providers = readPayments(values, { demo: demo !== 'off', port, baseUrl });
  return {
    port,
    host: values.HOST,
    baseUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePrepared: values.DATABASE_PREPARED === 'on',
    demo,
    startsOpen: values.START_OPEN === 'on',
    trustProxy: values.TRUST_PROXY,
    countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
    smtpUrl: values.SMTP_URL,
    logLevel: values.LOG_LEVEL,
    recaptcha: readRecaptcha(values),
    metricsToken: values.METRICS_TOKEN,
    oauth: readOauth(values),
    noticeSeconds: values.NOTICE_SECONDS,
    lineMessaging: values.LINE_MESSAGING_TOKEN
      ? { token: values.LINE_MESSAGING_TOKEN, url: values.LINE_MESSAGING_URL }
      : undefined,
    s3: readS3(values),
    backup: readBackup(values),
    secretsKeys: values.SECRETS_KEY?.split(',') ?? [],
    ...providers,
    invoices: readInvoices(values, providers.simulator),
    fromEnvironment: NAMES.filter((name) => name in set),
  };
}

/** The configuration of a shop of the kind stored in its database, independent of DEMO. */
export function configFor(env: Variables, kind: 'demo' | 'real', stored: Variables = {}): Config {
  const { demo } = readConfig(env);
  const painted = demo === 'off' ? 'on' : demo;
  return readConfig({ ...env, DEMO: kind === 'real' ? 'off' : painted }, stored);
}

/**
 * The demo's accounts have a published password: an empty database with a server, a mail server or a public
 * address gets no demo unless DEMO says so.
 */
function isForReal({ DATABASE_URL, SMTP_URL, BASE_URL }: Environment): boolean {
  return Boolean(DATABASE_URL || SMTP_URL || BASE_URL?.startsWith('https:'));
}

function readOauth(values: Environment): Config['oauth'] {
  const client = (name: string, issuer: string, clientId?: string, clientSecret?: string) => {
    if (!clientId && !clientSecret) return undefined;
    if (clientId && clientSecret) return { issuer, clientId, clientSecret };
    throw new StartupProblem(`Set ${name}_CLIENT_ID and ${name}_CLIENT_SECRET together, or none of them.`);
  };
  const line = client('LINE', values.LINE_ISSUER, values.LINE_CLIENT_ID, values.LINE_CLIENT_SECRET);
  const google = client('GOOGLE', values.GOOGLE_ISSUER, values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET);
  return { ...(line && { line }), ...(google && { google }) };
}

function readRecaptcha(values: Environment): Config['recaptcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = values;
  if (!siteKey && !secret) return undefined;
  if (!siteKey || !secret)
    throw new StartupProblem('Set RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET together, or neither.');
  return { siteKey, secret, verifyUrl };
}

function readBackup(values: Environment): BackupConfig {
  return {
    to: values.BACKUP_TO,
    key: values.BACKUP_KEY,
    keep: values.BACKUP_KEEP,
    hours: values.BACKUP_HOURS,
    s3: {
      endpoint: values.BACKUP_S3_ENDPOINT ?? values.S3_ENDPOINT,
      region: values.BACKUP_S3_REGION ?? values.S3_REGION,
      accessKeyId: values.BACKUP_S3_ACCESS_KEY ?? values.S3_ACCESS_KEY,
      secretAccessKey: values.BACKUP_S3_SECRET_KEY ?? values.S3_SECRET_KEY,
    },
  };
}

function readS3(values: Environment): Config['s3'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKeyId,
    S3_SECRET_KEY: secretAccessKey,
  } = values;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new StartupProblem('Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY together, or none of them.');
  }
  return { endpoint, bucket, region: values.S3_REGION, accessKeyId, secretAccessKey };
}
