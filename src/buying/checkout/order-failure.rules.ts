import { msg } from '@lingui/core/macro';

/** Spec §8 "Order failure": advice to the buyer when an order or its payment failed. */
export const ORDER_FAILURE = msg`Please confirm that your internet connection and payment method are working smoothly, or contact customer service`;

// @chunk account
