import { I18nProvider } from '@lingui/react';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { renderToStaticMarkup } from 'react-dom/server';
import { readCart } from '#catalogue/cart/server/cart.service.ts';
import { readCartItems } from '#catalogue/cart/server/cart-items.service.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { refusalWords } from '#http/server/refusal-messages.ts';
import { CART_COOKIE } from '#kit/client/stored.ts';
import { Refusal } from '#shared/errors.ts';
import { i18nFor } from '#shared/i18n.ts';
import { joinPath, type Locale, langOf } from '#shared/locale.ts';
import { addByForm, cookieCart } from './cart-form.ts';
import { PlainCart } from './plain-cart.tsx';

const SIXTY_DAYS = 60 * 24 * 60 * 60;
/** The slot in the cart's route (app/routes/cart.tsx). */
const SLOT = /(<div data-plain-cart="">)(<\/div>)/;

/** The cart without scripts: the answer to a submitted form, and the HTML for the page's slot. */
interface PlainAnswer {
  /** The redirect after a print was added. */
  sentOn?: Response;
  status?: number;
  fill: (html: string) => string;
}

/** Renders the cart into `/cart`, whose shell only works with scripts. */
export async function answerPlainCart(c: Context<ApiEnv>, locale: Locale): Promise<PlainAnswer> {
  const i18n = await i18nFor(locale);
  let refusal: Refusal | undefined;
  if (c.req.method === 'POST') {
    try {
      setCartCookie(c, await addByForm(c));
      return { sentOn: c.redirect(joinPath(locale, '/cart'), 303), fill: (html) => html };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
    }
  }
  const token = await cookieCart(c);
  const [{ list: lines }, { list: items, frames }] = await Promise.all([
    readCart(c.var.db, token),
    readCartItems(c.var.db, langOf(locale), token),
  ]);
  const text = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PlainCart cart={{ lines, items, frames }} refused={refusal && i18n._(refusalWords(refusal, langOf(locale)))} />
    </I18nProvider>,
  );
  // Visitors with scripts and without such a cart must not see it flash.
  const shown = token || refusal ? text : `<noscript>${text}</noscript>`;
  return { ...(refusal && { status: refusal.status }), fill: (html) => html.replace(SLOT, (_, a, b) => a + shown + b) };
}

/** Scripts take it over and delete it (`takeCartCookie`), so it is readable for them, like the token they store themselves. */
function setCartCookie(c: Context<ApiEnv>, token: string): void {
  const secure = c.var.shop.config.baseUrl.startsWith('https:');
  setCookie(c, CART_COOKIE, token, { path: '/', maxAge: SIXTY_DAYS, sameSite: 'Strict', secure });
}
