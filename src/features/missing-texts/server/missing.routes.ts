import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { jsonReply } from '#api/server/replies.ts';
import { missingQuery, missingReply } from '../missing.contract.ts';
import { listMissing } from './missing.service.ts';

const list = createRoute({
  method: 'get',
  path: '/api/admin/missing',
  summary: 'Texts that are missing in one of the languages',
  request: { query: missingQuery },
  responses: jsonReply(missingReply, 'One page of a kind, and how many there are of each'),
});

export const missingRoutes = createApi().openapi(list, async (c) => {
  const found = await listMissing(c.var.db, c.var.lang, c.req.valid('query'));
  return c.json({ code: 'success', ...found } as const, 200);
});
