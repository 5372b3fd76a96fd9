import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cardForm, keys, MINUTE, openShop, openSimulator, postForm, signed } from '../testing.ts';
import { CARDS } from './cards.ts';

const refusedBy = async (fields: (form: Record<string, string>) => Record<string, string> | [string, string][]) => {
  const simulator = await openSimulator();
  const answer = await postForm(simulator, '/pay', fields(cardForm(simulator)));
  const { refusals } = (await simulator.control('refusals')).body;
  return [answer.status, refusals[0]?.why];
};

test('a form that is right shows the card page, in its language', async () => {
  const simulator = await openSimulator();
  const answer = await postForm(simulator, '/pay', cardForm(simulator));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<html lang="zh-Hant">');
});

describe('403', () => {
  const secret = keys.CYBERSOURCE_SECRET_KEY;
  const resigned = (altered: Record<string, string>) => (form: Record<string, string>) =>
    signed({ ...form, ...altered }, secret);
  const without = (name: string) => (form: Record<string, string>) => {
    const { [name]: _, ...rest } = form;
    const list = (rest.signed_field_names ?? '').split(',').filter((other) => other !== name);
    return signed({ ...rest, signed_field_names: list.join(',') }, secret);
  };

  test('any change after signing, another key, another profile', async () => {
    expect(await refusedBy((form) => ({ ...form, amount: '1.00' }))).toEqual([403, 'the signature does not fit']);
    expect(await refusedBy((form) => signed(form, 'another'))).toEqual([403, 'the signature does not fit']);
    const profile = await refusedBy(resigned({ profile_id: keys.CYBERSOURCE_USD_PROFILE_ID }));
    expect(profile).toEqual([403, 'no profile has this profile_id and access_key']);
  });

  test.for([
    'access_key',
    'profile_id',
    'transaction_uuid',
    'unsigned_field_names',
    'signed_date_time',
    'locale',
    'transaction_type',
    'reference_number',
    'amount',
    'currency',
  ])('%s is missing', async (name) => {
    expect(await refusedBy(without(name))).toEqual([403, `${name} is missing`]);
  });

  test.for<[string, string]>([
    ['amount', '48,000'],
    ['amount', '-1'],
    ['amount', '48000.005'],
    ['currency', 'ntd'],
    ['locale', 'zh_TW'],
    ['transaction_type', 'refund'],
    ['transaction_uuid', 'x'.repeat(51)],
    ['reference_number', 'x'.repeat(51)],
    ['reference_number', ''],
    ['signed_date_time', '2026-11-16T08:00:00.000Z'],
    ['override_custom_receipt_page', 'javascript:alert(1)'],
  ])('%s = %s', async ([name, value]) => {
    expect(await refusedBy(resigned({ [name]: value }))).toEqual([
      403,
      `${name} is unknown, or its value is not taken`,
    ]);
  });

  test('a fraction of a dollar of TWD, nothing at all, the other currency', async () => {
    expect(await refusedBy(resigned({ amount: '48000.50' }))).toEqual([
      403,
      'amount is a fraction of what the currency has',
    ]);
    expect(await refusedBy(resigned({ amount: '0.00' }))).toEqual([403, 'amount is not positive']);
    expect(await refusedBy(resigned({ currency: 'USD' }))).toEqual([403, 'the profile takes TWD only']);
  });

  test('a form that is too old, or from tomorrow', async () => {
    for (const away of [-15 * MINUTE - 1000, 15 * MINUTE + 1000]) {
      const simulator = await openSimulator();
      const form = cardForm(simulator);
      simulator.time.at += away;
      expect((await postForm(simulator, '/pay', form)).status).toBe(403);
    }
  });

  test('fields twice, fields that nobody listed, fields that were listed and not sent, names twice', async () => {
    expect(await refusedBy((form) => [...Object.entries(form), ['amount', '1.00']])).toEqual([
      403,
      'a field is given twice',
    ]);
    const unlisted = 'merchant_defined_data1 is neither in signed_field_names nor in unsigned_field_names';
    expect(await refusedBy((form) => ({ ...form, merchant_defined_data1: 'x' }))).toEqual([403, unlisted]);
    const more = (name: string) => (form: Record<string, string>) =>
      signed({ ...form, signed_field_names: `${form.signed_field_names},${name}` }, secret);
    expect(await refusedBy(more('bill_to_email'))).toEqual([403, 'bill_to_email is signed but not sent']);
    expect(await refusedBy(more('amount'))).toEqual([403, 'a name is listed twice']);
  });

  test('what decides about money cannot be unsigned', async () => {
    const open = (form: Record<string, string>) => {
      const list = (form.signed_field_names ?? '').split(',').filter((name) => name !== 'amount');
      return signed({ ...form, unsigned_field_names: 'amount', signed_field_names: list.join(',') }, secret);
    };
    expect(await refusedBy(open)).toEqual([403, 'amount is not signed']);
  });
});

test('what the buyer types may be sent unsigned', async () => {
  const simulator = await openSimulator();
  const form = cardForm(simulator, { unsigned_field_names: 'bill_to_forename', bill_to_forename: '王' });
  expect((await postForm(simulator, '/pay', form)).status).toBe(200);
});

test.for([...CARDS.keys()])('%s ends as its name says, with a signed answer', async (card) => {
  const simulator = await openSimulator();
  const { body } = await simulator.control('card', { fields: cardForm(simulator), card });
  const { fields } = body;
  const names: string[] = fields.signed_field_names.split(',');
  const text = names.map((name) => `${name}=${fields[name]}`).join(',');
  expect(createHmac('sha256', keys.CYBERSOURCE_SECRET_KEY).update(text).digest('base64')).toBe(fields.signature);
  expect(Object.keys(fields).filter((name) => !names.includes(name))).toEqual(['signature']);
  const { decision, reason_code } = CARDS.get(card) ?? {};
  expect(fields).toMatchObject({ decision, reason_code, transaction_id: body.transaction_id, req_amount: '48000.00' });
  const [payment] = (await simulator.control('ledger')).body.cybersource.payments;
  const charged = { accept: 48000, partial: 24000 }[card] ?? (card.endsWith('_charged') ? 48000 : 0);
  expect(payment).toMatchObject({
    decision,
    reason_code,
    charged_minor: charged,
    minor: 48000,
    reference: 'CN-261114-7F3K9Q-1',
  });
  if (card === 'partial') expect(fields.auth_amount).toBe('24000.00');
});

test('the same uuid within 15 minutes ends in 104 without a second charge, later it charges again', async () => {
  const simulator = await openSimulator();
  const transaction_uuid = randomUUID();
  const pay = async () =>
    (await simulator.control('card', { fields: cardForm(simulator, { transaction_uuid }), card: 'accept' })).body;
  const charges = async () =>
    (await simulator.control('ledger')).body.cybersource.payments.map(
      (payment: { charged_minor: number }) => payment.charged_minor,
    );
  expect((await pay()).reason_code).toBe('100');
  simulator.time.at += 15 * MINUTE - 1;
  expect(await pay()).toMatchObject({ decision: 'ERROR', reason_code: '104' });
  expect(await charges()).toEqual([48000, 0]);
  simulator.time.at += 1;
  expect((await pay()).reason_code).toBe('100');
});

test('an answer is signed with the key that the form was signed with, also the old one', async () => {
  const rotated = { ...keys, CYBERSOURCE_OLD_ACCESS_KEY: 'oldkey', CYBERSOURCE_OLD_SECRET_KEY: 'oldsecret' };
  const simulator = await openSimulator({ keys: rotated });
  const fields = signed(cardForm(simulator, { access_key: 'oldkey' }), 'oldsecret');
  const answer = (await simulator.control('card', { fields })).body.fields;
  expect(signed(answer, 'oldsecret').signature).toBe(answer.signature);
});

test('the browser hands the receipt over, the server posts the same to the merchant', async () => {
  const shop = await openShop();
  const simulator = await openSimulator({ shop: shop.url });
  const page = await (
    await postForm(simulator, '/pay', cardForm(simulator, { override_backoffice_post_url: `${shop.url}/own` }))
  ).text();
  const session = /name="session" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const receipt = await postForm(simulator, '/pay/card', { session, card: 'accept' });
  const html = await receipt.text();
  expect(html).toContain(`action="${shop.url}/api/payment/cybersource/return"`);
  await simulator.world.deliveries.settled();
  const [message] = shop.received;
  expect(message?.path).toBe('/own');
  const posted = Object.fromEntries(new URLSearchParams(message?.body));
  expect(posted).toMatchObject({ decision: 'ACCEPT', reason_code: '100' });
  expect(html).toContain(`name="transaction_id" value="${posted.transaction_id}"`);
  const cancelled = await (await postForm(simulator, '/pay/cancel', { session })).text();
  expect(cancelled).toContain('name="decision" value="CANCEL"');
  expect(cancelled).toContain(`action="${shop.url}/api/payment/cybersource/cancel"`);
});

test('either way can be shut, repeated or late by itself', async () => {
  const shop = await openShop();
  const simulator = await openSimulator({ shop: shop.url });
  const paths = async (manners: object) => {
    shop.received.length = 0;
    await simulator.control('messages', manners);
    await simulator.control('card', { fields: cardForm(simulator) });
    await simulator.world.deliveries.settled();
    return shop.received.map(({ path }) => path.split('/').at(-1));
  };
  expect(await paths({ browser: { send: false } })).toEqual(['notify']);
  expect(await paths({ browser: { send: true, times: 3 }, cybersource: { send: false } })).toEqual([
    'return',
    'return',
    'return',
  ]);
  expect(await paths({ browser: { times: 1 }, cybersource: { send: true, delay_ms: 100 } })).toEqual([
    'return',
    'notify',
  ]);
  expect(await paths({ browser: { delay_ms: 100 }, cybersource: { delay_ms: 0, times: 2 } })).toEqual([
    'notify',
    'notify',
    'return',
  ]);
});

test('a payment that was held is decided once', async () => {
  const simulator = await openSimulator();
  const { transaction_id } = (await simulator.control('card', { fields: cardForm(simulator), card: 'review_480' }))
    .body;
  const decided = await simulator.control('decide', { transaction_id, decision: 'ACCEPT' });
  expect(decided.body).toMatchObject({ status: 'CHARGED', charged_minor: 48000 });
  expect((await simulator.control('decide', { transaction_id, decision: 'REJECT' })).status).toBe(404);
});
