import type { Reply, Request } from '../http/exchange.ts';
import type { Route } from '../http/router.ts';
import { type Html, html, page } from '../pages/page.ts';
import { type Lang, WORDS, type Words } from '../pages/words.ts';
import { noteRefusal, type World } from '../world.ts';
import { numberFields, paidFields } from './callbacks.ts';
import { macOf, slashTime } from './forms.ts';
import { doAction, queryTrade } from './queries.ts';
import type { Trade } from './records.ts';
import { CHOICES, choose, isOver, offered, openTrade } from './trades.ts';

/** From memory: Language is sent for other languages than the usual Chinese. */
const LANGUAGES: Readonly<Record<string, Lang>> = { ENG: 'en', KOR: 'en', JPN: 'en', CHI: 'zh-CN' };
const langOf = (language: string | null | undefined): Lang => LANGUAGES[language ?? ''] ?? 'zh-Hant';

export const ecpayRoutes: readonly Route[] = [
  ['POST', /^\/Cashier\/AioCheckOut\/V5$/, openPage],
  ['GET', /^\/Cashier\/Page$/, (world, request) => showTrade(world, request.query.get('trade') ?? '')],
  ['POST', /^\/Cashier\/Page$/, applyChoice],
  ['POST', /^\/Cashier\/QueryTradeInfo\/V5$/, queryTrade],
  ['POST', /^\/CreditDetail\/DoAction$/, doAction],
];

function openPage(world: World, request: Request): Reply {
  const trade = openTrade(world, request);
  if (typeof trade !== 'string') return tradePage(world, trade);
  noteRefusal(world, request.path, trade);
  const lang = langOf(new URLSearchParams(request.body.toString('utf8')).get('Language'));
  const words = WORDS[lang];
  return page({ lang, title: words.refused_title, body: html`<p>${words.refused_text}</p>`, status: 400 });
}

function showTrade(world: World, id: string): Reply {
  const trade = world.store.get('trades', id);
  return trade ? tradePage(world, trade) : gone('zh-Hant');
}

function gone(lang: Lang): Reply {
  const words = WORDS[lang];
  return page({ lang, title: words.gone_title, body: html`<p>${words.gone_text}</p>`, status: 404 });
}

/** The page of a trade: what the buyer can do next, and the way back to the shop. */
function tradePage(world: World, trade: Trade): Reply {
  const form = new Map(trade.form);
  const lang = langOf(form.get('Language'));
  const words = WORDS[lang];
  const back = form.get('ClientBackURL');
  const body = html`<dl>
<dt>${words.order}</dt><dd>${trade.id}</dd>
<dt>${words.items}</dt><dd>${(form.get('ItemName') ?? '').replaceAll('#', ' · ')}</dd>
<dt>${words.amount}</dt><dd>NT$ ${trade.amount}</dd>
${numberLines(trade, words)}</dl>
${actions(world, trade, words)}
${back ? html`<p><a href="${back}">${words.back_to_shop}</a></p>` : ''}`;
  return page({ lang, title: titleOf(trade, words), body, leads_to: [form.get('OrderResultURL') ?? '', back ?? ''] });
}

function titleOf(trade: Trade, words: Words): string {
  if (trade.state === 'PAID') return words.paid_title;
  if (trade.state === 'FAILED') return words.failed_title;
  return { Credit: words.ecpay_credit, ATM: words.ecpay_atm, CVS: words.ecpay_cvs }[trade.method];
}

function numberLines({ number, bank, expires_at, method }: Trade, words: Words): Html | '' {
  if (number === null || expires_at === null) return '';
  const name = method === 'ATM' ? words.account : words.code;
  const expires = slashTime(expires_at).slice(0, method === 'ATM' ? 10 : 16);
  return html`${bank ? html`<dt>${words.bank}</dt><dd>${bank}</dd>` : ''}<dt>${name}</dt><dd>${number}</dd>
<dt>${words.pay_until}</dt><dd>${expires}</dd>`;
}

function actions(world: World, trade: Trade, words: Words): Html | '' {
  if (trade.state === 'PAID' || trade.state === 'FAILED') return '';
  if (isOver(world, trade)) return html`<p>${words.gone_text}</p>`;
  const button = (choice: string, label: string, first = false, instalments = '') =>
    html`<form method="post" action="/Cashier/Page"><input type="hidden" name="trade" value="${trade.id}"><input type="hidden" name="instalments" value="${instalments}"><button name="choice" value="${choice}" class="${first ? 'first' : ''}">${label}</button></form>`;
  if (trade.method !== 'Credit' && trade.state === 'OPEN')
    return button('number', trade.method === 'ATM' ? words.take_account : words.take_code, true);
  if (trade.method !== 'Credit') return html`<p>${words.number_text}</p>${button('pay', words.pay_number, true)}`;
  const parts = offered(trade).map((count) => button('pay', words.pay_parts.replace('{count}', count), false, count));
  return html`<p>${words.card_intro}</p>${button('pay', words.approve, true)}${parts}${button('decline', words.decline_card)}`;
}

async function applyChoice(world: World, request: Request): Promise<Reply> {
  const sent = new URLSearchParams(request.body.toString('utf8'));
  const choice = CHOICES.find((name) => name === sent.get('choice'));
  const instalments = Number(sent.get('instalments') || 0);
  const trade = choice && (await choose(world, sent.get('trade') ?? '', choice, { instalments }));
  if (!trade) return gone('zh-Hant');
  const form = new Map(trade.form);
  const isNumber = trade.state === 'NUMBERED';
  const url = form.get(isNumber ? 'ClientRedirectURL' : 'OrderResultURL');
  if (!url) return tradePage(world, trade);
  const code = trade.state === 'PAID' ? 1 : 10100058;
  return postToShop(langOf(form.get('Language')), url, [
    ...withMac(world, isNumber ? numberFields(world, trade) : paidFields(world, trade, code)),
  ]);
}

function withMac(world: World, fields: [string, string][]): [string, string][] {
  return [...fields, ['CheckMacValue', macOf(world, fields)]];
}

/** The browser posts the result, if the shop asked for it; the message to ReturnURL is sent separately. */
function postToShop(lang: Lang, url: string, fields: readonly [string, string][]): Reply {
  const words = WORDS[lang];
  const inputs = fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const body = html`<p>${words.receipt_text}</p>
<form method="post" action="${url}">${inputs}<button class="first">${words.receipt_button}</button></form>`;
  return page({ lang, title: words.receipt_title, body, leads_to: [url], submits: true });
}
