import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { html, raw } from 'hono/html';
import { i18nFor } from '#shared/i18n.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { joinPath, type Locale, langOf } from '#shared/locale.ts';
import { shopMidnight } from '#shared/shop-time.ts';
import type { OpeningState } from './opening-state.ts';
import { contentPolicy } from './safety-headers.ts';

/** `Retry-After` without an announced day. */
const RETRY_SECONDS = 24 * 60 * 60;

/**
 * Opens the shop to people who may see it: by the secret of an invitation link in the address, or by the session that a
 * browser of the staff has stored. A browser without cookies is not reloaded again and again.
 */
const SCRIPT = `(async()=>{
const link=/^#preview=([\\w-]{43})$/.exec(location.hash)?.[1];
let token,tried;
try{token=JSON.parse(localStorage.getItem('user')||'{}').token;tried=Date.now()-Number(sessionStorage.getItem('preview'))<10000}catch{}
const show=()=>{document.getElementById('refused').hidden=false};
if(tried)return link&&show();
const post=(path,init)=>fetch(path,{method:'POST',...init}).then(({ok})=>ok,()=>false);
const isIn=(link&&await post('/api/preview',{headers:{'content-type':'application/json'},body:JSON.stringify({token:link})}))
||(token&&await post('/api/preview/staff',{headers:{authorization:'Bearer '+token}}));
if(isIn){try{sessionStorage.setItem('preview',String(Date.now()))}catch{return}
history.replaceState(null,'',location.pathname+location.search);location.reload()}
else if(link)show();
})()`;
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

const STYLE = `
:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:100vh;min-height:100dvh;margin:0;padding:2rem 1.25rem;box-sizing:border-box;background:#faf8f4;color:#1d1a16;font:1.125rem/1.7 Georgia,"Songti TC","Songti SC","Noto Serif CJK TC",serif;text-align:center}
main{max-width:34rem}h1{font-size:clamp(2rem,7vw,3.25rem);line-height:1.2;font-weight:400;margin:0 0 1rem;overflow-wrap:anywhere}
img{max-width:100%;height:auto}
p{margin:.75rem 0;overflow-wrap:anywhere}nav{margin-top:3rem;font-size:.9375rem;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;justify-content:center}
a{color:inherit;display:inline-block;padding:.25rem 0;text-underline-offset:.25em}
@media(prefers-color-scheme:dark){body{background:#171614;color:#ece7de}}`;

/** The page that visitors of a closed shop get at every address, in the owner's name. */
export async function closedPage(state: OpeningState, path: string, locale: Locale): Promise<Response> {
  const i18n = await i18nFor(locale);
  const brand = state.brand[langOf(locale)];
  const sentence = state.sentence?.[langOf(locale)];
  const day = state.opens_on && dayIn(state.opens_on, locale);
  const soon = day ? i18n._(msg`We open on ${day}.`) : i18n._(msg`We open soon.`);
  const page = html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${brand} · ${soon}</title><link rel="icon" href="${state.icon ?? '/icon.svg'}">
<style>${raw(STYLE)}</style></head>
<body><main><h1>${nameOf(state, brand)}</h1><p>${soon}</p>${sentence ? html`<p>${sentence}</p>` : ''}
<p id="refused" role="alert" hidden>${i18n._(msg`This invitation link is no longer valid. Please ask for a new one.`)}</p>
<nav aria-label="${i18n._(msg`Languages and sign-in`)}">${LANGUAGES.map(
    ({ locale: other, name }) =>
      html`<a href="${joinPath(other, path)}" lang="${other}" hreflang="${other}"${other === locale ? raw(' aria-current="page"') : ''}>${name}</a>`,
  )}<a href="${joinPath(locale, '/login')}" rel="nofollow">${i18n._(msg`Staff sign-in`)}</a></nav></main>
<script>${raw(SCRIPT)}</script></body></html>`;
  return new Response(String(page), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentPolicy([SCRIPT_HASH]),
      ...closedHeaders(state),
    },
  });
}

/** The owner's logo, or the name in letters. */
function nameOf({ logo }: OpeningState, brand: string) {
  if (!logo) return brand;
  const { dark, src, width, height } = logo;
  const darkSource =
    dark &&
    html`<source media="(prefers-color-scheme: dark)" srcset="${dark.src}" width="${dark.width}" height="${dark.height}">`;
  return html`<picture>${darkSource ?? ''}<img src="${src}" alt="${brand}" width="${width}" height="${height}"></picture>`;
}

/** For files and other answers that are no pages. */
export function closedFile(state: OpeningState): Response {
  return new Response('Closed\n', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...closedHeaders(state) },
  });
}

function closedHeaders(state: OpeningState): Record<string, string> {
  return {
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'Retry-After': String(secondsUntilOpening(state)),
  };
}

/** Until the announced day begins in Taipei, and a day without one. */
export function secondsUntilOpening({ opens_on }: Pick<OpeningState, 'opens_on'>, now = Date.now()): number {
  const seconds = opens_on ? Math.ceil((shopMidnight(opens_on).getTime() - now) / 1000) : 0;
  return seconds > 0 ? seconds : RETRY_SECONDS;
}

function dayIn(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/**
 * The line on every page that guests see. It is not part of the app, because visitors of an open shop never need it.
 * React leaves elements that it did not render where they are. The back office says the same in a bar of its own.
 */
export async function previewBar(locale: Locale): Promise<string> {
  const i18n = await i18nFor(locale);
  const words = i18n._(msg`Preview: the shop is closed to the public, and nobody can order yet.`);
  return String(
    html`<aside id="preview-bar" aria-label="${i18n._(msg`Preview`)}" class="sticky bottom-0 z-40 border-hairline border-t bg-wall-deep px-4 py-1.5 text-center text-small in-[body:has(#closed-bar)]:hidden print:hidden">${words}</aside>`,
  );
}

/**
 * The line on every page of a shop in test mode, of visitors and of staff. Nobody can close it. It is not part of the app
 * either; the checkout looks for its id. On phones it is at the top, because buttons of the page are at the bottom.
 */
export async function testBar(locale: Locale, isClosed: boolean): Promise<string> {
  const i18n = await i18nFor(locale);
  const closed = isClosed ? html` ${i18n._(msg`The shop is closed to the public.`)}` : '';
  return String(
    html`<aside id="test-bar" aria-label="${i18n._(msg`Test mode`)}" class="z-40 border-bad bg-wall-deep px-4 py-1.5 text-center font-medium text-small max-lg:order-first max-lg:border-b-2 lg:sticky lg:bottom-0 lg:border-t-2">${i18n._(msg`Test mode: no money is taken; orders are not delivered.`)}${closed}</aside>`,
  );
}
