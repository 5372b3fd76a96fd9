import { z } from 'zod';
import { invoiceEnvironment, invoiceExpectations } from './invoice-config.ts';
import { paymentEnvironment, paymentExpectations } from './payment-environment.ts';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Sign-in secrets are sent to an issuer, so only one on this machine may be used without TLS. */
const issuerUrl = httpUrl.refine((value) => /^(https:|http:\/\/(127\.0\.0\.1|localhost)(:|\/|$))/.test(value));

/** The environment variables of the shop. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  BASE_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_PREPARED: z.enum(['on', 'off']).default('on'),
  DEMO: z.enum(['on', 'off', 'front', 'first']).optional(),
  START_OPEN: z.enum(['on', 'off']).default('off'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  COUNTRY_HEADER: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_VERIFY_URL: httpUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  METRICS_TOKEN: z.string().min(16).optional(),
  NOTICE_SECONDS: z.coerce.number().int().min(0).max(3600).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: issuerUrl.default('https://accounts.google.com'),
  LINE_CLIENT_ID: z.string().min(1).optional(),
  LINE_CLIENT_SECRET: z.string().min(1).optional(),
  LINE_ISSUER: issuerUrl.default('https://access.line.me'),
  LINE_MESSAGING_TOKEN: z.string().min(1).optional(),
  LINE_MESSAGING_URL: issuerUrl.default('https://api.line.me'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  BACKUP_TO: z.string().min(1).optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  BACKUP_HOURS: z.coerce.number().int().min(1).max(168).default(24),
  BACKUP_S3_ENDPOINT: httpUrl.optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_S3_SECRET_KEY: z.string().min(1).optional(),
  SECRETS_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/)
    .optional(),
  ...paymentEnvironment.shape,
  ...invoiceEnvironment.shape,
});

export type Environment = z.infer<typeof environment>;

/** The expected value, for the one-line message of a failed start. */
export const expectations: Record<keyof typeof environment.shape, string> = {
  PORT: 'a port number from 0 to 65535, for example 3000',
  HOST: 'an address to listen on, for example 127.0.0.1 or 0.0.0.0',
  BASE_URL: 'the address visitors use, for example https://shop.example.com',
  DATA_DIR: 'a folder, for example ./data',
  DATABASE_URL: 'a PostgreSQL address, for example postgres://user:password@localhost:5432/cornice',
  DATABASE_DIRECT_URL: 'the PostgreSQL address of the server itself, where DATABASE_URL leads to a connection pooler',
  DATABASE_PREPARED: 'on, or off behind a connection pooler that knows no prepared statements',
  DEMO: 'on, off, front (only the front page is painted) or first (only its first two works are painted)',
  START_OPEN: 'on, if a new shop is open to visitors from its first start, or off',
  TRUST_PROXY: 'the number of proxies in front of the shop, for example 1',
  COUNTRY_HEADER: 'the name of the header in which your proxy sends the country, for example cf-ipcountry',
  SMTP_URL: 'a mail server address, for example smtp://user:password@mail.example.com:587',
  LOG_LEVEL: 'one of trace, debug, info, warn, error, silent',
  RECAPTCHA_SITE_KEY: 'the site key of a reCAPTCHA v3',
  RECAPTCHA_SECRET: 'the secret key of a reCAPTCHA v3',
  RECAPTCHA_VERIFY_URL: 'the address that verifies reCAPTCHA tokens',
  METRICS_TOKEN: 'a secret of at least 16 characters',
  NOTICE_SECONDS: 'seconds from 0 to 3600, for example 120',
  GOOGLE_CLIENT_ID: 'the client id that Google gave the shop',
  GOOGLE_CLIENT_SECRET: 'the client secret that Google gave the shop',
  GOOGLE_ISSUER: 'an OpenID Connect issuer over https, for example https://accounts.google.com',
  LINE_CLIENT_ID: 'the id of a LINE Login channel',
  LINE_CLIENT_SECRET: 'the secret of a LINE Login channel',
  LINE_ISSUER: 'an OpenID Connect issuer over https, for example https://access.line.me',
  LINE_MESSAGING_TOKEN: 'the channel access token of a LINE Messaging API channel',
  LINE_MESSAGING_URL: 'the address of the LINE Messaging API over https, for example https://api.line.me',
  S3_ENDPOINT: 'the address of an S3-compatible storage, for example https://s3.example.com',
  S3_BUCKET: 'the name of a bucket',
  S3_REGION: 'a region, for example us-east-1',
  S3_ACCESS_KEY: 'an access key',
  S3_SECRET_KEY: 'a secret key',
  BACKUP_TO: 'where backups are stored: a folder, for example /mnt/backup/cornice, or s3://bucket/folder',
  BACKUP_KEY: '64 hex digits that encrypt backups, for example from: openssl rand -hex 32',
  BACKUP_KEEP: 'how many backups stay, from 1 to 1000',
  BACKUP_HOURS: 'the hours between two backups, from 1 to 168',
  BACKUP_S3_ENDPOINT: 'the address of the S3-compatible storage for backups, if it is not that of the pictures',
  BACKUP_S3_REGION: 'its region',
  BACKUP_S3_ACCESS_KEY: 'its access key',
  BACKUP_S3_SECRET_KEY: 'its secret key',
  SECRETS_KEY: '64 hex digits (openssl rand -hex 32); former keys may follow, separated by commas',
  ...paymentExpectations,
  ...invoiceExpectations,
};
