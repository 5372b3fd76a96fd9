import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Our promise about returns, in the same words everywhere: on the product page, at checkout, on the order, in the
 * delivery mail and at the head of the policy (decision 31).
 */
export function returnPromise(days: number): MessageDescriptor {
  return msg`You can return prints within ${{ days }} days of arrival. The first 7 days are the statutory withdrawal period: no reason is needed, and it costs you nothing.`;
}

/** The only exception; buyers must read it before they buy (Consumer Protection Act §19). */
export const RETURN_EXCEPTION = msg`Only custom work is excepted: a print of your own picture, or a size or frame made to measure. Sizes and frames from our lists are not custom.`;

// @chunk common
