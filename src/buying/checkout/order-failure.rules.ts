import { msg } from '@lingui/core/macro';

/** Spec §8 "Order failure": what a buyer is told to do when an order or its payment did not work. */
export const ORDER_FAILURE = msg`Please confirm that your internet connection and payment method are working smoothly, or contact customer service`;

// @chunk account
