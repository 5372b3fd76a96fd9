import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { currentReport, reportingTo } from './failure-reports.ts';
import { OWN_SCRIPTS, ownScripts } from './own-scripts.ts';
import { type ReportFailure, wholeHtml } from './whole-html.ts';

const start = createStartHandler(async ({ router, responseHeaders }) => {
  const tell = currentReport();
  const told = new Set<unknown>();
  const report: ReportFailure = (error, componentStack) => {
    told.add(error);
    tell?.(error, componentStack);
  };
  // What failed before rendering: the page of its error is rendered without one.
  for (const { status, error } of router.state.matches) if (status === 'error') report(error);
  try {
    const mark = router.options.ssr?.nonce;
    const rendered = await wholeHtml(<StartServer router={router} />, report, mark);
    // Both React and TanStack begin a document with its type.
    const page = await transformHtmlStringWithRouter(router, rendered.replace(/^<!DOCTYPE html>/, ''));
    const { html, hashes } = ownScripts(page, mark);
    responseHeaders.set(OWN_SCRIPTS, hashes.join(' '));
    return new Response(html, { status: getSsrStatus(router), headers: responseHeaders });
  } catch (error) {
    // React has told of its own, with the component it happened in.
    if (!told.has(error)) report(error);
    return new Response('Internal Server Error', { status: 500, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** The page behind an address as TanStack Start renders it. */
export function renderPage(request: Request, report: ReportFailure): Promise<Response> {
  return reportingTo(report, () => Promise.resolve(start(request)));
}
