import { expect, test } from 'vitest';
import { listOf } from './list-of.ts';

test('the parts of a list are distinct in every language', () => {
  expect(listOf(['3', '5', '7'], 'en')).toBe('3, 5, 7');
  expect(listOf(['3', '5', '7'], 'zh-Hant')).toBe('3、5和7');
  expect(listOf(['3', '5', '7'], 'zh-CN')).toBe('3、5、7');
});
