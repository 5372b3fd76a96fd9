import { call, calls } from '#http/server/call.ts';
import { articleListQuery, articleListReply, articleParam, articleReply } from '../article.contract.ts';
import { listArticles, readArticle } from './article.service.ts';

export const articleRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/article',
      summary: 'News and insights, the latest first',
      access: 'anyone',
      isCached: true,
      query: articleListQuery,
      reply: articleListReply,
      returns: 'One page of articles, with the tags to choose among',
    },
    (c, { query }) => listArticles(c.var.db, c.var.lang, query),
  ),
  call(
    {
      method: 'get',
      path: '/api/article/{id}',
      summary: 'An article by id or slug',
      access: 'anyone',
      refuses: ['gone'],
      isCached: true,
      params: articleParam,
      reply: articleReply,
      returns: 'The article with the works and artists it names',
    },
    (c, { params }) => readArticle(c.var.db, c.var.lang, params.id),
  ),
);
