import { expect, test } from 'vitest';
import { violationsOf } from './import-rules.ts';

const why = (file: string, source: string) => violationsOf(file, source).map((violation) => violation.why);

test('a feature may use the contract, rules and service of another', () => {
  const source =
    "import { a } from '#features/cart/cart.contract.ts';\nimport { b } from '../../cart/server/cart.service.ts';";
  expect(why('src/features/orders/server/order.service.ts', source)).toEqual([]);
});

test('a feature may not use the tables, routes or pages of another', () => {
  expect(
    why('src/features/orders/server/order.service.ts', "import { a } from '#features/cart/server/cart.tables.ts';"),
  ).toHaveLength(1);
  expect(
    why('src/features/orders/ui/order-page.tsx', "import { a } from '#features/cart/ui/cart-line.tsx';"),
  ).toHaveLength(1);
});

test('ui never reaches a server folder, also by a late import', () => {
  expect(why('src/features/cart/ui/cart-page.tsx', "const a = import('../server/cart.service.ts');")).toHaveLength(1);
});

test('shared imports nothing of ours', () => {
  expect(why('src/shared/money.ts', "import { a } from '#web/session.ts';")).toHaveLength(1);
});
