import type { I18n } from '@lingui/core';
import type { Context } from 'hono';
import type { ApiEnv } from '#http/server/context.ts';
import { askApp } from '#http/server/running-app.ts';
import type { Calls } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { typedCalls } from '#kit/client/typed-calls.ts';
import { i18nFor } from '#shared/i18n.ts';
import {
  joinPath,
  type Lang,
  type Locale,
  langFromHeader,
  localeFromAcceptLanguage,
  localeOf,
} from '#shared/locale.ts';
import { type Currency, formatMoney } from '#shared/money.ts';

/** One tool call: the shop's own API in one language, and the words for its answer. */
export interface Asking {
  locale: Locale;
  i18n: I18n;
  api: Calls['api'];
  /** A file of the shop. */
  file: (path: string) => Promise<Response>;
  /** The address of a page in this language, or of a file. */
  pageUrl: (path: string, query?: Record<string, string | undefined>) => string;
  fileUrl: (path: string) => string;
}

/** Asks the shop's API in process as the visitor of this request, so that access, limits and a closed shop are the API's own. */
export async function askingFor(c: Context<ApiEnv>, wanted: Lang | undefined): Promise<Asking> {
  const { baseUrl } = c.var.shop.config;
  const locale = wanted ? localeOf(wanted) : localeOfRequest(c);
  const forwarded = c.req.header('x-forwarded-for');
  const asVisitor = { lang: locale, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
  const send = async (url: string, init: RequestInit = {}) => {
    const response = await askApp(url, { ...init, headers: { ...init.headers, ...asVisitor } }, c.env as object);
    if (response.ok) return response;
    throw await failureOf(response);
  };
  const { api } = typedCalls<Calls>('http://shop.internal', send);
  return {
    locale,
    i18n: await i18nFor(locale),
    api,
    file: (path) => send(`http://shop.internal${path}`),
    pageUrl(path, query = {}) {
      const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
      const search = new URLSearchParams(given).toString();
      return `${baseUrl}${joinPath(locale, path)}${search && `?${search}`}`;
    },
    fileUrl: (path) => baseUrl + path,
  };
}

/** An amount as a whole number and for people. */
export function moneyIn(currency: Currency, { locale }: Pick<Asking, 'locale'>) {
  return (amount: number) => ({ amount, text: formatMoney(amount, currency, locale) });
}

/** The API's own header, else what the browser or program behind the request prefers. */
function localeOfRequest(c: Context<ApiEnv>): Locale {
  const lang = c.req.header('lang');
  return lang ? localeOf(langFromHeader(lang)) : localeFromAcceptLanguage(c.req.header('accept-language'));
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('json')) return new ApiFailure(response.status, 'not_found', '');
  const { code, message, errors } = JSON.parse(text) as {
    code: string;
    message: string;
    errors?: Record<string, string>;
  };
  return new ApiFailure(response.status, code, message, errors);
}
