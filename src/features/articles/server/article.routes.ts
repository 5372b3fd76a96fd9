import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { kept } from '#api/server/kept/kept.ts';
import { jsonReply } from '#api/server/replies.ts';
import { articleListQuery, articleListReply, articleParam, articleReply } from '../article.contract.ts';
import { listArticles, readArticle } from './article.service.ts';

const list = createRoute({
  method: 'get',
  path: '/api/article',
  summary: 'News and insights, the latest first',
  request: { query: articleListQuery },
  middleware: kept,
  responses: jsonReply(articleListReply, 'One page of articles, with the tags to choose among'),
});

const detail = createRoute({
  method: 'get',
  path: '/api/article/{id}',
  summary: 'An article by id or slug',
  request: { params: articleParam },
  middleware: kept,
  responses: jsonReply(articleReply, 'The article with the works and artists it names'),
});

export const articleRoutes = createApi()
  .openapi(list, async (c) => {
    const page = await listArticles(c.var.db, c.var.lang, c.req.valid('query'));
    return c.json({ code: 'success', ...page } as const, 200);
  })
  .openapi(detail, async (c) => {
    const read = await readArticle(c.var.db, c.var.lang, c.req.valid('param').id);
    return c.json({ code: 'success', ...read } as const, 200);
  });
