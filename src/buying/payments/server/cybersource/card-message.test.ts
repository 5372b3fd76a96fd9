import { describe, expect, test } from 'vitest';
import { ASKED, ATTEMPT } from '../testing-provider.ts';
import { cardMessage } from './card-message.ts';
import { payForm } from './pay-form.ts';
import { isSignature } from './secure-acceptance-signature.ts';
import { ACCEPTED, type Fields, NTD, posted, profile, signed, USD } from './testing-card.ts';

const PROFILES = { cybersource: NTD, cybersource_usd: USD };
const REFUSED = { verified: false, event_id: null, attempt_id: null, outcome: null, paytype: null };

const message = (fields: readonly (readonly [string, string])[], profiles = PROFILES) =>
  cardMessage(posted(fields), profiles);
const answer = (changes: Fields = {}, secret?: string) => message(signed({ ...ACCEPTED, ...changes }, secret));

test('a card that was charged', () => {
  expect(answer()).toEqual({
    verified: true,
    problem: null,
    event_id: '6812345678901234567890:ACCEPT:100',
    attempt_id: ATTEMPT,
    reference: 'C7Q2M4-1',
    provider_id: null,
    transaction_id: '6812345678901234567890',
    paytype: 'cybersource',
    kind: 'ACCEPT',
    outcome: { state: 'paid', transaction_id: '6812345678901234567890', amount: 48_000, currency: 'NTD' },
    noted: {
      transaction_id: '6812345678901234567890',
      decision: 'ACCEPT',
      reason_code: '100',
      req_amount: '48000.00',
      req_currency: 'TWD',
      auth_amount: '48000.00',
      auth_code: '831000',
    },
  });
});

test('the dollar profile has its own keys and currency', () => {
  const dollars = {
    req_profile_id: 'USD-PROFILE',
    req_access_key: 'usd-access',
    req_amount: '480.00',
    req_currency: 'USD',
    auth_amount: '480.00',
  };

  expect(answer(dollars, 'usd-secret')).toMatchObject({
    paytype: 'cybersource_usd',
    outcome: { state: 'paid', amount: 48_000, currency: 'USD' },
  });
  expect(answer({ ...dollars, req_currency: 'TWD' }, 'usd-secret')).toMatchObject({
    outcome: { state: 'unknown', reason: 'currency' },
  });
  expect(answer(dollars)).toMatchObject({ ...REFUSED, problem: 'signature' });
  expect(answer({ ...dollars, req_access_key: 'ntd-access' })).toMatchObject({ ...REFUSED, problem: 'profile' });
});

describe('what a verified answer means', () => {
  test.each<[string, Fields, object]>([
    ['other decimals', { req_amount: '48000', auth_amount: '48000.0' }, { state: 'paid', amount: 48_000 }],
    ['no authorised amount', { auth_amount: undefined }, { state: 'paid' }],
    [
      'C043: a part',
      { reason_code: '110', auth_amount: '20000.00' },
      { state: 'review', reason: 'partial_approval', amount: 20_000 },
    ],
    ['C043: a part, nobody says which', { reason_code: '110', auth_amount: undefined }, { state: 'review' }],
    ['less authorised', { auth_amount: '47999.00' }, { state: 'review', reason: 'auth_amount', amount: 47_999 }],
    ['an authorised amount that is none', { auth_amount: 'NaN' }, { state: 'review', reason: 'auth_amount' }],
    ['a part of a dollar', { req_amount: '48000.01' }, { state: 'unknown', reason: 'amount' }],
    ['an amount in words', { req_amount: '4.8e4' }, { state: 'unknown', reason: 'amount' }],
    ['dollars on the NT$ profile', { req_currency: 'USD' }, { state: 'unknown', reason: 'currency' }],
    [
      'an authorisation only',
      { req_transaction_type: 'authorization' },
      { state: 'unknown', reason: 'transaction_type' },
    ],
    ['accepted for another reason', { reason_code: '101' }, { state: 'unknown' }],
    [
      'C044: review',
      { decision: 'REVIEW', reason_code: '480' },
      { state: 'review', transaction_id: '6812345678901234567890' },
    ],
    ['declined', { decision: 'DECLINE', reason_code: '203' }, { state: 'declined', reason: 'DECLINE 203' }],
    ['declined, says 100', { decision: 'DECLINE', reason_code: '100' }, { state: 'declined' }],
    ['a wrong field', { decision: 'ERROR', reason_code: '102' }, { state: 'declined' }],
    ['the same uuid again', { decision: 'ERROR', reason_code: '104' }, { state: 'unknown' }],
    ['C045: broken off', { decision: 'ERROR', reason_code: '150' }, { state: 'unknown', reason: 'ERROR 150' }],
    ['C045: too late', { decision: 'ERROR', reason_code: '151' }, { state: 'unknown' }],
    ['C045: too late behind', { decision: 'ERROR', reason_code: '152' }, { state: 'unknown' }],
    [
      'left',
      { decision: 'CANCEL', transaction_id: undefined, reason_code: undefined },
      { state: 'gone', reason: 'CANCEL' },
    ],
    ['in lower case', { decision: 'accept' }, { state: 'unknown' }],
    ['with a space', { decision: 'ACCEPT ' }, { state: 'unknown' }],
    ['of a new kind', { decision: 'PERHAPS' }, { state: 'unknown' }],
  ])('%s', (_, changes, outcome) => {
    expect(answer(changes)).toMatchObject({ verified: true, attempt_id: ATTEMPT, outcome });
  });
});

test('C039: the customer’s own signed form with a decision added is refused', () => {
  const begun = payForm({ ...ASKED, currency: 'NTD' }, NTD, new Date());
  if (begun.way !== 'form') throw new Error('no form');
  const echoed = begun.fields.map(([name, value]) => [`req_${name}`, value] as const);
  const more = Object.entries(ACCEPTED).filter(([name]) => !name.startsWith('req_')) as [string, string][];

  expect(message([...begun.fields, ...echoed, ...more])).toMatchObject({ ...REFUSED, problem: 'unsigned_field' });
});

describe('C040: a signed text that can be split in two ways', () => {
  const DECLINED: Fields = { ...ACCEPTED, decision: 'DECLINE', reason_code: '203', message: 'no' };
  const textOf = (fields: readonly (readonly [string, string])[]) =>
    fields.flatMap(([name, value]) => (name === 'signature' ? [] : [`${name}=${value}`])).join(',');
  const signatureIn = (fields: readonly (readonly [string, string])[]) => Object.fromEntries(fields).signature ?? '';

  test('by the same names, where the customer typed an acceptance before the refusal', () => {
    const typed = 'transaction_id=1,decision=ACCEPT,reason_code=100,message=paid';
    const genuine = signed({ req_bill_to_forename: `x,${typed}`, ...DECLINED });
    const absorbed = `paid,transaction_id=${DECLINED.transaction_id},decision=DECLINE,reason_code=203,message=no`;
    const lies = {
      req_bill_to_forename: 'x',
      transaction_id: '1',
      decision: 'ACCEPT',
      reason_code: '100',
      message: absorbed,
    };
    const forged = genuine.map(([name, value]) => [name, (lies as Fields)[name] ?? value] as const);
    // The signature is valid: it is the same text.
    expect(textOf(forged)).toBe(textOf(genuine));
    expect(isSignature(signatureIn(genuine), textOf(forged), 'ntd-secret')).toBe(true);

    expect(message(forged)).toMatchObject({ ...REFUSED, problem: 'ambiguous' });
    expect(message(genuine)).toMatchObject({ ...REFUSED, problem: 'ambiguous' });
  });

  test('by other names, where the customer typed a whole answer', () => {
    const wanted = signed({ req_bill_to_forename: 'x', ...ACCEPTED, req_bill_to_surname: undefined }).slice(1, -1);
    const genuine = signed({ req_bill_to_forename: `x,${textOf(wanted)}`, ...DECLINED });
    const rest = textOf(genuine.slice(1));
    const forged = [
      ['req_bill_to_forename', 'x'] as const,
      ...wanted.map(([name, value]) => [name, name === 'signed_date_time' ? `${value},${rest}` : value] as const),
      ['signature', signatureIn(genuine)] as const,
    ];
    expect(textOf(forged)).toBe(textOf(genuine));
    expect(Object.fromEntries(forged).signed_field_names?.split(',')).toEqual(
      forged.slice(0, -1).map(([name]) => name),
    );

    expect(message(forged)).toMatchObject({ ...REFUSED, problem: 'ambiguous' });
  });

  test('ordinary commas are harmless', () => {
    expect(answer({ req_bill_to_surname: 'a,b=c,,=', message: 'ok, fine = yes' })).toMatchObject({ verified: true });
  });
});

describe('C041: an answer that was changed', () => {
  const right = signed(ACCEPTED);
  const changed = (name: string, value: string) =>
    right.map((field) => (field[0] === name ? [name, value] : field)) as [string, string][];

  test.each(right.map(([name]) => name))('%s', (name) => {
    expect(message(changed(name, `${Object.fromEntries(right)[name]}0`))).toMatchObject(REFUSED);
    expect(message(right.filter((field) => field[0] !== name))).toMatchObject(REFUSED);
    expect(message(changed(name, ''))).toMatchObject(REFUSED);
  });

  test('in the order of its names', () => {
    const names = Object.fromEntries(right).signed_field_names?.split(',') ?? [];

    expect(message(changed('signed_field_names', names.toReversed().join(',')))).toMatchObject(REFUSED);
  });

  const REQUIRED = [
    'transaction_id',
    'decision',
    'reason_code',
    'req_access_key',
    'req_profile_id',
    'req_transaction_uuid',
  ];
  test.each([...REQUIRED, 'req_reference_number', 'req_amount', 'req_currency', 'req_transaction_type'])(
    'although signed with the right key, %s is not among the signed fields',
    (name) => {
      const without = signed({ ...ACCEPTED, [name]: undefined });

      expect(message([...without, [name, ACCEPTED[name] ?? '']])).toMatchObject({
        ...REFUSED,
        problem: 'unsigned_field',
      });
    },
  );

  test.each([
    ['decision', 'DECLINE'],
    ['decision', 'ACCEPT'],
    ['anything', 'else'],
  ])('with %s said twice', (name, value) => {
    expect(message([[name, value], ...right, [name, value]])).toMatchObject({ ...REFUSED, problem: 'repeated_field' });
  });

  test('with a name signed twice', () => {
    const names = Object.fromEntries(right).signed_field_names;

    expect(message(changed('signed_field_names', `${names},decision`))).toMatchObject({ problem: 'repeated_name' });
  });

  test('with an unsigned amount beside it, which is ignored', () => {
    const bare = signed({ ...ACCEPTED, auth_amount: undefined });

    expect(message([...bare, ['auth_amount', '1.00']])).toMatchObject({ outcome: { state: 'paid', amount: 48_000 } });
  });

  test.each<[string, Fields, string?]>([
    ['a foreign key', {}, 'evil-secret'],
    ['an empty key', {}, ''],
    ['another profile', { req_profile_id: 'EVIL' }],
    ['another access key', { req_access_key: 'evil' }],
  ])('signed with %s', (_, changes, secret) => {
    expect(answer(changes, secret)).toMatchObject(REFUSED);
  });

  test('of another kind, or far too long', () => {
    const { body, headers } = posted(right);
    const json = new Headers({ 'content-type': 'application/json' });
    const many = Array.from({ length: 400 }, (_, at) => [`x${at}`, ''] as const);

    expect(cardMessage({ body, headers: json, how: 'back' }, PROFILES)).toMatchObject({
      ...REFUSED,
      problem: 'content_type',
    });
    expect(message(many)).toMatchObject({ ...REFUSED, problem: 'too_many_fields' });
    expect(message([['x', 'x'.repeat(70_000)]])).toMatchObject({ ...REFUSED, problem: 'too_large' });
    expect(cardMessage({ body: new Uint8Array(), headers, how: 'back' }, PROFILES)).toMatchObject(REFUSED);
  });
});

test('C042: the previous key is accepted while it is configured', () => {
  const rotating = profile({
    key: { accessKey: 'new-access', secretKey: 'new-secret' },
    oldKey: { accessKey: 'ntd-access', secretKey: 'ntd-secret' },
  });
  const old = signed(ACCEPTED);
  const mixed = signed({ ...ACCEPTED, req_access_key: 'new-access' });

  expect(message(old, { cybersource: rotating, cybersource_usd: USD })).toMatchObject({ verified: true });
  expect(message(mixed, { cybersource: rotating, cybersource_usd: USD })).toMatchObject({ problem: 'signature' });
  expect(message(old, { cybersource: { ...rotating, oldKey: undefined }, cybersource_usd: USD })).toMatchObject({
    problem: 'profile',
  });
});

test('no card and no person is recorded', () => {
  expect(JSON.stringify(answer())).not.toMatch(/1111|Chen|Dihua/);
});
