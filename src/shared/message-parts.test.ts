import { expect, test } from 'vitest';
import { messagePartOf, needsOnlyFirstPart } from './message-parts.ts';

test('what any of the first pages says is in the first part, and the rest waits until somebody goes there', () => {
  const shared = ['src/features/catalog/ui/work-card.tsx', 'src/features/members/ui/login-page.tsx'];

  expect(messagePartOf(shared)).toBe('first');
  expect(messagePartOf(['src/features/members/ui/login-page.tsx'])).toBe('rest');
  expect(messagePartOf(['src/web/kit/components-page/tokens-section.tsx'])).toBe('rest');
  expect(messagePartOf(['src/web/kit/blocks/packing.tsx'])).toBe('rest');
  expect(messagePartOf(['src/web/pages/page-titles.ts'])).toBe('first');
  expect(messagePartOf(['src/web/pages/later-page-titles.ts'])).toBe('rest');
  expect(messagePartOf(['src/features/cart/ui/add-to-cart-button.tsx'])).toBe('first');
  expect(messagePartOf(['src/features/cart/add-to-cart.queries.ts'])).toBe('first');
  expect(messagePartOf(['src/shared/return-promise.ts', 'src/features/mail/server/mail-texts.ts'])).toBe('first');
  expect(messagePartOf(['src/features/cart/ui/purchase-list.tsx'])).toBe('rest');
  expect(messagePartOf(['src/features/directory/ui/artist-page.tsx'])).toBe('first');
  expect(messagePartOf(['src/features/directory/ui/seller/new-artist.tsx'])).toBe('rest');
  expect(messagePartOf(['src/features/directory/ui/desk/move-form.tsx'])).toBe('rest');
  expect(messagePartOf(['src/features/home/ui/home-page.tsx'])).toBe('first');
  expect(messagePartOf(['src/features/home/ui/desk/parts-list.tsx', 'src/web/kit/desk/desk-list.tsx'])).toBe('rest');
  expect(messagePartOf(['src/shared/issue-messages.ts', 'src/api/server/replies.ts'])).toBe('rest');
});

test('what only the server says never goes to a browser', () => {
  expect(messagePartOf(['src/features/mail/server/mail-texts.ts'])).toBe('server');
  expect(messagePartOf(['src/api/server/refusal-messages.ts', 'src/web/client/api-fetch.ts'])).toBe('first');
});

test('home, shop, artists and search need only the first part', () => {
  for (const path of ['/', '/shop', '/shop/3', '/artist/1', '/search']) expect(needsOnlyFirstPart(path)).toBe(true);
  for (const path of ['/login', '/account', '/wall', '/cart']) expect(needsOnlyFirstPart(path)).toBe(false);
});
