import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { setStaffTitles, silentPage } from './shell-head.ts';
import { staffPageTitles } from './staff-page-titles.ts';

setStaffTitles(staffPageTitles);

/** The route of a file, as the router names it. */
const routeOf = (file: string) =>
  `/${file
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/')
    .replace(/index$/, '')}`;

test('every page under the account, the cart and the back office has a name on the server too', async () => {
  const files = (await readdir('src/app/routes')).filter((file) =>
    /^(account|cart|admin|preview)\.(?!tsx$)/.test(file),
  );

  expect(files.length).toBeGreaterThan(10);
  for (const routeId of files.map(routeOf)) expect(silentPage([{ routeId, status: 'success' }]), routeId).toBeDefined();
});

test('the longer beginning of an address counts', () => {
  const names = ['/account/', '/account/order/$code', '/admin/payment', '/admin/order/', '/cart/check', '/shop/'].map(
    (routeId) => silentPage([{ routeId, status: 'success' }]),
  );

  expect(names).toEqual(['account', 'order', staffPageTitles.payment, staffPageTitles.order, 'cartCheck', undefined]);
});

test('a page whose work there is not is one that was not found', () => {
  expect(silentPage([{ routeId: '/shop/$id', status: 'notFound' }])).toBe('notFound');
  expect(silentPage([{ routeId: '/shop/$id', status: 'success' }])).toBeUndefined();
});
