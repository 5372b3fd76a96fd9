import type { Reply } from '../http/exchange.ts';
import { type Html, html, page } from '../pages/page.ts';
import { langOf, WORDS, type Words } from '../pages/words.ts';
import type { CardSession } from '../state/records.ts';
import { CARDS, type Card } from './cards.ts';
import type { Fields } from './form-check.ts';

/** The outcomes that have a button of their own; the others are in a list. */
const FIRST = ['accept', 'partial', 'review_480', 'decline_204', 'error_150', 'error_151_charged'] as const;

/** The page where the buyer would type a card, and here chooses an outcome. */
export function cardPage(session: CardSession, form: Fields, leads_to: readonly string[]): Reply {
  const lang = langOf(form.get('locale') ?? 'en-us');
  const words = WORDS[lang];
  const hidden = html`<input type="hidden" name="session" value="${session.id}">`;
  const buttons = FIRST.map((name, index) => {
    const label = cardLabel(name, words);
    return html`<button name="card" value="${name}" class="${index === 0 ? 'first' : ''}">${label}</button>`;
  });
  const options = [...CARDS.keys()].map((name) => html`<option value="${name}">${cardLabel(name, words)}</option>`);
  const body = html`<dl>
<dt>${words.order}</dt><dd>${form.get('reference_number') ?? ''}</dd>
<dt>${words.amount}</dt><dd>${form.get('currency') ?? ''} ${form.get('amount') ?? ''}</dd>
</dl>
<p>${words.card_intro}</p>
<form method="post" action="/pay/card">${hidden}${buttons}</form>
<details><summary>${words.more}</summary>
<form method="post" action="/pay/card">${hidden}<label for="card">${words.outcome}</label>
<select id="card" name="card">${options}</select><button>${words.use}</button></form></details>
<form method="post" action="/pay/cancel">${hidden}<button>${words.cancel_card}</button></form>`;
  return page({ lang, title: words.card_title, body, leads_to });
}

function cardLabel(name: string, words: Words): string {
  const card = CARDS.get(name);
  if (!card) return name;
  return words.with_code.replace('{kind}', kindOf(card, words)).replace('{code}', card.reason_code);
}

function kindOf({ decision, status }: Card, words: Words): string {
  if (decision === 'ERROR') return status === 'CHARGED' ? words.error_charged : words.error;
  if (decision === 'ACCEPT') return status === 'PARTIAL' ? words.partial : words.accept;
  return decision === 'REVIEW' ? words.review : words.declined;
}

/** Posts an answer to the shop through the browser: automatically with scripts, by its button without. */
export function receiptPage(form: Fields, url: string, answer: readonly [string, string][]): Reply {
  const lang = langOf(form.get('locale') ?? 'en-us');
  const words = WORDS[lang];
  const inputs = answer.map(([name, value]): Html => html`<input type="hidden" name="${name}" value="${value}">`);
  // No field of the answer is called "submit", which would hide the form's own.
  const body = html`<p>${words.receipt_text}</p>
<form method="post" action="${url}">${inputs}<button class="first">${words.receipt_button}</button></form>`;
  return page({ lang, title: words.receipt_title, body, leads_to: [url], submits: true });
}

/** The page for a buyer whose browser does not return to the shop. */
export function closedPage(form: Fields): Reply {
  const lang = langOf(form.get('locale') ?? 'en-us');
  const words = WORDS[lang];
  return page({ lang, title: words.closed_title, body: html`<p>${words.closed_text}</p>` });
}

/** The provider's 403: it never says what was wrong. */
export function refusedPage(locale: string): Reply {
  const lang = langOf(locale);
  const words = WORDS[lang];
  return page({ lang, title: words.refused_title, body: html`<p>${words.refused_text}</p>`, status: 403 });
}
