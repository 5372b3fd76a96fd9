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

/** The routes and titles of the back office. */
async function loadStaffPages(): Promise<void> {
  const [{ staffPageTitles }] = await Promise.all([import('./pages/staff-page-titles.ts'), loadStaffRoutes()]);
  setStaffTitles(staffPageTitles);
}

/** A mark on every script that the router and React write into this page, by which the content policy recognises them. */
const scriptMark = createIsomorphicFn()
  .server(() => ({ ssr: { nonce: crypto.randomUUID() } }))
  .client(() => ({}));

/**
 * The loaded page stays where the reader has scrolled it, or where the browser restored it; the router would scroll
 * to the top during hydration. From the first navigation on it restores positions itself.
 */
const scrollRestoration = createIsomorphicFn()
  .server(() => () => false)
  .client(() => {
    let isTakenOver = false;
    return () => {
      if (isTakenOver) return true;
      isTakenOver = true;
      // The router has not seen the scrolling before, and would not find the position again on the way back.
      document.dispatchEvent(new Event('scroll'));
      return false;
    };
  });

/** A name that occurs several times, as a form without scripts sends its check boxes, has its values joined. */
function readSearch(text: string): Record<string, string> {
  const given = new URLSearchParams(text);
  return Object.fromEntries([...given.keys()].map((name) => [name, given.getAll(name).join('_')]));
}

function writeSearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : '';
}

/** A router for one page load: its language comes from the path and never changes (another language is another load). */
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
    // Plain values in the address: `?keyword=2024` is a word, not a number. Escaped exactly like URLSearchParams, or
    // the server would redirect every such address to itself.
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: scrollRestoration(),
    defaultPreload: 'intent',
    // How long a loaded page is fresh; after that it is shown and refetched in the background.
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
