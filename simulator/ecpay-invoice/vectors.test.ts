import { expect, test } from 'vitest';
import { checkMacValue, decrypt, encrypt, phpEncode } from './cipher.ts';

const stage = { key: 'ejCk326UnaZWKisg', iv: 'q9jcZX8Ib9LM8wYk' };

test.for([
  {
    json: '{"MerchantID":"2000132","RelateNumber":"A1","ItemName":"畫 框~(A)"}',
    encoded:
      '%7B%22MerchantID%22%3A%222000132%22%2C%22RelateNumber%22%3A%22A1%22%2C%22ItemName%22%3A%22%E7%95%AB+%E6%A1%86%7E%28A%29%22%7D',
    data: 'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTV7XoPByaStato0iqOI39rIO9BuVunOayD/sON4qb3JSfDbEoafZDlgknQCfFbzShCrdCWAS22i5Su5DVbcMoklXXtCOlMAla6LBoGrMHLvZ+f4vjPYvCwTYPv2ZpBuLh0=',
  },
  {
    json: '{"MerchantID":"2000132","RelateNumber":"A1"}',
    encoded: '%7B%22MerchantID%22%3A%222000132%22%2C%22RelateNumber%22%3A%22A1%22%7D',
    data: 'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTV7XoPByaStato0iqOI39rIO9BuVunOayD/sON4qb3JSagNhB6wnMBD7Y0RXz9D15Q=',
  },
])('Data of $json is the published one, and is read back', ({ json, encoded, data }) => {
  expect(phpEncode(json)).toBe(encoded);
  expect(encrypt(JSON.parse(json), stage)).toBe(data);
  expect(decrypt(data, stage)).toEqual(JSON.parse(json));
});

test('the MD5 of a buyer’s consent is the published one', () => {
  const form = {
    RtnCode: '1',
    RtnMsg: 'OK',
    IA_Allow_No: '2026111712345678',
    IA_Invoice_No: 'AB12345678',
    IA_Date: '2026-11-17 10:00:00',
    IIS_Remain_Allowance_Amt: '0',
  };
  expect(checkMacValue(Object.entries(form), stage, 'md5')).toBe('380CC241E9C9619044F324BCB9B310AF');
});

test('the CheckMacValue of a payment is the published one', () => {
  const form = {
    MerchantID: '3002607',
    MerchantTradeNo: 'P20261117A01',
    RtnCode: '1',
    TradeAmt: '3150',
    ItemName: "Frame (A3) ~ Tom's",
    SimulatePaid: '0',
    CustomField1: '',
  };
  const pair = { key: 'pwFHCqoQZGmho4w6', iv: 'EkRm7iFT261dpevs' };
  expect(checkMacValue(Object.entries(form), pair, 'sha256')).toBe(
    '0DFBEF0C26A46464E048F56329C8B089E0C6755BFCC6BBA8CCC0BC470283A179',
  );
});

test('a wrong key, a wrong encoding and wide JSON are not read', () => {
  const data = encrypt({ MerchantID: '2000132' }, stage);
  expect(decrypt(data, { ...stage, key: 'ejCk326UnaZWKisX' })).toBeTypeOf('string');
  expect(decrypt(`${data}=`, stage)).toBe('Data is no standard Base64');
});
