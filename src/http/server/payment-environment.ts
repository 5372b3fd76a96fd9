import { z } from 'zod';

/** Money and keys travel there, so only an address on this machine may be spoken to without TLS. */
const safeUrl = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .refine((value) => /^(https:|http:\/\/(127\.0\.0\.1|localhost)(:|\/|$))/.test(value));
const origin = safeUrl.refine((value) => value === new URL(value).origin);
const key = z.string().min(1).max(200);

/** The environment's variables for payment providers. */
export const paymentEnvironment = z.object({
  PAYPAL_CLIENT_ID: key.optional(),
  PAYPAL_SECRET: key.optional(),
  // PayPal's own event simulator signs with this word, for nobody: what it signs is no message to this shop.
  PAYPAL_WEBHOOK_ID: key.refine((value) => value.toUpperCase() !== 'WEBHOOK_ID').optional(),
  PAYPAL_MERCHANT_ID: key.optional(),
  PAYPAL_API: origin.default('https://api-m.paypal.com'),
  CYBERSOURCE_PROFILE_ID: key.optional(),
  CYBERSOURCE_ACCESS_KEY: key.optional(),
  CYBERSOURCE_SECRET_KEY: z.string().min(1).max(1000).optional(),
  CYBERSOURCE_OLD_ACCESS_KEY: key.optional(),
  CYBERSOURCE_OLD_SECRET_KEY: z.string().min(1).max(1000).optional(),
  CYBERSOURCE_USD_PROFILE_ID: key.optional(),
  CYBERSOURCE_USD_ACCESS_KEY: key.optional(),
  CYBERSOURCE_USD_SECRET_KEY: z.string().min(1).max(1000).optional(),
  CYBERSOURCE_USD_OLD_ACCESS_KEY: key.optional(),
  CYBERSOURCE_USD_OLD_SECRET_KEY: z.string().min(1).max(1000).optional(),
  CYBERSOURCE_PAY_URL: safeUrl.default('https://secureacceptance.cybersource.com/pay'),
  CYBERSOURCE_TWD_DECIMALS: z.enum(['0', '2']).default('2'),
  CYBERSOURCE_MERCHANT_ID: key.optional(),
  CYBERSOURCE_REST_KEY_ID: key.optional(),
  CYBERSOURCE_REST_SECRET: z.base64().min(4).max(1000).optional(),
  CYBERSOURCE_API: origin.default('https://api.cybersource.com'),
  SIMULATOR_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  SIMULATOR_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .refine((value) => value === new URL(value).origin)
    .optional(),
});

export type PaymentEnvironment = z.infer<typeof paymentEnvironment>;

/** What a wrong value should have been. */
export const paymentExpectations: Record<keyof PaymentEnvironment, string> = {
  PAYPAL_CLIENT_ID: 'the client id of a PayPal REST app',
  PAYPAL_SECRET: 'the secret of a PayPal REST app',
  PAYPAL_WEBHOOK_ID: 'the id of the webhook that PayPal made for the shop, never the word WEBHOOK_ID',
  PAYPAL_MERCHANT_ID: 'the merchant id of the PayPal account that is paid',
  PAYPAL_API: 'https://api-m.paypal.com or https://api-m.sandbox.paypal.com',
  CYBERSOURCE_PROFILE_ID: 'the id of the Secure Acceptance profile for NT$',
  CYBERSOURCE_ACCESS_KEY: 'the access key of the profile for NT$',
  CYBERSOURCE_SECRET_KEY: 'the secret key of the profile for NT$',
  CYBERSOURCE_OLD_ACCESS_KEY: 'the access key before the present one',
  CYBERSOURCE_OLD_SECRET_KEY: 'the secret key before the present one',
  CYBERSOURCE_USD_PROFILE_ID: 'the id of the Secure Acceptance profile for US$',
  CYBERSOURCE_USD_ACCESS_KEY: 'the access key of the profile for US$',
  CYBERSOURCE_USD_SECRET_KEY: 'the secret key of the profile for US$',
  CYBERSOURCE_USD_OLD_ACCESS_KEY: 'the access key before the present one',
  CYBERSOURCE_USD_OLD_SECRET_KEY: 'the secret key before the present one',
  CYBERSOURCE_PAY_URL: 'an https address, for example https://testsecureacceptance.cybersource.com/pay',
  CYBERSOURCE_TWD_DECIMALS: '2 (48000.00) or 0 (48000)',
  CYBERSOURCE_MERCHANT_ID: 'the merchant id at CyberSource',
  CYBERSOURCE_REST_KEY_ID: 'the id of a shared secret key for the REST API',
  CYBERSOURCE_REST_SECRET: 'the shared secret key for the REST API, in base64',
  CYBERSOURCE_API: 'https://api.cybersource.com or https://apitest.cybersource.com',
  SIMULATOR_PORT: 'a port number from 1 to 65535, for example 3001',
  SIMULATOR_URL: 'the address under which visitors reach the payment simulator, for example http://localhost:3001',
};
