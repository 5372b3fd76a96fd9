import { z } from 'zod';
import { required, text } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { CERTIFICATE_STATES } from './certificate-states.rules.ts';

/** As a person typed it; one that cannot exist is not found, like one that does not. */
export const certificateParam = z.object({ id: text(80) });

/** The language of the page; by default that of the request. */
export const savedCheckQuery = z.object({ lang: z.enum(LANGS).optional() });

const state = z.enum(CERTIFICATE_STATES);

const publicKey = z
  .object({
    key_id: z.string(),
    public_key: z.string(),
    since: z.iso.datetime(),
    /** Until when it signed; null for the current one. */
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CertificateKey' });
export const certificateKeysReply = successReply({ keys: z.array(publicKey) }).meta({ id: 'CertificateKeys' });
export type CertificateKey = z.infer<typeof publicKey>;

/** The shop's word and the signed text. Nothing of the buyer. */
export const certificateReply = successReply({
  certificate: z.object({
    certificate_id: z.string(),
    state,
    /** Since when it is in this state. */
    state_at: z.iso.datetime(),
    text: z.string(),
    signature: z.string(),
    /** Whether the server found the signature genuine, for browsers that cannot check it. */
    genuine: z.boolean(),
    key: publicKey,
  }),
}).meta({ id: 'Certificate' });
export type Certificate = z.infer<typeof certificateReply>['certificate'];

/** The certificate of one print, for its buyer and for staff. */
const printCertificate = z
  .object({
    certificate_id: z.string(),
    line_id: z.int(),
    /** Which of the line's prints. */
    place: z.int(),
    edition_number: z.int().nullable(),
    state,
    issued_at: z.iso.datetime(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'PrintCertificate' });
export type PrintCertificate = z.infer<typeof printCertificate>;
export const printCertificatesReply = successReply({ list: z.array(printCertificate) }).meta({
  id: 'PrintCertificates',
});

/** Why a certificate is issued again. */
export const reissueForm = z.strictObject({ reason: required }).meta({ id: 'ReissueForm' });

const staffKey = publicKey.extend({
  certificates: z.int(),
  /** Whether the shop can open its private part. */
  usable: z.boolean(),
});
export const staffKeysReply = successReply({ keys: z.array(staffKey), unsigned: z.int() }).meta({
  id: 'CertificateStaffKeys',
});
export type StaffKey = z.infer<typeof staffKey>;
