import type { Currency } from '#shared/money.ts';

/**
 * Product §5, in the order they are offered. `available` says whether the shop can take such a payment yet; `path` is where
 * the browser leaves for a provider (spec §7), nothing for those who pay at their own bank.
 */
export const PAY_TYPES = {
  transfer: { currency: 'NTD', available: true, path: undefined },
  cybersource: { currency: 'NTD', available: false, path: '/api/payment/cybersource' },
  cybersource_usd: { currency: 'USD', available: false, path: '/api/payment/cybersourceforusd' },
  paypal: { currency: 'USD', available: false, path: '/api/payment/paypal' },
} as const satisfies Record<string, { currency: Currency; available: boolean; path: string | undefined }>;

export type PayType = keyof typeof PAY_TYPES;
