import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CertificateState } from './certificate-states.rules.ts';
import type { FactName, Verdict } from './certificate-text.rules.ts';

/** The lines of the signed text. */
export const FACT_WORDS: Record<FactName, MessageDescriptor> = {
  id: msg`Number of the certificate`,
  shop: msg`Issued by`,
  work: msg`Work`,
  year: msg`Year of the work`,
  artist: msg`Artist`,
  size: msg`Print size`,
  framed: msg`Framed size`,
  frame: msg`Frame`,
  edition: msg`Edition no.`,
  paper: msg`Print and paper`,
  date: msg`Date of issue`,
  language: msg`Language`,
  replaces: msg`Replaces certificate`,
  key: msg`Signing key`,
};

/** What the signature says, without the shop’s records. */
export const VERDICT_WORDS: Record<Verdict | 'unreadable', MessageDescriptor> = {
  genuine: msg`The signature is genuine: the shop issued this certificate, and nothing in it was changed.`,
  altered: msg`The signature does not match: this certificate was changed or is a forgery.`,
  unknown_key: msg`This certificate was signed with a key that does not belong to this shop, or with one that is newer than this page.`,
  unsupported: msg`This browser cannot check signatures. Please use a current version of Chrome, Edge, Firefox or Safari.`,
  unreadable: msg`This is not a certificate. Please paste the whole text or the whole address from the QR code.`,
};

/** A state in one or two words. */
export const STATE_WORDS: Record<CertificateState, MessageDescriptor> = {
  valid: msg({ message: 'Valid', context: 'certificate' }),
  unclear: msg({ message: 'Being checked', context: 'certificate' }),
  returned: msg({ message: 'Returned', context: 'certificate' }),
  cancelled: msg({ message: 'Cancelled', context: 'certificate' }),
  replaced: msg({ message: 'Replaced', context: 'certificate' }),
};

/** What became of the print, by our records. */
export const STATE_SENTENCES: Record<CertificateState, MessageDescriptor> = {
  valid: msg`According to our records, this certificate is valid.`,
  unclear: msg`Some of several prints like this one were returned to us, and we have not yet recorded which. Please ask us about this print.`,
  returned: msg`This print was returned to us. The certificate is no longer valid.`,
  cancelled: msg`The order of this print was cancelled. The certificate is no longer valid.`,
  replaced: msg`This certificate was reported lost or damaged, and we issued another one for the same print. This one is no longer valid.`,
};
