import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonReply } from '#api/server/replies.ts';
import { overtakenQuery, overtakenReply } from '#ground/audit/overtaken.contract.ts';
import { changesQuery, changesReply, shopKindReply, todayReply } from '../admin.contract.ts';
import { listChanges, listChangesSince } from './changes.service.ts';
import { readToday } from './today.service.ts';

const today = createRoute({
  method: 'get',
  path: '/api/admin/today',
  summary: 'What waits for the one who asks, and how the shop does as far as their role may know',
  responses: jsonReply(todayReply, 'The day in Taipei'),
});
const kind = createRoute({
  method: 'get',
  path: '/api/admin/shop',
  summary: 'Whether the shop is a demo, whose passwords are published',
  responses: jsonReply(shopKindReply, 'What the database says the shop is'),
});
const changes = createRoute({
  method: 'get',
  path: '/api/admin/change',
  summary: 'Who of the staff changed what, from what, to what; the latest first',
  request: { query: changesQuery },
  responses: jsonReply(changesReply, 'A page of the audit log'),
});

const since = createRoute({
  method: 'get',
  path: '/api/admin/change/since',
  summary: 'Who changed a thing while somebody edited it, when, and what of it; for whoever may edit it',
  request: { query: overtakenQuery },
  responses: jsonReply(overtakenReply, 'The changes, the latest first'),
});

export const adminRoutes = createApi()
  .openapi(today, async (c) => {
    const { db, shop } = c.var;
    return c.json({ code: 'success', ...(await readToday({ ...shop, db }, signedIn(c))) } as const, 200);
  })
  .openapi(kind, (c) => c.json({ code: 'success', demo: c.var.shop.config.demo !== 'off' } as const, 200))
  .openapi(since, async (c) => {
    const list = await listChangesSince(c.var.db, c.var.lang, signedIn(c), c.req.valid('query'));
    return c.json({ code: 'success', list } as const, 200);
  })
  .openapi(changes, async (c) =>
    c.json({ code: 'success', ...(await listChanges(c.var.db, c.var.lang, c.req.valid('query'))) } as const, 200),
  );
