import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LegalVersion } from './legal.contract.ts';

export const STATE_WORDS: Record<LegalVersion['state'], MessageDescriptor> = {
  coming: msg`not yet in force`,
  in_force: msg`in force`,
  former: msg`no longer in force`,
};

// @chunk log
