import { expect, test } from 'vitest';
import { lengthText, weightText } from './lengths.rules.ts';

test('a length is in centimetres, and in inches for tapes that have them', () => {
  expect(lengthText(1612.5, 'en', false)).toBe('161.25 cm');
  expect(lengthText(1612.9, 'en', true)).toBe('161.29 cm (63 1/2 in)');
  expect(lengthText(6.35, 'en', true)).toBe('0.64 cm (1/4 in)');
  expect(lengthText(254, 'en', true)).toBe('25.4 cm (10 in)');
  expect(lengthText(255.6, 'en', true)).toBe('25.56 cm (10 1/16 in)');
  expect(lengthText(1600, 'zh-Hant', false)).toBe('160 公分');
  expect(lengthText(1600, 'zh-CN', false)).toBe('160 厘米');
  expect(lengthText(12_700, 'zh-Hant', true)).toBe('1270 公分（500 吋）');
});

test('a weight is never rounded down', () => {
  expect(weightText(1401, 'en')).toBe('1.5 kg');
  expect(weightText(8000, 'zh-Hant')).toBe('8 公斤');
  expect(weightText(1401, 'zh-CN')).toBe('1.5 千克');
});
