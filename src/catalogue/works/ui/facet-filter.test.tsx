import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { FacetFilter } from './facet-filter.tsx';

const ROW_REM = 2.25;

async function listOf(count: number): Promise<string> {
  const values = Array.from({ length: count }, (_, at) => ({ code: `${at}`, name: `Artist ${at}`, count: 1 }));
  return renderToStaticMarkup(
    <I18nProvider i18n={await i18nFor('en')}>
      <FacetFilter
        filter="artist"
        legend="Artist"
        values={values}
        nameOf={({ name }) => name}
        search={{}}
        onToggle={() => undefined}
      />
    </I18nProvider>,
  );
}

test('a long list ends in the middle of a row, so that one sees there are more', async () => {
  const [, height] = /max-h-\[([\d.]+)rem\]/.exec(await listOf(30)) ?? [];

  expect((Number(height) / ROW_REM) % 1).toBe(0.5);
  expect(await listOf(20)).not.toContain('max-h-');
});
