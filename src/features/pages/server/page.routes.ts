import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { kept } from '#api/server/kept/kept.ts';
import { jsonReply } from '#api/server/replies.ts';
import { faqReply, pageParam, pageQuery, pageReply } from '../page.contract.ts';
import { readFaq } from './faq.service.ts';
import { readPage } from './page.service.ts';

const page = createRoute({
  method: 'get',
  path: '/api/page/{page}',
  summary: 'A page of words: about, technology, membership, partners, and what binds the shop',
  request: { params: pageParam, query: pageQuery },
  middleware: kept,
  responses: jsonReply(pageReply, 'The page, with the works and artists it shows'),
});

const questions = createRoute({
  method: 'get',
  path: '/api/faq',
  summary: 'The questions people ask most',
  middleware: kept,
  responses: jsonReply(faqReply, 'Questions with their answers'),
});

export const pageRoutes = createApi()
  .openapi(page, async (c) => {
    const { version } = c.req.valid('query');
    const read = await readPage(c.var.db, c.var.lang, c.req.valid('param').page, version);
    return c.json({ code: 'success', ...read } as const, 200);
  })
  .openapi(questions, async (c) => c.json({ code: 'success', ...(await readFaq(c.var.db, c.var.lang)) } as const, 200));
