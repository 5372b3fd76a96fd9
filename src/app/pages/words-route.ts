import type { PageReply } from '#catalogue/pages/page.contract.ts';
import { loadPage, type VersionSearch } from '#catalogue/pages/page.queries.ts';
import type { PageOfWords } from '#catalogue/pages/page.rules.ts';
import type { Asker } from '#kit/client/api-client.ts';
import { foundOr404 } from './found-or-404.ts';
import { type PageMatch, pageHead } from './page-head.ts';

/** The loader of a text page; a hidden page is gone (410), a version that never existed is not found. */
export function wordsLoader(page: PageOfWords) {
  return ({ context, deps }: { context: Asker; deps?: VersionSearch }) => foundOr404(loadPage(context, page, deps));
}

/** Its head: the title and description written by staff. */
export function wordsHead(page: PageMatch & { loaderData?: PageReply | undefined }) {
  return page.loaderData ? pageHead(page, page.loaderData.page) : {};
}
