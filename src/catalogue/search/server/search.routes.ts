import { call, calls } from '#http/server/call.ts';
import { searchQuery, searchReply, suggestQuery, suggestReply } from '../search.contract.ts';
import { noteMiss } from './search-miss.service.ts';
import { search, suggest } from './search-page.service.ts';

/** Seconds for which a browser may cache suggestions: people type, delete and type again. */
const SUGGESTIONS_CACHE_S = 60;

export const searchRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/search',
      summary: 'Works, artists and articles that match a keyword, in any script or spelling',
      access: 'anyone',
      isCached: true,
      query: searchQuery,
      reply: searchReply,
      returns: 'The results by kind; similar words if there are none',
    },
    async (c, { query }) => {
      const found = await search(c.var.db, c.var.lang, query);
      // A search is answered even if recording the miss fails.
      if (query.kind === undefined && found.works.total + found.artists.total + found.articles.total === 0)
        await noteMiss(c.var.db, c.var.lang, query.keyword).catch((err: unknown) => c.var.log.warn({ err }));
      return found;
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/search/suggest',
      summary: 'What the search field offers while a keyword is typed',
      access: 'anyone',
      isCached: true,
      query: suggestQuery,
      reply: suggestReply,
      returns: 'Up to eight suggestions; hot words while nothing is typed',
    },
    async (c, { query }) => {
      const offered = await suggest(c.var.db, c.var.lang, query.keyword);
      c.header('Cache-Control', `public, max-age=${SUGGESTIONS_CACHE_S}`);
      return offered;
    },
  ),
);
