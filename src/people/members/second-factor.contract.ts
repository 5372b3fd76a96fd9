import { z } from 'zod';
import { existingPassword, required, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';

/** The second factors. A recovery code is always possible. */
const SECOND_WAYS = ['code', 'passkey'] as const;

/** Bytes in base64url, as WebAuthn exchanges them. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
const ticket = z.string().regex(/^[\w-]{20,128}$/);

/** Spaces and dashes are only for readability. */
const secondCode = text(60)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{16})$/));
const totpCode = text(60)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

/** A device's answer to a sign-in (WebAuthn assertion). */
const assertion = z
  .strictObject({ id: bytes(1400), client_data: bytes(4000), authenticator_data: bytes(4000), signature: bytes(2000) })
  .meta({ id: 'PasskeyAssertion' });
export type Assertion = z.infer<typeof assertion>;

/** A device's answer to a registration (WebAuthn attestation). */
export const attestation = z
  .strictObject({
    id: bytes(1400),
    client_data: bytes(4000),
    attestation_object: bytes(8000),
    transports: z.array(text(30)).max(10),
  })
  .meta({ id: 'PasskeyAttestation' });
export type Attestation = z.infer<typeof attestation>;

export const ticketRequest = z.strictObject({ ticket }).meta({ id: 'SignInTicket' });
export const secondStepRequest = z
  .strictObject({ ticket, code: secondCode.optional(), passkey: assertion.optional() })
  .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), { path: ['code'] })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.output<typeof secondStepRequest>;

/** Part of the refusal `second_factor`: the password was right, and this ticket continues the sign-in. */
export const unfinishedSignIn = z.object({
  ticket: z.string(),
  ways: z.array(z.enum(SECOND_WAYS)),
  redirect: z.string().optional(),
});
export type UnfinishedSignIn = z.infer<typeof unfinishedSignIn>;

const challenge = { challenge: z.string(), rp_id: z.string() };
const known = z.object({ id: z.string(), transports: z.array(z.string()) });
export const askReply = successReply({ ...challenge, passkeys: z.array(known) }).meta({ id: 'PasskeyQuestion' });
export const makeReply = successReply({
  ...challenge,
  rp_name: z.string(),
  user: z.object({ id: z.string(), name: z.string(), display_name: z.string() }),
  passkeys: z.array(known),
}).meta({ id: 'NewPasskeyQuestion' });

export const ownPassword = z.strictObject({ password: existingPassword }).meta({ id: 'OwnPassword' });
export const totpReply = successReply({
  secret: z.string(),
  uri: z.string(),
  /** The QR code of `uri`: its width in modules, and the outline of the dark ones. */
  qr: z.object({ size: z.int(), path: z.string() }),
}).meta({ id: 'TotpSecret' });
export const totpConfirm = z.strictObject({ code: totpCode }).meta({ id: 'TotpCode' });
export const passkeyConfirm = z.strictObject({ name: required, passkey: attestation }).meta({ id: 'NewPasskey' });
export const removeRequest = z
  .strictObject({ password: existingPassword, way: z.union([z.literal('code'), bytes(1400)]) })
  .meta({ id: 'RemoveSecondFactor' });

/** A staff member's second factors; the codes only directly after they were generated. */
const secondFactor = z.object({
  /** The back office stays closed until one is set up. */
  needed: z.boolean(),
  app: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), created_at: z.string(), used_at: z.string().nullable() }),
  ),
  recovery_left: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;
export const secondFactorReply = successReply({
  ...secondFactor.shape,
  recovery_codes: z.array(z.string()).optional(),
}).meta({ id: 'SecondFactor' });
