/**
 * The demo's keys; ECPay's are the test keys that it publishes itself. The shop has its own copy of them on purpose:
 * a simulator that read them from the shop would have the same mistakes.
 * They work only with this simulator, so they may be public.
 */
const DEMO = {
  PAYPAL_CLIENT_ID: 'DEMO-cornice-paypal-client',
  PAYPAL_SECRET: 'DEMO-cornice-paypal-secret',
  PAYPAL_WEBHOOK_ID: 'DEM0C0RN1CEWEBH00',
  PAYPAL_MERCHANT_ID: 'DEMCRNCE2345X',
  CYBERSOURCE_PROFILE_ID: 'DE300000-0000-4000-8000-000000000901',
  CYBERSOURCE_ACCESS_KEY: 'de300000000000000000000000000901',
  CYBERSOURCE_SECRET_KEY: 'demo-cornice-cybersource-secret-ntd',
  CYBERSOURCE_OLD_ACCESS_KEY: '',
  CYBERSOURCE_OLD_SECRET_KEY: '',
  CYBERSOURCE_USD_PROFILE_ID: 'DE300000-0000-4000-8000-000000000840',
  CYBERSOURCE_USD_ACCESS_KEY: 'de300000000000000000000000000840',
  CYBERSOURCE_USD_SECRET_KEY: 'demo-cornice-cybersource-secret-usd',
  CYBERSOURCE_USD_OLD_ACCESS_KEY: '',
  CYBERSOURCE_USD_OLD_SECRET_KEY: '',
  CYBERSOURCE_MERCHANT_ID: 'cornice_demo',
  CYBERSOURCE_REST_KEY_ID: 'de300000-0000-4000-8000-00000000rest',
  ECPAY_MERCHANT_ID: '3002607',
  ECPAY_HASH_KEY: 'pwFHCqoQZGmho4w6',
  ECPAY_HASH_IV: 'EkRm7iFT261dpevs',
  ECPAY_INVOICE_MERCHANT_ID: '2000132',
  ECPAY_INVOICE_HASH_KEY: 'ejCk326UnaZWKisg',
  ECPAY_INVOICE_HASH_IV: 'q9jcZX8Ib9LM8wYk',
  LINE_PAY_CHANNEL_ID: '2026111700',
  LINE_PAY_CHANNEL_SECRET: 'a917ab6a2367b536f8e5a6e2977e06f4',
  LINE_MESSAGING_TOKEN: 'DEMO-cornice-line-messaging-token',
  CYBERSOURCE_REST_SECRET: 'ZGVtby1jb3JuaWNlLWN5YmVyc291cmNlLXJlc3Qtc2VjcmV0',
} as const;

export type Keys = Readonly<Record<keyof typeof DEMO, string>>;

/** The keys of this run: the demo's, each replaced by the environment's variable of the same name. */
export function readKeys(environment: Readonly<Record<string, string | undefined>>): Keys {
  const entries = Object.entries(DEMO).map(([name, value]) => [name, environment[name] || value] as const);
  return { ...DEMO, ...Object.fromEntries(entries) };
}

/** One Secure Acceptance profile: who may pay with which keys, in which currency. */
export interface Profile {
  id: string;
  currency: 'TWD' | 'USD';
  /** Two keys are valid while the shop changes from one to the other. */
  keys: readonly { access_key: string; secret_key: string }[];
}

/** The two profiles the shop has: one for each currency. */
export function profilesOf(keys: Keys): readonly Profile[] {
  const pair = (access_key: string, secret_key: string) =>
    access_key && secret_key ? [{ access_key, secret_key }] : [];
  return [
    {
      id: keys.CYBERSOURCE_PROFILE_ID,
      currency: 'TWD',
      keys: [
        ...pair(keys.CYBERSOURCE_ACCESS_KEY, keys.CYBERSOURCE_SECRET_KEY),
        ...pair(keys.CYBERSOURCE_OLD_ACCESS_KEY, keys.CYBERSOURCE_OLD_SECRET_KEY),
      ],
    },
    {
      id: keys.CYBERSOURCE_USD_PROFILE_ID,
      currency: 'USD',
      keys: [
        ...pair(keys.CYBERSOURCE_USD_ACCESS_KEY, keys.CYBERSOURCE_USD_SECRET_KEY),
        ...pair(keys.CYBERSOURCE_USD_OLD_ACCESS_KEY, keys.CYBERSOURCE_USD_OLD_SECRET_KEY),
      ],
    },
  ];
}
