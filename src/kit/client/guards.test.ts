import { expect, test } from 'vitest';
import { safeRedirect } from './guards.ts';

test.each(['/account', '/cart?step=2', '/account/order/CN-1#top', '/news/山'])(
  'after login one may go to %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/a\nb',
  `/${'a'.repeat(600)}`,
  7,
  undefined,
])('after login nobody is sent to %s', (path) => {
  expect(safeRedirect(path)).toBeUndefined();
});
