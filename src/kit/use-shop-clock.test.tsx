import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { useShopClock } from './use-shop-clock.ts';

function Clock() {
  return useShopClock()('2026-11-14T16:30:00Z');
}

afterEach(() => vi.unstubAllEnvs());

async function readIn(zone: string): Promise<string> {
  vi.stubEnv('TZ', zone);
  const i18n = await i18nFor('en');
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Clock />
    </I18nProvider>,
  );
}

test.for(['Europe/Paris', 'America/New_York', 'UTC', 'Asia/Hong_Kong'])(
  'read in %s a moment is Taipei’s, and says so',
  async (zone) => {
    expect(await readIn(zone)).toMatch(/^Nov 15, 2026, .*12:30.* \(Taipei\)$/);
  },
);

test('read in Taipei a moment needs no name of a place', async () => {
  expect(await readIn('Asia/Taipei')).toMatch(/^Nov 15, 2026, .*12:30/);
  expect(await readIn('Asia/Taipei')).not.toContain('Taipei');
});
