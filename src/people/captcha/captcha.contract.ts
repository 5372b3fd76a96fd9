import { z } from 'zod';

/** The forms that need a captcha; a solution is valid for one form only (product §10). */
const CAPTCHA_FORMS = ['register', 'login', 'forgot', 'contact'] as const;
export type CaptchaForm = (typeof CAPTCHA_FORMS)[number];

/** The field `captcha` of such a form, as the widget returns it. */
export const captcha = z
  .string()
  .max(8_000)
  .regex(/^[\x20-\x7e]*$/);

export const captchaQuery = z.object({ form: z.enum(CAPTCHA_FORMS) });

/** A bare ALTCHA challenge, outside the envelope (product §1). */
export const captchaChallenge = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string().exactOptional(),
      expiresAt: z.number().exactOptional(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).exactOptional(),
    }),
    signature: z.string().exactOptional(),
  })
  .meta({ id: 'CaptchaChallenge' });
