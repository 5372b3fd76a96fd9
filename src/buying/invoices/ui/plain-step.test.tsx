import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import type { InvoiceState } from '../invoice-states.rules.ts';
import { PlainStep } from './plain-step.tsx';

async function shown(action: 'retry' | 'hand_over', state: InvoiceState): Promise<string> {
  const i18n = await i18nFor('en');
  const asked = { state, relate_number: 'CN26111912345V1' };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PlainStep action={action} invoice={asked} send={() => Promise.resolve()} onClose={() => {}} />
    </I18nProvider>,
  );
}

test('an invoice whose answer was lost is handed over only by someone who has looked for it', async () => {
  const lost = await shown('hand_over', 'issuing');
  expect(lost).toContain('type="checkbox"');
  expect(lost).toContain('CN26111912345V1');
  expect(await shown('hand_over', 'queued')).not.toContain('checkbox');
  expect(await shown('retry', 'issuing')).not.toContain('checkbox');
});
