import { expect, test } from 'vitest';
import { readConfig } from '#http/server/config.ts';
import { createProviders } from './create-providers.ts';
import { posted, signed } from './cybersource/testing-card.ts';

test('every configured payment method has a provider', () => {
  const none = createProviders(readConfig({ DEMO: 'off' }));
  const demo = createProviders(readConfig({}));

  expect(Object.values(none).every((provider) => provider === undefined)).toBe(true);
  expect([demo.paypal?.name, demo.cybersource?.name, demo.cybersource_usd?.name]).toEqual([
    'paypal',
    'cybersource',
    'cybersource',
  ]);
  expect([demo.ecpay_credit?.name, demo.ecpay_atm?.name, demo.ecpay_cvs?.name, demo.linepay?.name]).toEqual([
    'ecpay',
    'ecpay',
    'ecpay',
    'linepay',
  ]);
  expect(demo.cybersource_usd?.refund).toBeDefined();
});

test('each card provider reads messages of both profiles: they arrive at the same URL', () => {
  const config = readConfig({});
  const usd = config.payments.cybersource_usd;
  const left = {
    decision: 'CANCEL',
    req_access_key: usd?.key.accessKey,
    req_profile_id: usd?.profileId,
    req_transaction_uuid: 'u',
    req_reference_number: 'C7Q2M4-1',
    req_amount: '480.00',
    req_currency: 'USD',
    req_transaction_type: 'sale',
  };
  const message = createProviders(config).cybersource?.message(posted(signed(left, usd?.key.secretKey)));

  expect(message).toMatchObject({ verified: true, paytype: 'cybersource_usd', outcome: { state: 'gone' } });
});
