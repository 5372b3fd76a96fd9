import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LegalVersion } from './legal.contract.ts';
import type { LegalPage } from './page.rules.ts';

export const LEGAL_WORDS: Record<LegalPage, MessageDescriptor> = {
  terms: msg`Terms of service`,
  policy: msg`Privacy statement`,
  exchange: msg`Returns and exchanges`,
};

export const STATE_WORDS: Record<LegalVersion['state'], MessageDescriptor> = {
  coming: msg`still to come into force`,
  in_force: msg`in force`,
  former: msg`no longer in force`,
};
