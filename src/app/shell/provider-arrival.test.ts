import { expect, test } from 'vitest';
import { withoutOauth } from './provider-arrival.ts';

test.for([
  ['/', '?oauth=1', '/'],
  ['/zh-Hant', '?oauth=link', '/zh-Hant'],
  ['/login', '?redirect=%2Fcart&oauth=1&oauth_error=denied', '/login?redirect=%2Fcart&oauth_error=denied'],
  ['/shop', '?oauth=1&keyword=%E5%B1%B1', '/shop?keyword=%E5%B1%B1'],
] as const)('a sign-in that failed leaves %s%s for %s', ([pathname, search, left]) => {
  expect(withoutOauth({ pathname, search })).toBe(left);
});
