import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Locale, langOf } from '#shared/locale.ts';
import { ApiFailure } from './api-failure.ts';
import { currentSession, resetUser } from './session.ts';
import { showToast, type ToastAction } from './toast.ts';

/** Spec §8: these calls answer outside the envelope. */
const BARE = /^\/api\/(captcha|report)\b/;

interface Envelope {
  code?: unknown;
  message?: string;
  showMessage?: boolean;
  errors?: Record<string, string>;
}

/** The browser's only way to the API: sends language and tokens, and handles every failure as in spec §8. */
export function browserFetch(
  locale: Locale,
  i18n: I18n,
  handled: readonly string[] = [],
  offers?: ToastAction,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const { token, cartToken } = currentSession();
    request.headers.set('lang', langOf(locale));
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    if (cartToken) request.headers.set('cart', cartToken);
    let response: Response;
    try {
      response = await fetch(request);
    } catch {
      const failure = new ApiFailure(
        0,
        'offline',
        i18n._(msg`You seem to be offline. Please check your connection and try again.`),
      );
      throw handled.includes(failure.code) ? failure : toasted(failure);
    }
    if (BARE.test(path)) return response;
    const failure = await failureOf(response, i18n, token, offers);
    if (!failure) return response;
    // For a GET, the back office redirects to the page that asks for the second factor.
    const isRedirected = failure.code === 'second_factor_needed' && request.method === 'GET';
    throw isRedirected || handled.includes(failure.code) ? failure : toasted(failure);
  };
}

async function failureOf(
  response: Response,
  i18n: I18n,
  token: string | undefined,
  offers: ToastAction | undefined,
): Promise<ApiFailure | undefined> {
  if (response.status === 502) {
    return new ApiFailure(502, 'bad_gateway', i18n._(msg`A server error occurred. Please try again later.`));
  }
  const body = await readEnvelope(response.clone());
  if (response.ok && body?.code === 'success') {
    if (body.showMessage && body.message) showToast('success', body.message, offers);
    return undefined;
  }
  const said = body?.message ?? i18n._(msg`Something went wrong. Please try again.`);
  const isSignedOut = body?.code === 'unauthenticated' || said === i18n._(msg`unauthorised`);
  // Spec §8 detects it by the message, with any status; our own `code` works in any language. An answer to a former
  // token says nothing about the present one.
  if (isSignedOut && currentSession().token === token) resetUser();
  const message = isSignedOut ? i18n._(msg`Please sign in to continue.`) : said;
  return new ApiFailure(response.status, String(body?.code ?? 'unreadable'), message, body?.errors, { ...body });
}

async function readEnvelope(response: Response): Promise<Envelope | undefined> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    return undefined;
  }
}

function toasted(failure: ApiFailure): ApiFailure {
  showToast('error', failure.message);
  return failure;
}
