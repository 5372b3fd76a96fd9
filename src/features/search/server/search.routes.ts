import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { kept } from '#api/server/kept/kept.ts';
import { jsonReply } from '#api/server/replies.ts';
import { searchQuery, searchReply, suggestQuery, suggestReply } from '../search.contract.ts';
import { noteMiss } from './search-miss.service.ts';
import { search, suggest } from './search-page.service.ts';

const getSearch = createRoute({
  method: 'get',
  path: '/api/search',
  summary: 'Works, artists and articles that a keyword finds, in any script or spelling',
  request: { query: searchQuery },
  middleware: kept,
  responses: jsonReply(searchReply, 'What was found, kind by kind; near words if nothing was'),
});

const getSuggestions = createRoute({
  method: 'get',
  path: '/api/search/suggest',
  summary: 'What the search field offers while a keyword is typed',
  request: { query: suggestQuery },
  middleware: kept,
  responses: jsonReply(suggestReply, 'Up to eight suggestions; hot words while nothing is typed'),
});

/** Seconds for which a browser may answer the same letters itself: people type, delete and type again. */
const SUGGESTIONS_KEPT = 60;

export const searchRoutes = createApi()
  .openapi(getSearch, async (c) => {
    const query = c.req.valid('query');
    const found = await search(c.var.db, c.var.lang, query);
    // A search is answered even where nobody can write down that it was in vain.
    if (query.kind === undefined && found.works.total + found.artists.total + found.articles.total === 0)
      await noteMiss(c.var.db, c.var.lang, query.keyword).catch((err: unknown) => c.var.log.warn({ err }));
    return c.json({ code: 'success', ...found } as const, 200);
  })
  .openapi(getSuggestions, async (c) => {
    const offered = await suggest(c.var.db, c.var.lang, c.req.valid('query').keyword);
    c.header('Cache-Control', `public, max-age=${SUGGESTIONS_KEPT}`);
    return c.json({ code: 'success', ...offered } as const, 200);
  });
