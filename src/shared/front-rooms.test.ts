import { expect, test } from 'vitest';
import { isFrontPage, partOf } from './front-rooms.ts';

test('what any front page says is in front, and the rest waits until somebody goes there', () => {
  expect(partOf(['src/features/catalog/ui/work-card.tsx', 'src/features/members/ui/login-page.tsx'])).toBe('front');
  expect(partOf(['src/features/members/ui/login-page.tsx'])).toBe('rooms');
  expect(partOf(['src/web/kit/components-page/tokens-section.tsx'])).toBe('rooms');
  expect(partOf(['src/shared/issue-messages.ts', 'src/api/server/replies.ts'])).toBe('rooms');
});

test('what only the server says never goes to a browser', () => {
  expect(partOf(['src/features/mail/server/mail-texts.ts'])).toBe('server');
  expect(partOf(['src/api/server/refusal-messages.ts', 'src/web/client/api-fetch.ts'])).toBe('front');
});

test('home, shop, artists and search are the front', () => {
  for (const path of ['/', '/shop', '/shop/3', '/artist/1', '/search']) expect(isFrontPage(path)).toBe(true);
  for (const path of ['/login', '/account', '/wall', '/cart']) expect(isFrontPage(path)).toBe(false);
});
