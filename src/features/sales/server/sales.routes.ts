import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonReply } from '#api/server/replies.ts';
import { analysisReply, overviewReply, salesListQuery, salesListReply, salesQuery } from '../sales.contract.ts';
import { salesAnalysis, salesList, salesOverview } from './sales.service.ts';

// Spec §7 has one path for all kinds; here each has its own: their answers and what they can be asked differ.
const getOverview = createRoute({
  method: 'get',
  path: '/api/sales/overview',
  summary: 'What the seller has sold: totals, months, sizes, frames and the best works',
  request: { query: salesQuery },
  responses: jsonReply(overviewReply, 'Figures of the ledger'),
});
const getOnline = createRoute({
  method: 'get',
  path: '/api/sales/online',
  summary: 'The seller’s works that are online, with what each has sold',
  request: { query: salesListQuery },
  responses: jsonReply(salesListReply, 'A page of works'),
});
const getOffline = createRoute({
  method: 'get',
  path: '/api/sales/offline',
  summary: 'The seller’s works that are not online, with their stage and what each has sold',
  request: { query: salesListQuery },
  responses: jsonReply(salesListReply, 'A page of works'),
});
const getAnalysis = createRoute({
  method: 'get',
  path: '/api/sales/analysis',
  summary: 'From seen to kept to bought, and where prints went',
  request: { query: salesQuery },
  responses: jsonReply(analysisReply, 'Counts under 5 are not told'),
});

export const salesRoutes = createApi()
  .openapi(getOverview, async (c) => {
    const reader = { member_id: signedIn(c).member_id, lang: c.var.lang };
    return c.json({ code: 'success', ...(await salesOverview(c.var.db, reader, c.req.valid('query'))) } as const, 200);
  })
  .openapi(getOnline, async (c) => {
    const reader = { member_id: signedIn(c).member_id, lang: c.var.lang };
    const page = await salesList(c.var.db, reader, 'online', c.req.valid('query'));
    return c.json({ code: 'success', ...page } as const, 200);
  })
  .openapi(getOffline, async (c) => {
    const reader = { member_id: signedIn(c).member_id, lang: c.var.lang };
    const page = await salesList(c.var.db, reader, 'offline', c.req.valid('query'));
    return c.json({ code: 'success', ...page } as const, 200);
  })
  .openapi(getAnalysis, async (c) => {
    const reader = { member_id: signedIn(c).member_id, lang: c.var.lang };
    return c.json({ code: 'success', ...(await salesAnalysis(c.var.db, reader, c.req.valid('query'))) } as const, 200);
  });
