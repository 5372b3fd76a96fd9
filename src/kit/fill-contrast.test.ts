import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');

/** By day and by night, in the order of the style sheet. */
function valuesOf(token: string): string[] {
  return [...style.matchAll(new RegExp(`--${token}: (#[0-9a-f]{6});`, 'g'))].map(([, hex]) => hex ?? '');
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['by day', 0],
  ['by night', 1],
])('a filled button %s can be read, and is seen on both walls', (_, theme) => {
  const of = (token: string) => valuesOf(token)[theme] ?? '';
  for (const fill of ['fill', 'fill-deep']) expect(contrast(of(fill), of('on-fill'))).toBeGreaterThan(4.5);
  for (const wall of ['wall', 'wall-deep']) expect(contrast(of('fill'), of(wall))).toBeGreaterThan(3);
});

test('by night a button is darker than the words in the accent: it must not outshine a picture', () => {
  const [, night = ''] = valuesOf('fill');
  expect(luminance(night)).toBeLessThan(luminance(valuesOf('accent')[1] ?? '') / 2);
});
