import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { knownSearch } from './known-search.ts';

const readStep = ({ step }: Record<string, unknown>): { step?: number } =>
  /^[123]$/.test(String(step)) ? { step: Number(step) } : {};

/** The search of a page at this address. */
function searchAt(href: string): Record<string, unknown> | undefined {
  const root = createRootRoute();
  const cart = createRoute({
    getParentRoute: () => root,
    path: '/cart',
    validateSearch: knownSearch(['step'], readStep),
  });
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createRouter({ routeTree: root.addChildren([cart]), history });
  return router.matchRoutes(router.latestLocation).at(-1)?.search;
}

test('a page gets the parameters it knows', () => {
  expect(searchAt('/cart?step=2')?.step).toBe(2);
});

test.for(['checkout', '0', '4', '-1', '1.5', 'NaN', ''])('a page does not get step=%s', (step) => {
  expect(searchAt(`/cart?step=${step}`)?.step).toBeUndefined();
});
