import { z } from 'zod';
import { captcha } from '#people/captcha/captcha.contract.ts';
import { email, existingPassword, idText, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { codeDigits } from './email-code.rules.ts';
import { newPassword } from './member.fields.ts';

export const forgotRequest = z.strictObject({ email, captcha }).meta({ id: 'ForgotPassword' });

export const linkToken = z.string().regex(/^[\w-]{20,128}$/);
export const resetRequest = z.strictObject({ token: linkToken, password: newPassword }).meta({ id: 'ResetPassword' });

export const changeRequest = z
  .strictObject({ password: existingPassword, new_password: newPassword })
  .meta({ id: 'ChangePassword' });
/** Spec §5: a valid address. The password, because the reader of an account's mails can take it over. */
export const emailChangeRequest = z.strictObject({ email, password: existingPassword }).meta({ id: 'ChangeEmail' });
export type EmailChange = z.infer<typeof emailChangeRequest>;
export const changedReply = successReply({ token: z.string() }).meta({ id: 'PasswordChanged' });
export const verifyRequest = z.strictObject({ token: linkToken }).meta({ id: 'VerifyEmail' });

export const emailCodeRequest = z
  .strictObject({
    code: text(20)
      .transform(codeDigits)
      .pipe(z.string().regex(/^\d{6}$/)),
  })
  .meta({ id: 'EmailCode' });

export const device = z
  .object({
    session_id: z.int(),
    device: z.string(),
    network: z.string(),
    created_at: z.string(),
    used_at: z.string(),
    is_this: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof device>;
export const sessionsReply = successReply({ list: z.array(device) }).meta({ id: 'Sessions' });

export const sessionParam = z.object({ id: idText });

// @chunk account
