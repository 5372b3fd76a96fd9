import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { WhatIsRefunded } from './what-is-refunded.tsx';

/** The page's text this many days after arrival. */
async function said(days: number, shipping_fee = 160): Promise<string> {
  const arrival = new Date(Date.now() - days * 86_400_000).toISOString();
  return renderToStaticMarkup(
    <I18nProvider i18n={await i18nFor('en')}>
      <WhatIsRefunded order={{ shipping_fee, currency: 'NTD', freight: { times: { arrival } } }} />
    </I18nProvider>,
  );
}

test('in the first week a whole order is refunded with its delivery fee, and the page says until when', async () => {
  expect(await said(1)).toMatch(
    /whole order by \w+ \d+, \d{4} \(Taipei\), we also refund the delivery fee of NT\$160\.$/,
  );
});

test('in the second week the page says that the delivery fee is not refunded', async () => {
  expect(await said(9)).toBe(
    'We refund the price of the prints, without the delivery fee of NT$160, within 15 days of receiving them.',
  );
});

test('without a delivery fee the page mentions none', async () => {
  for (const days of [1, 9])
    expect(await said(days, 0)).toBe('We refund the price of the prints within 15 days of receiving them.');
});
