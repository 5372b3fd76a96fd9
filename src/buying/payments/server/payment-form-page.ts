import { createHash } from 'node:crypto';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { html, raw } from 'hono/html';
import type { Locale } from '#shared/locale.ts';
import type { Begun, ProviderPayType } from './payment-provider.ts';

const SEND = 'document.forms[0].submit()';
/** The hash by which the content policy allows the page's only script. */
export const SEND_HASH = createHash('sha256').update(SEND).digest('base64');

/** The shop's style (kit/style.css) for one heading and one button: these pages load nothing. */
export const PAY_PAGE_STYLE = `
:root { color-scheme: light dark; --wall: #faf8f4; --ink: #1d1a16; --fill: #8a3220; --on-fill: #fdfaf5; --focus: #1d4f91 }
@media (prefers-color-scheme: dark) {
  :root { --wall: #171614; --ink: #ece7de; --fill: #ac5540; --on-fill: #fdfaf5; --focus: #8fbaf0 }
}
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--wall); color: var(--ink);
  font: 1.0625rem/1.55 'Source Sans 3', system-ui, sans-serif }
:lang(zh) body { line-height: 1.75 }
main { max-width: 34rem; padding: 2rem 1rem; text-align: center }
h1 { font: 400 2rem/1.25 Newsreader, Georgia, serif }
h1, p { text-wrap: balance }
p { margin: .5rem 0 }
button { font: inherit; font-weight: 500; margin-top: 1.5rem; padding: .5rem 1.5rem; min-height: 2.75rem; cursor: pointer;
  border: 1px solid var(--fill); border-radius: 2px; background: var(--fill); color: var(--on-fill) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px }
`;

const WORDS_OF = {
  card: {
    title: msg`We are taking you to the card payment`,
    notes: [
      msg`Cards issued outside Taiwan only.`,
      msg`You enter your card number on the bank’s page; we never see it.`,
    ],
    go: msg`Continue to the card payment`,
  },
  ecpay: {
    title: msg`We are taking you to ECPay`,
    notes: [msg`You pay on ECPay’s page; we never see your card number.`],
    go: msg`Continue to ECPay`,
  },
} as const;

/** Submits a signed form to the provider; without scripts, the buyer presses a button. */
export function formPage(
  { action, fields }: Extract<Begun, { way: 'form' }>,
  { paytype, locale, i18n }: { paytype: ProviderPayType; locale: Locale; i18n: I18n },
): string {
  const { title, notes, go } = WORDS_OF[paytype === 'cybersource' || paytype === 'cybersource_usd' ? 'card' : 'ecpay'];
  const inputs = fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return String(html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${i18n._(title)}</title>
<style>${raw(PAY_PAGE_STYLE)}</style>
</head>
<body><main>
<h1>${i18n._(title)}</h1>
${notes.map((note) => html`<p>${i18n._(note)}</p>`)}
<form method="post" action="${action}" accept-charset="utf-8">${inputs}
<button type="submit">${i18n._(go)}</button>
</form>
</main><script>${raw(SEND)}</script></body>
</html>`);
}
