import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { ApiFailure } from './client/api-failure.ts';
import { NotLoaded } from './not-loaded.tsx';

async function shownAfter(status: number): Promise<string> {
  const error = new ApiFailure(status, 'any', 'Any');
  return renderToStaticMarkup(
    <I18nProvider i18n={await i18nFor('en')}>
      <NotLoaded error={error} again={() => undefined} missing={<h1>Member not found</h1>} />
    </I18nProvider>,
  );
}

test.each([0, 429, 500, 502])(
  'without an answer (%i) nothing is called missing, and it can be asked for again',
  async (status) => {
    const html = await shownAfter(status);

    expect(html).toContain('This page could not be loaded');
    expect(html).toContain('Try again');
    expect(html).not.toContain('Member not found');
  },
);

test('what the shop says is not there is called so', async () => {
  expect(await shownAfter(404)).toBe('<h1>Member not found</h1>');
});
