import { lazyRouteFiles } from 'virtual:lazy-route-files';
import { messageFiles } from 'virtual:message-files';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { isGone } from '../found-or-404.ts';
import { withoutClock } from './clock-values.ts';
import { completeHtml, type ReportFailure } from './complete-html.ts';
import { OWN_SCRIPTS, ownScripts } from './own-scripts.ts';
import { currentRendering, during, type Rendering } from './rendering.ts';
import { seoHead } from './seo-head.ts';

/** The page's own modules in its head. */
const MODULES = /(?:<link rel="modulepreload"[^>]*>)+/;

const start = createStartHandler(async ({ router, responseHeaders }) => {
  const rendering: Rendering = currentRendering() ?? { from: Date.now() };
  const { report: reportOutside, from } = rendering;
  const reported = new Set<unknown>();
  const report: ReportFailure = (error, componentStack) => {
    reported.add(error);
    reportOutside?.(error, componentStack);
  };
  // What failed before rendering: the error page itself renders without an error.
  for (const { status, error } of router.state.matches) if (status === 'error') report(error);
  try {
    const mark = router.options.ssr?.nonce;
    const rendered = await completeHtml(<StartServer router={router} />, report, mark);
    // Both React and TanStack begin a document with its doctype.
    const page = await transformHtmlStringWithRouter(router, rendered.replace(/^<!DOCTYPE html>/, ''));
    const { html, hashes } = ownScripts(page, mark, (script) => withoutClock(script, { from, to: Date.now() }));
    responseHeaders.set(OWN_SCRIPTS, hashes.join(' '));
    const { locale, i18n } = router.options.context;
    const { matches } = router.state;
    const seo = seoHead({ locale, i18n, matches });
    // A function, because a text may contain `$&`, which `replace` would interpret.
    rendering.html = withLateFiles(html, locale, matches).replace('</head>', () => `${seo}</head>`);
    return new Response(null, {
      status: isGone(matches) ? 410 : getSsrStatus(router),
      headers: responseHeaders,
    });
  } catch (error) {
    // React has reported its own, with the component.
    if (!reported.has(error)) report(error);
    return new Response('Internal Server Error', { status: 500, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Preloads what a page would request only when its code runs: its texts, and the components of lazy routes. */
function withLateFiles(html: string, locale: string, matches: readonly { routeId: string }[]): string {
  const texts = messageFiles[locale];
  const components = matches.flatMap(({ routeId }) => lazyRouteFiles[routeId] ?? []);
  const more = components.filter((file) => !html.includes(`href="${file}"`));
  const preload = (file: string, priority = '') => `<link rel="modulepreload" href="${file}"${priority}/>`;
  return html.replace(
    MODULES,
    (own) =>
      `${texts ? preload(texts) : ''}${own}${more.map((file) => preload(file, ' fetchPriority="low"')).join('')}`,
  );
}

/** A page; `html` instead of a body that would only encode it for us to decode it again. */
export type RenderedPage = Response & { html?: string | undefined };

/** The page of an address as TanStack Start renders it. */
export async function renderPage(request: Request, report: ReportFailure): Promise<RenderedPage> {
  const rendering: Rendering = { report, from: Date.now() };
  const response = await during(rendering, () => Promise.resolve(start(request)));
  return Object.assign(response, { html: rendering.html });
}
