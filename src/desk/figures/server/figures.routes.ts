import { call, calls } from '#http/server/call.ts';
import { breakdownQuery, breakdownReply, figuresQuery, figuresReply } from '../figures.contract.ts';
import { readBreakdown } from './breakdown.service.ts';
import { readFigures } from './figures.service.ts';

export const figuresRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/figures',
      summary: 'Revenue, refunds, tax and shares of a period, compared with the period before and a year before',
      access: 'finance',
      query: figuresQuery,
      reply: figuresReply,
      returns: 'The sums of the period and of its parts',
    },
    (c, { query }) => readFigures(c.var.db, query),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/figures/breakdown',
      summary: 'The same sums by work, artist, category, country or payment method',
      access: 'finance',
      query: breakdownQuery,
      reply: breakdownReply,
      returns: 'A page, the largest first',
    },
    (c, { query }) => readBreakdown(c.var.db, query, { lang: c.var.lang, i18n: c.var.i18n }),
  ),
);
