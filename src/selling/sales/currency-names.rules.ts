import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Currency } from '#shared/money.ts';

/** For headings: a statement never adds up the currencies. */
export const CURRENCY_NAMES: Record<Currency, MessageDescriptor> = {
  NTD: msg`New Taiwan dollars (NTD)`,
  USD: msg`US dollars (USD)`,
};
