import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { useOrderFormat } from './use-order-format.ts';

/** In the evening of the 17th in California, in the morning of the 18th in Taipei. */
const AT = '2026-11-18T02:30:00Z';

function Times() {
  const { moment, ownDay, time, lastDay } = useOrderFormat();
  return [moment, ownDay, time, lastDay].map((write) => write(AT)).join('|');
}

afterEach(() => vi.unstubAllEnvs());

async function readIn(zone: string): Promise<string[]> {
  vi.stubEnv('TZ', zone);
  const i18n = await i18nFor('en');
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Times />
    </I18nProvider>,
  );
  return page.split('|');
}

test('a buyer in California reads when it happened on their clock, and deadlines on Taipei’s', async () => {
  const [moment, ownDay, time, lastDay] = await readIn('America/Los_Angeles');
  expect(moment).toMatch(/^Nov 17, 2026, .*6:30/);
  expect(ownDay).toBe('November 17, 2026');
  expect(time).toMatch(/^Nov 18, 2026, .*10:30.* \(Taipei\)$/);
  expect(lastDay).toBe('November 18, 2026 (Taipei)');
});

test('a buyer in Taipei reads one clock, without its name', async () => {
  const [moment, , time, lastDay] = await readIn('Asia/Taipei');
  expect(moment).toBe(time);
  expect(lastDay).toBe('November 18, 2026');
});
