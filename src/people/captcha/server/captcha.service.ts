import { randomBytes } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { CaptchaForm } from '../captcha.contract.ts';
import { captchaKey, captchaUsed } from './captcha.tables.ts';
import { type Recaptcha, requireRecaptcha } from './recaptcha.service.ts';

/** Solving costs about a second of one core; verifying costs next to nothing. */
const COST = 1_000;
const EFFORT = { least: 500, most: 1_500 };
const GOOD_FOR_MS = 10 * 60_000;

interface Keys {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

/** Keys never change, so each process reads them once. */
const known = new WeakMap<Db, Keys>();

/** `effort` and `expiresAt` are for tests. */
export async function createCaptcha(
  db: Db,
  form: CaptchaForm,
  {
    effort = randomInt(EFFORT.most, EFFORT.least),
    expiresAt = new Date(Date.now() + GOOD_FOR_MS),
  }: { effort?: number; expiresAt?: Date } = {},
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: effort,
    deriveKey,
    expiresAt,
    data: { form },
    ...(await keysOf(db)),
  });
}

/**
 * Accepts a solution once, for its own form and in time. Never call it inside a transaction: with reCAPTCHA keys it calls
 * Google.
 */
export async function requireCaptcha(
  db: Db,
  form: CaptchaForm,
  solution: string | undefined,
  recaptcha?: Recaptcha,
): Promise<void> {
  if (recaptcha) return requireRecaptcha(recaptcha, form, solution);
  const payload = readPayload(solution);
  if (!payload || payload.challenge.parameters.data?.form !== form) throw new Refusal('captcha');
  const { verified } = await verifySolution({ ...payload, deriveKey, ...(await keysOf(db)) });
  const { nonce, expiresAt } = payload.challenge.parameters;
  // Our challenges always expire; one without expiry would stay in the table of used ones for ever.
  if (!verified || !expiresAt) throw new Refusal('captcha');
  await db.delete(captchaUsed).where(lt(captchaUsed.expires_at, sql`now() - interval '1 minute'`));
  const used = await db
    .insert(captchaUsed)
    .values({ nonce, expires_at: new Date(expiresAt * 1_000) })
    .onConflictDoNothing()
    .returning({ nonce: captchaUsed.nonce });
  if (used.length === 0) throw new Refusal('captcha');
}

const hex = z.string().regex(/^[0-9a-f]{1,128}$/);
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: hex,
      salt: hex,
      algorithm: z.literal('PBKDF2/SHA-256'),
      // Checked before deriving the key, or a forged cost would keep the server busy.
      cost: z.literal(COST),
      keyLength: z.literal(32),
      expiresAt: z.number(),
      data: z.object({ form: z.string() }),
    }),
    signature: hex,
  }),
  solution: z.looseObject({ counter: z.int().min(0).max(0xffff_ffff), derivedKey: hex }),
});

function readPayload(solution: string | undefined): Payload | undefined {
  if (!solution) return undefined;
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8')));
    return parsed.success ? (parsed.data as unknown as Payload) : undefined;
  } catch {
    return undefined;
  }
}

async function keysOf(db: Db): Promise<Keys> {
  const cached = known.get(db);
  if (cached) return cached;
  const fresh = ['challenge', 'key'].map((purpose) => ({ purpose, secret: randomBytes(32).toString('base64url') }));
  await db.insert(captchaKey).values(fresh).onConflictDoNothing();
  const rows = await db.select().from(captchaKey);
  const secretOf = (purpose: string) => {
    const secret = rows.find((row) => row.purpose === purpose)?.secret;
    if (!secret) throw new Error(`the captcha has no key for its ${purpose}`);
    return secret;
  };
  const keys = { hmacSignatureSecret: secretOf('challenge'), hmacKeySignatureSecret: secretOf('key') };
  known.set(db, keys);
  return keys;
}
