import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { kept } from '#api/server/kept/kept.ts';
import { jsonReply } from '#api/server/replies.ts';
import { homeReply } from '../home.contract.ts';
import { readHome } from './home.service.ts';

const home = createRoute({
  method: 'get',
  path: '/api/home',
  summary: 'What the front page shows today',
  middleware: kept,
  responses: jsonReply(homeReply, 'The work of the season, three works to hang, what is new, an article, artists'),
});

export const homeRoutes = createApi().openapi(home, async (c) =>
  c.json({ code: 'success', ...(await readHome(c.var.db, c.var.lang)) } as const, 200),
);
