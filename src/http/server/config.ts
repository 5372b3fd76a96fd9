import { z } from 'zod';
import { StartupProblem } from '#db/server/startup-problem.ts';
import { type PaymentsConfig, readPayments, type SimulatorConfig } from './payment-config.ts';
import { paymentEnvironment, paymentExpectations } from './payment-environment.ts';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Sign-in secrets travel to an issuer, so only one on this machine may be asked without TLS. */
const issuerUrl = httpUrl.refine((value) => /^(https:|http:\/\/(127\.0\.0\.1|localhost)(:|\/|$))/.test(value));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  BASE_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_PREPARED: z.enum(['on', 'off']).default('on'),
  DEMO: z.enum(['on', 'off', 'front', 'first']).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  COUNTRY_HEADER: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_VERIFY_URL: httpUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  METRICS_TOKEN: z.string().min(16).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: issuerUrl.default('https://accounts.google.com'),
  LINE_CLIENT_ID: z.string().min(1).optional(),
  LINE_CLIENT_SECRET: z.string().min(1).optional(),
  LINE_ISSUER: issuerUrl.default('https://access.line.me'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  ...paymentEnvironment.shape,
});

/** What a wrong value should have been, for the one line a person reads when the shop does not start. */
const expectations: Record<keyof typeof environment.shape, string> = {
  PORT: 'a port number from 0 to 65535, for example 3000',
  HOST: 'an address to listen on, for example 127.0.0.1 or 0.0.0.0',
  BASE_URL: 'the address visitors use, for example https://shop.example.com',
  DATA_DIR: 'a folder, for example ./data',
  DATABASE_URL: 'a PostgreSQL address, for example postgres://user:password@localhost:5432/cornice',
  DATABASE_DIRECT_URL: 'the PostgreSQL address of the server itself, where DATABASE_URL leads to a connection pooler',
  DATABASE_PREPARED: 'on, or off behind a connection pooler that knows no prepared statements',
  DEMO: 'on, off, front (only the front page is painted) or first (only its first two works are painted)',
  TRUST_PROXY: 'the number of proxies in front of the shop, for example 1',
  COUNTRY_HEADER: 'the name of the header in which your proxy sends the country, for example cf-ipcountry',
  SMTP_URL: 'a mail server address, for example smtp://user:password@mail.example.com:587',
  LOG_LEVEL: 'one of trace, debug, info, warn, error, silent',
  RECAPTCHA_SITE_KEY: 'the site key of a reCAPTCHA v3',
  RECAPTCHA_SECRET: 'the secret key of a reCAPTCHA v3',
  RECAPTCHA_VERIFY_URL: 'the address that verifies reCAPTCHA tokens',
  METRICS_TOKEN: 'a secret of at least 16 characters',
  GOOGLE_CLIENT_ID: 'the client id that Google gave the shop',
  GOOGLE_CLIENT_SECRET: 'the client secret that Google gave the shop',
  GOOGLE_ISSUER: 'an OpenID Connect issuer over https, for example https://accounts.google.com',
  LINE_CLIENT_ID: 'the id of a LINE Login channel',
  LINE_CLIENT_SECRET: 'the secret of a LINE Login channel',
  LINE_ISSUER: 'an OpenID Connect issuer over https, for example https://access.line.me',
  S3_ENDPOINT: 'the address of an S3-compatible storage, for example https://s3.example.com',
  S3_BUCKET: 'the name of a bucket',
  S3_REGION: 'a region, for example us-east-1',
  S3_ACCESS_KEY: 'an access key',
  S3_SECRET_KEY: 'a secret key',
  ...paymentExpectations,
};

/** The shop as a client of an OpenID Connect provider. */
export interface OauthClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Config {
  port: number;
  host: string;
  /** The shop's public origin: links in mails and redirects are built from it, never from a request's Host. */
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether statements are kept by the database's sessions: not behind a pooler that knows nothing of them. */
  databaseDirectUrl: string | undefined;
  databasePrepared: boolean;
  /**
   * Whether the shop is a demo, and how much of it is painted. Read from the environment it is a wish that only an empty database
   * grants; in an open shop it is what the database says (`configFor`).
   */
  demo: 'off' | 'on' | 'front' | 'first';
  trustProxy: number;
  countryHeader: string | undefined;
  smtpUrl: string | undefined;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** Google's captcha instead of the shop's own. */
  recaptcha: { siteKey: string; secret: string; verifyUrl: string } | undefined;
  metricsToken: string | undefined;
  /** Whom members may sign in with besides a password; missing ones are not offered. */
  oauth: { line?: OauthClient; google?: OauthClient };
  /** Where pictures are kept instead of the data folder. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** Where buyers can pay besides a transfer; missing ones are not offered. */
  payments: PaymentsConfig;
  /** What plays the providers in a demo that has no keys of real ones. */
  simulator: SimulatorConfig | undefined;
}

/** Reads the configuration from the environment; an empty value counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(set);
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
  return {
    port,
    host: values.HOST,
    baseUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePrepared: values.DATABASE_PREPARED === 'on',
    demo,
    trustProxy: values.TRUST_PROXY,
    countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
    smtpUrl: values.SMTP_URL,
    logLevel: values.LOG_LEVEL,
    recaptcha: readRecaptcha(values),
    metricsToken: values.METRICS_TOKEN,
    oauth: readOauth(values),
    s3: readS3(values),
    ...readPayments(values, { demo: demo !== 'off', port, baseUrl }),
  };
}

/** The configuration of a shop whose database says what it is, whatever DEMO says. */
export function configFor(env: Record<string, string | undefined>, kind: 'demo' | 'real'): Config {
  const { demo } = readConfig(env);
  const painted = demo === 'off' ? 'on' : demo;
  return readConfig({ ...env, DEMO: kind === 'real' ? 'off' : painted });
}

/** The demo's accounts have a published password: an empty database with a server, a mail server or a public address gets none unless DEMO says so. */
function isForReal({ DATABASE_URL, SMTP_URL, BASE_URL }: z.infer<typeof environment>): boolean {
  return Boolean(DATABASE_URL || SMTP_URL || BASE_URL?.startsWith('https:'));
}

function readOauth(values: z.infer<typeof environment>): Config['oauth'] {
  const client = (name: string, issuer: string, clientId?: string, clientSecret?: string) => {
    if (!clientId && !clientSecret) return undefined;
    if (clientId && clientSecret) return { issuer, clientId, clientSecret };
    throw new StartupProblem(`Set ${name}_CLIENT_ID and ${name}_CLIENT_SECRET together, or none of them.`);
  };
  const line = client('LINE', values.LINE_ISSUER, values.LINE_CLIENT_ID, values.LINE_CLIENT_SECRET);
  const google = client('GOOGLE', values.GOOGLE_ISSUER, values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET);
  return { ...(line && { line }), ...(google && { google }) };
}

function readRecaptcha(values: z.infer<typeof environment>): Config['recaptcha'] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = values;
  if (!siteKey && !secret) return undefined;
  if (!siteKey || !secret)
    throw new StartupProblem('Set RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET together, or neither.');
  return { siteKey, secret, verifyUrl };
}

function readS3(values: z.infer<typeof environment>): Config['s3'] {
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
