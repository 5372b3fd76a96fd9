import { msg } from '@lingui/core/macro';

/**
 * What we promise whoever wants to return something, word for word wherever returns are told: on the product page, at checkout, on
 * the order, in the mail of its arrival and at the head of the policy (decision 31).
 */
export const RETURN_PROMISE = msg`You can return prints within 14 days of arrival. The first 7 days are the statutory withdrawal period: no reason is needed, and it costs you nothing.`;

/** The one exception, which has to be told before anybody buys (Consumer Protection Act §19). */
export const RETURN_EXCEPTION = msg`Only custom work is excepted: a print of your own picture, or a size or frame made to measure. Sizes and frames from our lists are not custom.`;

// @chunk common
