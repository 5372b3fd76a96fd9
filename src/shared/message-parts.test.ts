import { expect, test } from 'vitest';
import { messagePartOf, needsOnlyFirstPart } from './message-parts.ts';

test('texts of the first pages are in the first part, and the rest is loaded later', () => {
  const shared = ['src/catalogue/works/ui/work-card.tsx', 'src/people/members/ui/login-page.tsx'];

  expect(messagePartOf(shared)).toBe('first');
  expect(messagePartOf(['src/people/members/ui/login-page.tsx'])).toBe('rest');
  expect(messagePartOf(['src/kit/components-page/tokens-section.tsx'])).toBe('rest');
  expect(messagePartOf(['src/kit/blocks/packing.tsx'])).toBe('rest');
  expect(messagePartOf(['src/app/pages/page-titles.ts'])).toBe('first');
  expect(messagePartOf(['src/app/pages/later-page-titles.ts'])).toBe('rest');
  expect(messagePartOf(['src/catalogue/cart/ui/add-to-cart-button.tsx'])).toBe('first');
  expect(messagePartOf(['src/catalogue/cart/add-to-cart.queries.ts'])).toBe('first');
  expect(messagePartOf(['src/shared/return-promise.ts', 'src/people/mail/server/mail-texts.ts'])).toBe('first');
  expect(messagePartOf(['src/catalogue/cart/ui/purchase-list.tsx'])).toBe('rest');
  expect(messagePartOf(['src/selling/directory/ui/artist-page.tsx'])).toBe('first');
  expect(messagePartOf(['src/selling/directory/ui/seller/new-artist.tsx'])).toBe('rest');
  expect(messagePartOf(['src/selling/directory/ui/desk/move-form.tsx'])).toBe('rest');
  expect(messagePartOf(['src/buying/home/ui/home-page.tsx'])).toBe('first');
  expect(messagePartOf(['src/buying/home/ui/desk/parts-list.tsx', 'src/kit/desk/desk-list.tsx'])).toBe('rest');
  expect(messagePartOf(['src/shared/issue-messages.ts', 'src/http/server/replies.ts'])).toBe('rest');
});

test('texts of the server only never reach a browser', () => {
  expect(messagePartOf(['src/people/mail/server/mail-texts.ts'])).toBe('server');
  expect(messagePartOf(['src/http/server/refusal-messages.ts', 'src/kit/client/api-fetch.ts'])).toBe('first');
});

test('home, shop, artists and search need only the first part', () => {
  for (const path of ['/', '/shop', '/shop/3', '/artist/1', '/search']) expect(needsOnlyFirstPart(path)).toBe(true);
  for (const path of ['/login', '/account', '/wall', '/cart']) expect(needsOnlyFirstPart(path)).toBe(false);
});
