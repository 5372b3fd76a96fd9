import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';

test.each(['<tags>', '<b>bold</b>', '<0>first</0>', '<0/>', 'a < b > c', '</b>', '“<i/>”'])(
  'a message shows what a person typed as it is: %s',
  async (keyword) => {
    const message = (
      <I18nProvider i18n={await i18nFor('en')}>
        <Trans>Search results for “{keyword}”</Trans>
      </I18nProvider>
    );

    const escaped = keyword.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(renderToStaticMarkup(message)).toBe(`Search results for “${escaped}”`);
  },
);
