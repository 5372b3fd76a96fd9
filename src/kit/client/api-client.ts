import type { I18n } from '@lingui/core';
import { createIsomorphicFn } from '@tanstack/react-start';
import { askApp } from '#http/server/running-app.ts';
import type { RefusalCode } from '#shared/errors.ts';
import { type Locale, langOf } from '#shared/locale.ts';
import { ApiFailure } from './api-failure.ts';
import { browserFetch } from './api-fetch.ts';
import type { ToastAction } from './toast.ts';
import { typedCalls } from './typed-calls.ts';

/** The caller: a page in one language. The router's context is one. */
export interface Asker {
  locale: Locale;
  i18n: I18n;
  /** Refusals that the page shows in its own place, so no toast repeats them. */
  handles?: readonly (RefusalCode | 'offline')[];
  /** A next step, offered with the server's message of success. */
  offers?: ToastAction;
}

/** Types that this layer cannot import: the app declares the types of its calls here. */
// biome-ignore lint/suspicious/noEmptyInterface: declared further where the calls are known
export interface Known {}
export type Calls = Known extends { calls: infer Calls } ? Calls : never;

/** The typed API: over HTTP in the browser, in process while the server renders a page. */
export const apiClient = createIsomorphicFn()
  .server(({ locale }: Asker) =>
    typedCalls<Calls>('http://shop.internal', (url, init) =>
      askInProcess(url, { ...init, headers: { ...init.headers, lang: langOf(locale) } }),
    ),
  )
  .client(({ locale, i18n, handles, offers }: Asker) =>
    typedCalls<Calls>(window.location.origin, browserFetch(locale, i18n, handles, offers)),
  );

/**
 * Encodes a part of the page's address as a part of a call's path. The client inserts it as it is: `..%2F` would
 * lead to another call, and a trailing control character would be lost.
 */
export function pathPart(text: string): string {
  return encodeURIComponent(text);
}

type Success<Call extends Promise<{ json(): Promise<unknown> }>> = Extract<
  Awaited<ReturnType<Awaited<Call>['json']>>,
  { code: 'success' }
>;

/** The success answer of a call; a refusal has been thrown before, on the server and in the browser. */
export async function ask<Call extends Promise<{ json(): Promise<unknown> }>>(call: Call): Promise<Success<Call>> {
  return (await (await call).json()) as Success<Call>;
}

/** Spec §3 "Initial data", as the API answers it. */
export type Initial = Success<ReturnType<ReturnType<typeof apiClient>['api']['initial']['$get']>>;

const askInProcess: typeof fetch = async (input, init) => {
  const response = await askApp(input as string, init);
  if (response.ok) return response;
  const body = (await response.json()) as { code: string; message: string; errors?: Record<string, string> };
  throw new ApiFailure(response.status, body.code, body.message, body.errors);
};
