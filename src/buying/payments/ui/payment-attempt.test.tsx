import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { ATTEMPT_STATES } from '../payment-states.rules.ts';
import type { Attempt } from './attempt.ts';
import { PaymentAttempt } from './payment-attempt.tsx';
import { PaymentEvents } from './payment-events.tsx';

const attempt: Attempt = {
  attempt_id: '0198c0de-0000-7000-8000-000000000001',
  number: 2,
  reference: 'CN-261114-7F3K9Q-2',
  paytype: 'paypal',
  amount: 19_950,
  currency: 'USD',
  state: 'held',
  reason: 'amount_differs',
  provider_id: '5O190127TN364715T',
  transaction_id: null,
  told_amount: null,
  told_currency: null,
  created_at: '2026-11-14T02:00:00.000Z',
  changed_at: '2026-11-14T02:05:00.000Z',
};

async function shown(part: ReactNode): Promise<string> {
  const i18n = await i18nFor('en');
  const html = renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

const asSupportSees = (one: Attempt) =>
  shown(
    <PaymentAttempt
      code="CN-261114-7F3K9Q"
      attempt={one}
      mayAct={false}
      decide={() => Promise.resolve()}
      copyButton={({ name }) => `[copy ${name}]`}
    />,
  );

test('a payment shows its state and reason in words, and its numbers can be copied', async () => {
  const text = await asSupportSees(attempt);

  expect(text).toContain('Attempt 2 · PayPal US$199.50');
  expect(text).toContain('Finance has to decide');
  expect(text).toContain('Reason: Amount differs from the order');
  expect(text).toContain('5O190127TN364715T [copy The provider’s number]');
  // The money has no number yet.
  expect(text).not.toContain('Transaction number');
});

test('staff outside finance see a payment but have no actions', async () => {
  for (const state of ATTEMPT_STATES) {
    const text = await asSupportSees({ ...attempt, state });
    expect(text, state).not.toMatch(/Ask the provider now|The payment has arrived|No payment has arrived/);
  }
});

test('an unverified message shows why, with the recorded details beside it', async () => {
  const event = { event_id: 7, attempt_id: attempt.attempt_id, how: 'notify', at: attempt.changed_at } as const;
  const forged = { ...event, kind: 'ACCEPT', verified: false, problem: 'signature', noted: { req_amount: '1.00' } };

  const text = await shown(<PaymentEvents payments={{ attempts: [attempt], events: [forged], cases: [] }} />);

  expect(text).toContain('Attempt 2');
  expect(text).toContain('Message from the provider: ACCEPT');
  expect(text).toContain('Not verified: The signature is wrong');
  expect(text).toContain('req_amount 1.00');
});
