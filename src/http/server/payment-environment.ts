import { z } from 'zod';

/** Money and keys are sent there, so only an address on this machine may be used without TLS. */
const safeUrl = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .refine((value) => /^(https:|http:\/\/(127\.0\.0\.1|localhost)(:|\/|$))/.test(value));
/** Of a provider, without a path. */
export const origin = safeUrl.refine((value) => value === new URL(value).origin);
export const key = z.string().min(1).max(200);

/** The environment's variables for payment providers. */
export const paymentEnvironment = z.object({
  PAYPAL_CLIENT_ID: key.optional(),
  PAYPAL_SECRET: key.optional(),
  // PayPal's own event simulator signs with this word, for any shop: such a message is not for us.
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
  ECPAY_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
  ECPAY_HASH_KEY: key.optional(),
  ECPAY_HASH_IV: key.optional(),
  ECPAY_INSTALMENTS: z
    .string()
    .regex(/^(?:3|6|12|18|24|30)(?:,(?:3|6|12|18|24|30))*$/)
    .optional(),
  ECPAY_API: origin.default('https://payment.ecpay.com.tw'),
  LINE_PAY_CHANNEL_ID: key.optional(),
  LINE_PAY_CHANNEL_SECRET: key.optional(),
  LINE_PAY_VERSION: z.enum(['v3', 'v4']).default('v3'),
  LINE_PAY_API: origin.default('https://api-pay.line.me'),
  SIMULATOR_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  SIMULATOR_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .refine((value) => value === new URL(value).origin)
    .optional(),
});

export type PaymentEnvironment = z.infer<typeof paymentEnvironment>;

/** The expected value, for the message about a wrong one. */
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
  ECPAY_MERCHANT_ID: 'the merchant id at ECPay, digits only',
  ECPAY_HASH_KEY: 'the HashKey of the payment interface at ECPay',
  ECPAY_HASH_IV: 'the HashIV of the payment interface at ECPay',
  ECPAY_INSTALMENTS: 'the instalments that buyers can choose, for example 3,6,12',
  ECPAY_API: 'https://payment.ecpay.com.tw or https://payment-stage.ecpay.com.tw',
  LINE_PAY_CHANNEL_ID: 'the channel id of LINE Pay',
  LINE_PAY_CHANNEL_SECRET: 'the channel secret of LINE Pay',
  LINE_PAY_VERSION: 'v3 or v4',
  LINE_PAY_API: 'https://api-pay.line.me or https://sandbox-api-pay.line.me',
  SIMULATOR_PORT: 'a port number from 1 to 65535, for example 3001',
  SIMULATOR_URL: 'the address under which visitors reach the payment simulator, for example http://localhost:3001',
};
