import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { LOCALES } from '#shared/locale.ts';
import type { ShopWorkReply } from '../works.contract.ts';
import { SaleNote } from './sale-note.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

async function shown(locale: (typeof LOCALES)[number], more: object): Promise<string> {
  const item = { status: 'online', sale_mode: 'exhibition', ...more } as unknown as ShopWorkReply['item'];
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <I18nProvider i18n={await i18nFor(locale)}>
        <SaleNote item={item} />
      </I18nProvider>
    </RouterContextProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, '');
}

test('an exhibition work says where it is sold, and without a place has no dangling colon', async () => {
  expect(await shown('en', { exhibition_where: 'Cornice in Puli' })).toContain('stores: Cornice in Puli. Please');
  expect(await shown('en', {})).toBe('Sold only in our exhibition stores. Please contact customer service.');
  for (const locale of LOCALES) expect(await shown(locale, {})).not.toMatch(/[:：]\s*[.。，]/);
});
