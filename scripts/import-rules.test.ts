import { expect, test } from 'vitest';
import { cyclesAmong, packagesOfSimulator, sharedWithSimulator, violationsOf } from './import-rules.ts';

const why = (file: string, source: string) => violationsOf(file, source).map((violation) => violation.why);

test('a feature may use the contract, rules, queries and service of one below it', () => {
  const source = `
    import { a } from '#catalogue/cart/cart.contract.ts';
    import { b } from '../../../catalogue/cart/server/cart.service.ts';
    import { c } from '#catalogue/cart/cart.queries.ts';
    import { d } from '#catalogue/works/work-choices.rules.ts';`;
  expect(why('src/buying/orders/server/order.service.ts', source)).toEqual([]);
});

test('a feature may not use one above it, by any file', () => {
  expect(why('src/catalogue/cart/cart.rules.ts', "import { a } from '#buying/orders/order.contract.ts';")).toEqual([
    'src/catalogue is below src/buying',
  ]);
  expect(why('src/catalogue/cart/cart.rules.ts', "import { a } from '#catalogue/wall/wall.rules.ts';")).toEqual([
    'catalogue/wall is above catalogue/cart',
  ]);
});

test('a feature may not use the tables, routes or pages of another, nor any other door', () => {
  const tables = "import { a } from '#catalogue/cart/server/cart.tables.ts';";
  const page = "import { a } from '#catalogue/cart/ui/cart-line.tsx';";
  const door = "import { a } from '#people/members/member.fields.ts';";
  for (const source of [tables, page, door]) expect(why('src/buying/orders/ui/order-page.tsx', source)).not.toEqual([]);
});

test('a module without a place in the order is reported', () => {
  expect(why('src/catalogue/news/news.rules.ts', "import { a } from '#catalogue/cart/cart.rules.ts';")).toEqual([
    'catalogue/news has no place in scripts/layers.ts',
  ]);
});

test('a floor uses no floor above it', () => {
  expect(why('src/shared/money.ts', "import { a } from '#kit/client/session.ts';")).toEqual([
    'src/shared is below src/kit',
  ]);
  expect(why('src/ground/places/countries.ts', "import { a } from '#catalogue/cart/cart.rules.ts';")).toHaveLength(1);
  expect(why('src/kit/price.tsx', "import { a } from '#catalogue/cart/cart.rules.ts';")).toHaveLength(1);
  expect(why('src/http/server/context.ts', "import type { Api } from '#app/server/app.ts';")).toHaveLength(1);
});

test('the app sees everything', () => {
  expect(why('src/app/routes/cart.tsx', "import { a } from '#catalogue/cart/ui/cart-line.tsx';")).toEqual([]);
  expect(why('src/app/server/app.ts', "import { a } from '#catalogue/cart/server/cart.routes.ts';")).toEqual([]);
});

test('what runs in the browser never reaches a server folder, also by a late import', () => {
  expect(why('src/catalogue/cart/ui/cart-page.tsx', "const a = import('../server/cart.service.ts');")).toHaveLength(1);
});

test('rooms that reach each other are found as one circle', () => {
  const rooms = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a', 'd'])],
    ['d', new Set<string>()],
  ]);
  expect(cyclesAmong(rooms)).toEqual([['a', 'b', 'c']]);
  rooms.set('c', new Set(['d']));
  expect(cyclesAmong(rooms)).toEqual([]);
});

test('the shop and the payment simulator share no code, whichever way', () => {
  const shared = (file: string, source: string) => sharedWithSimulator(file, source).map(({ imported }) => imported);
  const money = "import { a } from '#shared/money.ts';";
  expect(shared('simulator/paypal/orders.ts', money)).toEqual(['src/shared/money.ts']);
  expect(shared('simulator/paypal/orders.ts', "import { a } from '../../src/shared/money.ts';")).toHaveLength(1);
  expect(shared('simulator/paypal/orders.ts', "import { a } from '../money.ts';")).toEqual([]);
  expect(shared('src/buying/payments/server/a.ts', "const a = import('../../../../simulator/keys.ts');")).toEqual([
    'simulator/keys.ts',
  ]);
  expect(shared('src/buying/payments/server/a.ts', money)).toEqual([]);
});

test('the payment simulator needs no package', () => {
  const packages = (source: string) => packagesOfSimulator('simulator/main.ts', source).map(({ imported }) => imported);
  expect(packages("import { z } from 'zod';\nimport { a } from 'node:http';\nimport { b } from './keys.ts';")).toEqual([
    'zod',
  ]);
});
