import { z } from 'zod';
import { createOutbound, type Outbound } from '#ground/outbound/server/outbound.ts';
import { OutboundTrouble } from '#ground/outbound/server/outbound-trouble.ts';
import { Refusal } from '#shared/errors.ts';
import type { CaptchaForm } from '../captcha.contract.ts';

/** A pair of keys for reCAPTCHA v3, and the URL that verifies tokens. */
export interface Recaptcha {
  siteKey: string;
  secret: string;
  verifyUrl: string;
}

/** Google's recommended threshold. */
const LEAST_SCORE = 0.5;
const PATIENCE_MS = 5_000;

const verdictReply = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

/** Accepts a token that Google issued to a person for this form; Google itself refuses a second use. */
export async function requireRecaptcha(
  { secret, verifyUrl }: Recaptcha,
  form: CaptchaForm,
  token: string | undefined,
): Promise<void> {
  if (!token) throw new Refusal('captcha');
  const { success, score = 0, action } = await askGoogle(verifyUrl, new URLSearchParams({ secret, response: token }));
  if (!success || score < LEAST_SCORE || action !== form) throw new Refusal('captcha');
}

/** One client per URL, so that its circuit breaker keeps its state. */
const outbounds = new Map<string, Outbound>();

/** If Google does not answer, we cannot verify anyone: the shop answers that it is busy. */
async function askGoogle(verifyUrl: string, form: URLSearchParams): Promise<z.infer<typeof verdictReply>> {
  const { origin } = new URL(verifyUrl);
  const outbound = outbounds.get(origin) ?? createOutbound([origin], { totalMs: PATIENCE_MS });
  outbounds.set(origin, outbound);
  try {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { json } = await outbound({ method: 'POST', url: verifyUrl, headers, body: form.toString() });
    return verdictReply.parse(json);
  } catch {
    throw new Refusal('unavailable');
  }
}

const answerToNothing = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/** Whether Google knows the secret key: it refuses a token that it never issued, or the key. */
export async function checkRecaptcha({
  secret,
  verifyUrl,
}: Recaptcha): Promise<'unreachable' | 'slow' | 'refused' | 'failing' | null> {
  const outbound = createOutbound([new URL(verifyUrl).origin], { totalMs: PATIENCE_MS });
  try {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ secret, response: 'test-of-the-connection' }).toString();
    const { data } = answerToNothing.safeParse(
      (await outbound({ method: 'POST', url: verifyUrl, headers, body })).json,
    );
    if (!data) return 'failing';
    return data['error-codes'].some((code) => code.endsWith('-input-secret')) ? 'refused' : null;
  } catch (error) {
    if (!(error instanceof OutboundTrouble)) throw error;
    return error.reason === 'timeout' ? 'slow' : 'unreachable';
  }
}
