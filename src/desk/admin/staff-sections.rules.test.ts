import { expect, test } from 'vitest';
import { accessOf } from './staff-sections.rules.ts';

test.for([
  ['/admin', 'staff'],
  ['/admin/order/CN-261117-0000AB', 'staff'],
  ['/admin/review', 'reviewer'],
  ['/admin/review/7', 'reviewer'],
  ['/admin/workshop', 'workshop'],
  ['/admin/prices/3', 'editor'],
  ['/admin/setting', 'admin'],
  ['/admin/unknown', 'staff'],
] as const)('%s is for %s', ([path, access]) => {
  expect(accessOf(path)).toBe(access);
});
