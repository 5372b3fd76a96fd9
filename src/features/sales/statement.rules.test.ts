import { expect, test } from 'vitest';
import { signedCount, signedMoney } from './statement.rules.ts';

test('what went back has one kind of minus, in prints as in money', () => {
  const plain = (count: number) => String(count);

  expect([-1, 0, 12].map((nums) => signedCount(nums, plain))).toEqual(['−1', '0', '12']);
  expect(signedMoney(-1, 'NTD', 'en')).toBe('−NT$1');
});
