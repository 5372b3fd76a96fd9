import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { html, raw } from 'hono/html';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { type Locale, langOf } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import type { TestChoice } from '../payment.contract.ts';
import type { AttemptRow } from './payment-attempt.service.ts';
import { PAY_PAGE_STYLE } from './payment-form-page.ts';
import { testChoicesOf } from './test-provider.ts';

const CHOICE_WORDS = {
  pay: msg`Pay (simulated)`,
  number_paid: msg`Get a number, and pay it (simulated; arrives within three minutes)`,
  number_unpaid: msg`Get a number, and do not pay it`,
  decline: msg`Decline the payment`,
  cancel: msg`Go back without paying`,
} satisfies Record<TestChoice, unknown>;

const STYLE = `${PAY_PAGE_STYLE}
.mark { border: 2px solid var(--fill); padding: .75rem 1rem; font-weight: 600 }
form { display: grid; gap: .75rem; margin-top: 1.5rem }
button { margin: 0 }
button + button { background: none; color: var(--ink); border-color: currentColor }
`;

/** The page of the simulated provider: it asks only for a choice. Works without scripts. */
export function testPaymentPage(
  { attempt_id, reference, paytype, amount, currency }: AttemptRow,
  locale: Locale,
  i18n: I18n,
): string {
  const name = i18n._(PAY_TYPES[paytype].name);
  const title = i18n._(msg`Simulated payment: ${{ name }}`);
  const sum = formatMoney(amount, currency, locale);
  const at = (choice: TestChoice) =>
    `/api/payment/test/choose?${new URLSearchParams({ attempt: attempt_id, choice, lang: langOf(locale) })}`;
  return String(html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body><main>
<p class="mark">${i18n._(msg`Test mode: no money is taken; orders are not delivered.`)}</p>
<h1>${title}</h1>
<p>${reference} · ${sum}</p>
<p>${i18n._(msg`Choose the provider’s answer. Do not enter a card number or a password anywhere.`)}</p>
<form method="post">${testChoicesOf(paytype).map(
    (choice) => html`<button type="submit" formaction="${at(choice)}">${i18n._(CHOICE_WORDS[choice])}</button>`,
  )}</form>
</main></body>
</html>`);
}
