import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PRICE_STEPS, PriceProblem } from './price-change.rules.ts';
import type { PriceFormErrors } from './price-form.rules.ts';

export const STEP_WORDS: Record<(typeof PRICE_STEPS)[number], MessageDescriptor> = {
  percent: msg`Change by percent`,
  amount: msg`Change by an amount`,
  set: msg`Set to an amount`,
  exchange: msg`From the other currency, by the shop’s rate`,
};

export const PROBLEM_WORDS: Record<PriceProblem, MessageDescriptor> = {
  not_positive: msg`A price must be more than zero.`,
  too_dear: msg`More than the limit for one order.`,
};

export const FORM_WORDS: Record<PriceFormErrors[string], MessageDescriptor> = {
  number: msg`Please enter a number, such as 5 or -5.`,
  percent: msg`Please enter a percentage from -100 to 900.`,
  nothing: msg`Please choose what happens to at least one currency.`,
  range: msg`Please enter amounts of zero or more.`,
  both: msg`Only one currency can be calculated from the other.`,
};

export const BAND_WORDS = {
  s: msg`Up to 40 cm`,
  m: msg`Up to 60 cm`,
  l: msg`Up to 90 cm`,
  xl: msg`Over 90 cm`,
};

export const STATUS_WORDS = {
  online: msg`On sale`,
  offline: msg`Not on sale`,
};

// @chunk log
