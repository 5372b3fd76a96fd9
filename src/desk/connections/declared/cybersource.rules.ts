import { msg } from '@lingui/core/macro';
import type { ConnectionField, Declaration, Values } from '../declaration.rules.ts';
import { KEY, MODE } from './common-fields.rules.ts';

const CURRENCIES = { ntd: '', usd: 'USD_' } as const;
const OLD = ['old_access_key', 'old_secret_key'] as const;

const profile = (currency: keyof typeof CURRENCIES, labels: readonly ConnectionField['label'][]): ConnectionField[] => {
  const shared = { group: currency, pattern: KEY, ...(currency === 'ntd' && { required: true }) };
  const [id, access, secret] = labels;
  if (!id || !access || !secret) throw new Error('a profile has three fields');
  return [
    { ...shared, name: `${currency}_profile_id`, label: id, most: 200 },
    { ...shared, name: `${currency}_access_key`, label: access, binds: true, most: 200 },
    { ...shared, name: `${currency}_secret_key`, label: secret, secret: true, shows_end: true, most: 1000 },
  ];
};

const profileVariables = (currency: keyof typeof CURRENCIES, values: Values) =>
  Object.fromEntries(
    ['profile_id', 'access_key', 'secret_key', ...OLD].map((name) => [
      `CYBERSOURCE_${CURRENCIES[currency]}${name.toUpperCase()}`,
      values[`${currency}_${name}`],
    ]),
  );

export const CYBERSOURCE: Declaration = {
  name: msg`Credit cards (CyberSource)`,
  without: msg`Not offered to buyers.`,
  variables: [
    ...['', 'USD_'].flatMap((which) =>
      ['PROFILE_ID', 'ACCESS_KEY', 'SECRET_KEY', 'OLD_ACCESS_KEY', 'OLD_SECRET_KEY'].map(
        (name) => `CYBERSOURCE_${which}${name}`,
      ),
    ),
    ...['CYBERSOURCE_MERCHANT_ID', 'CYBERSOURCE_REST_KEY_ID', 'CYBERSOURCE_REST_SECRET'],
  ],
  fields: [
    MODE,
    ...profile('ntd', [msg`NT$: profile ID`, msg`NT$: access key`, msg`NT$: secret key`]),
    ...profile('usd', [msg`US$: profile ID`, msg`US$: access key`, msg`US$: secret key`]),
    {
      name: 'decimals',
      label: msg`Amounts in NT$`,
      options: [
        { value: '2', label: msg`With decimals: 48000.00` },
        { value: '0', label: msg`Without decimals: 48000` },
      ],
    },
    { name: 'merchant_id', label: msg`Refunds: merchant ID`, group: 'rest', binds: true, pattern: KEY, most: 200 },
    { name: 'rest_key_id', label: msg`Refunds: key ID`, group: 'rest', binds: true, pattern: KEY, most: 200 },
    {
      name: 'rest_secret',
      label: msg`Refunds: shared secret`,
      group: 'rest',
      secret: true,
      shows_end: true,
      pattern: /^(?=.{4})[A-Za-z0-9+/]+={0,2}$/,
      most: 1000,
    },
  ],
  check: ({ ntd_profile_id, usd_profile_id }) =>
    usd_profile_id && ntd_profile_id === usd_profile_id
      ? { usd_profile_id: msg`Each currency needs its own profile.` }
      : {},
  toVariables: (values) => ({
    CYBERSOURCE_PAY_URL: values.mode === 'test' ? 'https://testsecureacceptance.cybersource.com/pay' : undefined,
    CYBERSOURCE_API: values.mode === 'test' ? 'https://apitest.cybersource.com' : undefined,
    CYBERSOURCE_TWD_DECIMALS: values.decimals,
    ...profileVariables('ntd', values),
    ...profileVariables('usd', values),
    CYBERSOURCE_MERCHANT_ID: values.merchant_id,
    CYBERSOURCE_REST_KEY_ID: values.rest_key_id,
    CYBERSOURCE_REST_SECRET: values.rest_secret,
  }),
  /** A payment that began with the previous key is also answered with a signature of that key. */
  carry: (before, after) => {
    const carried = (Object.keys(CURRENCIES) as (keyof typeof CURRENCIES)[]).flatMap((currency) => {
      const at = (values: Values, name: string) => values[`${currency}_${name}`];
      if (!at(after, 'access_key') || at(before, 'profile_id') !== at(after, 'profile_id')) return [];
      const isNew = at(before, 'access_key') !== at(after, 'access_key');
      const former = isNew ? [at(before, 'access_key'), at(before, 'secret_key')] : OLD.map((name) => at(before, name));
      return OLD.flatMap((name, index) => (former[index] ? [[`${currency}_${name}`, former[index]] as const] : []));
    });
    return { ...after, ...Object.fromEntries(carried) };
  },
  guide: [
    msg`Ask your bank’s card department for “CyberSource Secure Acceptance Hosted Checkout” and an account in its Business Center. The contract can take some weeks; ask for NT dollars, and for US dollars if you want them.`,
    msg`In the Business Center, open “Payment Configuration”, “Secure Acceptance Settings”, and create one profile for each currency, of the type “Hosted Checkout”. Allow 3-D Secure and the cards of your contract.`,
    msg`In each profile, open “Security” and create a key (signature version 1). Copy the access key and the secret key. Keys expire after two years; when you enter a new one, the old one still verifies payments that are under way.`,
    msg`In each profile, enter the addresses below: the notification as “Merchant POST URL”, the return as “Customer Response Page”. Then activate the profile.`,
    msg`For refunds from the order page, open “Key Management” and create a “REST – Shared Secret” key. Without it you make refunds in the Business Center.`,
  ],
  addresses: [
    { label: msg`Notification address`, path: '/api/payment/cybersource/notify' },
    { label: msg`Return address`, path: '/api/payment/cybersource/return' },
  ],
  test: msg`Asks for the card page with a signed form, and searches for an order that does not exist; nothing is charged.`,
  tested: msg`The provider accepts the keys. Please also place one small order of your own, to see that the notification arrives.`,
  problems: {
    refused: msg`The provider refuses the keys of the NT$ profile. Please copy profile ID, access key and secret key again, check that the profile is active, and that “Live” or “Test” fits it.`,
    refused_usd: msg`The provider refuses the keys of the US$ profile. Please copy profile ID, access key and secret key again, and check that the profile is active.`,
    refused_rest: msg`The card page works, but the keys for refunds are refused. Please copy merchant ID, key ID and shared secret again.`,
  },
  removal: msg`Buyers can no longer pay by card. Payments that are under way stay unconfirmed, and refunds of earlier orders have to be made in the Business Center.`,
};
