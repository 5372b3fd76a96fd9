import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { ArtistPage } from './artist-page.tsx';

test('an artist without a picture has the whole width for the name', async () => {
  const artist = { artist_id: 1, name: 'Lin Shu-ho', place: '', intro: 'Ink.', story: 'Paper.' };
  const reply = { artist, works: [], works_total: 0, articles: [] } as unknown as Parameters<
    typeof ArtistPage
  >[0]['reply'];
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await i18nFor('en')}>
      <ArtistPage reply={reply} hangWorks={() => null} />
    </I18nProvider>,
  );

  expect(html.slice(0, html.indexOf('<h1'))).not.toContain('grid');
});
