import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { analysisReply, overviewReply, salesListQuery, salesListReply, salesQuery } from '../sales.contract.ts';
import { salesAnalysis, salesList, salesOverview } from './sales.service.ts';

export const salesRoutes = calls(
  // Spec §7 has one path for all kinds; here each has its own, because parameters and answers differ.
  call(
    {
      method: 'get',
      path: '/api/sales/overview',
      summary: 'What the seller has sold: totals, months, sizes, frames and the best works',
      access: 'seller',
      query: salesQuery,
      reply: overviewReply,
      returns: 'Figures of the ledger',
    },
    (c, { query }) => {
      const reader = { member_id: signedIn(c).member_id, lang: c.var.lang };
      return salesOverview(c.var.db, reader, query);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/sales/online',
      summary: 'The seller’s works that are online, with what each has sold',
      access: 'seller',
      query: salesListQuery,
      reply: salesListReply,
      returns: 'A page of works',
    },
    (c, { query }) => {
      const reader = { member_id: signedIn(c).member_id, lang: c.var.lang };
      return salesList(c.var.db, reader, 'online', query);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/sales/offline',
      summary: 'The seller’s works that are not online, with their stage and what each has sold',
      access: 'seller',
      query: salesListQuery,
      reply: salesListReply,
      returns: 'A page of works',
    },
    (c, { query }) => {
      const reader = { member_id: signedIn(c).member_id, lang: c.var.lang };
      return salesList(c.var.db, reader, 'offline', query);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/sales/analysis',
      summary: 'The funnel from views to favourites to sales, and the countries of delivery',
      access: 'seller',
      query: salesQuery,
      reply: analysisReply,
      returns: 'Counts under 5 are not shown',
    },
    (c, { query }) => {
      const reader = { member_id: signedIn(c).member_id, lang: c.var.lang };
      return salesAnalysis(c.var.db, reader, query);
    },
  ),
);
