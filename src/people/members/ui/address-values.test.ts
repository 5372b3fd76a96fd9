import { expect, test } from 'vitest';
import { addressValues } from './address-values.ts';

const TOKYO = {
  ...{ address_id: 7, receiver: 'Mei Lin', mobile: null, country_code: 'JP', city: '東京都', township: '台東区' },
  ...{ postal_code: '1100001', address: '谷中 3-1-2', remark: '', is_default: false },
};

test('a number without a code begins with that of Taiwan, at an address there only', () => {
  expect(addressValues(undefined, 'zh-Hant').mobile).toEqual({ code: '886', number: '' });
  expect(addressValues(TOKYO, 'en').mobile).toEqual({ code: '', number: '' });
  const mobile = { code: '81', number: '9012345678' };
  expect(addressValues({ ...TOKYO, country_code: 'TW', mobile }, 'en').mobile).toEqual(mobile);
});
