import { expect, test } from 'vitest';
import { z } from 'zod';
import { classified } from './ecpay-answers.ts';
import { ecpayApi } from './ecpay-api.ts';
import { decrypted, encrypted, phpEncoded } from './ecpay-envelope.ts';

/** ECPay's published keys for trials. */
const keys = { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' };

test.each([
  [
    '{"MerchantID":"2000132","RelateNumber":"A1","ItemName":"畫 框~(A)"}',
    'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTV7XoPByaStato0iqOI39rIO9BuVunOayD/sON4qb3JSfDbEoafZDlgknQCfFbzShCrdCWAS22i5Su5DVbcMoklXXtCOlMAla6LBoGrMHLvZ+f4vjPYvCwTYPv2ZpBuLh0=',
  ],
  [
    '{"MerchantID":"2000132","RelateNumber":"A1"}',
    'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTV7XoPByaStato0iqOI39rIO9BuVunOayD/sON4qb3JSagNhB6wnMBD7Y0RXz9D15Q=',
  ],
])('%s is encrypted to the byte, and opens again', (json, data) => {
  expect(encrypted(json, keys)).toBe(data);
  expect(decrypted(data, keys)).toBe(json);
});

test('only letters, digits, hyphens, underscores and points stay unencoded', () => {
  expect(phpEncoded('{"畫 框~(A)"}')).toBe('%7B%22%E7%95%AB+%E6%A1%86%7E%28A%29%22%7D');
  expect(phpEncoded("a-b_c.d!'*")).toBe('a-b_c.d%21%27%2A');
});

test('data of other keys does not open', () => {
  expect(() => decrypted(encrypted('{}', keys), { ...keys, hashKey: 'aaaaaaaaaaaaaaaa' })).toThrow();
});

test('reasons are recognised by their code, then by their words', () => {
  expect(classified(5070450, '')).toBe('allowance_in_the_way');
  expect(classified(10000009, '')).toBe('number_taken');
  expect(classified(99, '字軌號碼已用罄')).toBe('numbers_used_up');
  expect(classified(99, '自訂編號重複')).toBe('number_taken');
  expect(classified(99, '手機條碼載具不存在')).toBe('carrier_refused');
  expect(classified(99, 'something new')).toBe('refused');
});

test('a missing number range delays an issue, and refuses everything else', async () => {
  const Data = encrypted(JSON.stringify({ RtnCode: 99, RtnMsg: '字軌配號有誤' }), keys);
  const config = { ...keys, api: 'https://ecpay.test', merchantId: '2000132' };
  const api = ecpayApi(async () => ({ status: 200, json: { TransCode: 1, Data } }), config);
  expect(await api('Issue', {}, z.object({}))).toMatchObject({ state: 'refused', problem: 'numbers_used_up' });
  for (const call of ['Invalid', 'Allowance'] as const)
    expect(await api(call, {}, z.object({}))).toMatchObject({
      state: 'refused',
      problem: 'refused',
      words: '字軌配號有誤',
    });
});
