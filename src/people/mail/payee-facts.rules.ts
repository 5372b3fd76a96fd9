import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The data that the shop needs to pay an artist or gallery, as mails, pages and the log name it within a sentence. */
export const PAYEE_FACT_WORDS = {
  residency: msg`residency`,
  legal_form: msg`person or company`,
  income_code: msg`income code`,
  name: msg`legal name`,
  id_number: msg`ID number`,
  account: msg`bank account`,
  address: msg`registered address`,
  premium_exempt_until: msg`exemption from the supplementary premium`,
  email: msg({ message: 'e-mail address', context: 'payment data' }),
  lang: msg`language of e-mails`,
} as const satisfies Record<string, MessageDescriptor>;
export type PayeeFactName = keyof typeof PAYEE_FACT_WORDS;

// @chunk account
