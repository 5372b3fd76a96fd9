import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { type NoticeFacts, type NoticeKind, noticePath } from './notice.rules.ts';
import { noticeText } from './notice.words.ts';

test('a difference is about what its books compare', async () => {
  const i18n = await i18nFor('en');
  const differ = (kind: NoticeKind, subject: string, more: NoticeFacts = {}) => {
    const notice = { kind, subject, facts: { what: 'books_differ' as const, ...more } };
    return [noticeText(i18n, notice), noticePath(notice)];
  };

  expect(differ('payout', 'PO-1-2')).toEqual([
    'Our payouts and the ledger of shares differ',
    '/admin/books-case?keyword=PO-1-2',
  ]);
  expect(differ('payment_problem', 'C7', { order: 'C7' })[0]).toBe(
    'Our records of order C7 differ from external records',
  );
  expect(differ('payment_problem', 'paypal 8A1')).toEqual([
    'Our records of paypal 8A1 differ from external records',
    '/admin/books-case?keyword=paypal%208A1',
  ]);
  // Of a version that compared the payments of a day at once.
  expect(differ('payment_problem', '2026-11-01', { count: 3 })).toEqual([
    'Our payments of 2026-11-01 differ from the provider’s records',
    '/admin/books-case',
  ]);
});
