import { call, calls } from '#http/server/call.ts';
import { faqReply, pageParam, pageQuery, pageReply } from '../page.contract.ts';
import { readFaq } from './faq.service.ts';
import { readPage } from './page.service.ts';

export const pageRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/page/{page}',
      summary: 'A text page: about, technology, membership, partners, and the legal documents',
      access: 'anyone',
      refuses: ['gone'],
      isCached: true,
      params: pageParam,
      query: pageQuery,
      reply: pageReply,
      returns: 'The page, with the works and artists it shows',
    },
    (c, { params, query: { version } }) =>
      readPage(c.var.db, c.var.lang, params.page, { version, payments: c.var.shop.config.payments }),
  ),
  call(
    {
      method: 'get',
      path: '/api/faq',
      summary: 'The questions people ask most',
      access: 'anyone',
      isCached: true,
      reply: faqReply,
      returns: 'Questions with their answers',
    },
    (c) => readFaq(c.var.db, c.var.lang, c.var.shop.config),
  ),
);
