import { expect, test } from 'vitest';
import { simplified } from './simplified.ts';

test('a Traditional text is proposed in Simplified characters and in the words of the mainland', () => {
  expect(simplified('澍禾在臺南的畫室裡，用滑鼠修圖。')).toBe('澍禾在台南的画室里，用鼠标修图。');
  expect(simplified('乾杯，乾坤，頭髮，發現')).toBe('干杯，乾坤，头发，发现');
  expect(simplified('妳看牠們')).toBe('你看它们');
  expect(simplified('Lin Shu-ho 1984')).toBe('Lin Shu-ho 1984');
});
