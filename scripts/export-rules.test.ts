import { expect, test } from 'vitest';
import { unusedExports } from './export-rules.ts';

const rules = { file: 'src/buying/orders/order.rules.ts', text: 'export const one = 1;\nexport const two = one;\n' };
const unused = (...others: { file: string; text: string }[]) =>
  unusedExports([rules, ...others])
    .filter(({ file }) => file === rules.file)
    .map(({ name, why }) => `${name}: ${why}`);

test('an export that no other file names is found, and one that a page uses is not', () => {
  expect(unused()).toEqual(['one: no other file uses it', 'two: no other file uses it']);
  const page = { file: 'src/buying/orders/ui/order-page.tsx', text: "import { one, two } from '../order.rules.ts';" };
  expect(unused(page)).toEqual([]);
  const late = { file: 'src/buying/orders/ui/order-page.tsx', text: "(await import('../order.rules.ts')).two" };
  expect(unused(late)).toEqual(['one: no other file uses it']);
});

test('what lives only because a test calls it is found; a part of something that is used may be tested alone', () => {
  const file = 'src/buying/orders/order.rules.test.ts';
  expect(unused({ file, text: "import { one, two } from './order.rules.ts';" })).toEqual(['two: only a test uses it']);
});
