import { completingWorks } from '#catalogue/works/server/completing-works.service.ts';
import { call, calls } from '#http/server/call.ts';
import { completeQuery, completeReply, MAX_PROPOSED } from '../complete.contract.ts';

export const completeRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/wall/complete',
      summary: 'Works that complete a wall, and what they have in common with its works',
      access: 'anyone',
      isCached: true,
      query: completeQuery,
      reply: completeReply,
      returns: 'Up to six works, the best first; each fits the gap in its smallest size',
    },
    async (c, { query: { items, w_mm, h_mm, budget, currency } }) => {
      const company = {
        items: [...new Set(items.split('_').map(Number))],
        gap: { w_mm, h_mm },
        ...(budget !== undefined && { budget: { amount: budget, currency } }),
      };
      return { list: await completingWorks(c.var.db, c.var.lang, company, MAX_PROPOSED) };
    },
  ),
);
