import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { isStaffPath, notifyStaffRoutesLoaded } from '#kit/client/staff-routes.ts';
import { later } from '#kit/later.tsx';
import { i18nFor, loadRestOfMessages } from '#shared/i18n.ts';
import { joinPath, splitPath } from '#shared/locale.ts';
import { needsOnlyFirstPart } from '#shared/message-parts.ts';
import { GONE } from './pages/found-or-404.ts';
import { setStaffTitles } from './pages/shell-head.ts';
import { routeTree } from './route-tree.gen.ts';
import { PageError } from './shell/page-error.tsx';

/** Most visitors never see it. */
const NotFoundPage = later(async () => (await import('./shell/not-found-page.tsx')).NotFoundPage);

const currentPathname = createIsomorphicFn()
  .server(() => new URL(getRequest().url).pathname)
  .client(() => window.location.pathname);

/** Visitors load no route of the back office (scripts/split-routes.ts); the server and development have them all. */
const loadStaffRoutes = createIsomorphicFn()
  .server(async () => undefined)
  .client(async () => {
    if (import.meta.env.PROD) await import('./route-tree.gen.ts?staff');
    notifyStaffRoutesLoaded();
  });

/** What only the pages of the back office need: their routes and their titles. */
async function loadStaffPages(): Promise<void> {
  const [{ staffPageTitles }] = await Promise.all([import('./pages/staff-page-titles.ts'), loadStaffRoutes()]);
  setStaffTitles(staffPageTitles);
}

/** On every script that the router and React write into this page, so that the content policy can tell them from others. */
const scriptMark = createIsomorphicFn()
  .server(() => ({ ssr: { nonce: crypto.randomUUID() } }))
  .client(() => ({}));

/**
 * The page as it was loaded stays where the reader has scrolled it, or where the browser put them on the way back; the router
 * would go to the top when it takes the page over. From the first navigation on it keeps the places itself.
 */
const scrollRestoration = createIsomorphicFn()
  .server(() => () => false)
  .client(() => {
    let isTakenOver = false;
    return () => {
      if (isTakenOver) return true;
      isTakenOver = true;
      // The router did not hear how the page was scrolled before, and would not find the place again on the way back.
      document.dispatchEvent(new Event('scroll'));
      return false;
    };
  });

function writeSearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : '';
}

/** A router for one page load: its language is the one of the path and never changes (another language is another load). */
export async function getRouter() {
  const { locale, path } = splitPath(currentPathname());
  const [i18n] = await Promise.all([
    i18nFor(locale),
    needsOnlyFirstPart(path) ? undefined : loadRestOfMessages(locale),
    isStaffPath(path) ? loadStaffPages() : undefined,
  ]);
  return createRouter({
    routeTree,
    ...scriptMark(),
    context: { locale, i18n },
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitPath(url.pathname).path;
        return url;
      },
      output: ({ url }) => {
        url.pathname = joinPath(locale, url.pathname);
        return url;
      },
    },
    // Plain values in the address: `?keyword=2024` is a word, not a number. Escaped just as URLSearchParams does, or the
    // server would send every such address back to itself.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: writeSearch,
    scrollRestoration: scrollRestoration(),
    defaultPreload: 'intent',
    // So long a page is shown again as it was; then it is shown and asked for anew behind it.
    defaultStaleTime: 60_000,
    defaultNotFoundComponent: ({ data }) => <NotFoundPage isGone={data === GONE} />,
    defaultErrorComponent: PageError,
    defaultPendingMs: 200,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>;
  }
}
