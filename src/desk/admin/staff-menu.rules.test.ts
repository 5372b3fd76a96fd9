import { expect, test } from 'vitest';
import type { Person, StaffRole } from '#shared/rights.ts';
import { countsByPlace, dailyPagesOf, findEntries, type MenuEntry, menuOf } from './staff-menu.rules.ts';

const withRole = (staff_role: StaffRole): Person => ({ type: 'basic', standing: 'none', staff_role });

test.for([
  ['admin', ['/admin', '/admin/order', '/admin/message']],
  ['support', ['/admin', '/admin/order', '/admin/message']],
  ['workshop', ['/admin', '/admin/order', '/admin/workshop']],
  ['finance', ['/admin', '/admin/order', '/admin/statement']],
  ['reviewer', ['/admin', '/admin/order', '/admin/review']],
  ['editor', ['/admin', '/admin/order', '/admin/work']],
] as const)('the bottom bar of %s has three pages that they may open', ([role, pages]) => {
  expect(dailyPagesOf(withRole(role)).map(({ to }) => to)).toEqual(pages);
});

test('a menu has no section without a page', () => {
  const menu = menuOf(withRole('workshop'));

  expect(menu.map(({ pages }) => pages.map(({ to }) => to))).toEqual([
    ['/admin', '/admin/order', '/admin/workshop'],
    ['/admin/me'],
  ]);
});

test('tasks are counted beside the page on which they are done', () => {
  const counts = countsByPlace([
    { what: 'transfers', count: 2 },
    { what: 'refunds', count: 1 },
    { what: 'to_make', count: 4 },
    { what: 'to_ship', count: 3 },
    { what: 'messages', count: 5 },
  ]);

  expect(Object.fromEntries(counts)).toEqual({ '/admin/order': 3, '/admin/workshop': 7, '/admin/message': 5 });
});

const ENTRIES: MenuEntry[] = [
  { to: '/admin/review', name: '待審作品', section: '目錄' },
  { to: '/admin/work', name: '作品', section: '目錄' },
  { to: '/admin/order', name: '訂單', section: '訂單' },
  { to: '/admin/statement', name: '銀行對帳單', section: '訂單' },
];

test.for([
  ['作品', ['/admin/work', '/admin/review']],
  ['訂單', ['/admin/order', '/admin/statement']],
  ['ORDER', ['/admin/order']],
  ['ｏｒｄｅｒ', ['/admin/order']],
  ['目錄 待', ['/admin/review']],
  ['admin', []],
  ['  ', []],
  ['nothing', []],
] as const)('the search for “%s” finds %s', ([typed, found]) => {
  expect(findEntries(typed, ENTRIES).map(({ to }) => to)).toEqual(found);
});
