import { z } from 'zod';
import { createOutbound, type Outbound } from '#ground/outbound/server/outbound.ts';
import { Refusal } from '#shared/errors.ts';
import type { CaptchaForm } from '../captcha.contract.ts';

/** A pair of keys for reCAPTCHA v3, and the address that knows their tokens. */
export interface Recaptcha {
  siteKey: string;
  secret: string;
  verifyUrl: string;
}

/** Google's own advice: people score above, machines below. */
const LEAST_SCORE = 0.5;
const PATIENCE_MS = 5_000;

const verdictReply = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

/** Lets a token pass that Google gave a person for this form; Google itself refuses one that is used a second time. */
export async function requireRecaptcha(
  { secret, verifyUrl }: Recaptcha,
  form: CaptchaForm,
  token: string | undefined,
): Promise<void> {
  if (!token) throw new Refusal('captcha');
  const { success, score = 0, action } = await askGoogle(verifyUrl, new URLSearchParams({ secret, response: token }));
  if (!success || score < LEAST_SCORE || action !== form) throw new Refusal('captcha');
}

/** One client for each address of Google's, so that its circuit breaker remembers. */
const outbounds = new Map<string, Outbound>();

/** Without Google's word nobody can be let in, and nobody is to blame: the shop says it is busy. */
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
