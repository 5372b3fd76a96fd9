/**
 * The demo's keys, written again in the shop on purpose: a simulator that took them from the shop would agree with every mistake.
 * They open nothing but this simulator, so they may be read by anybody.
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
  /** Two keys at once while the shop changes from one to the other. */
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
