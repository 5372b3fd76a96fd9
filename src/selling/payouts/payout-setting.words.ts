import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayoutsSetting } from '#catalogue/site/payouts.contract.ts';

export const HOLD_WORDS: Record<PayoutsSetting['hold_from'], MessageDescriptor> = {
  arrival: msg`Arrival of the order`,
  return_period: msg`End of the return period`,
};

// @chunk log
