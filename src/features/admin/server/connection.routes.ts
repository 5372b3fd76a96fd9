import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonReply } from '#api/server/replies.ts';
import { connectionsReply, mailCheckReply } from '../connection.contract.ts';
import { readConnections, tryMail } from './connection.service.ts';

const path = '/api/admin/connection';

const list = createRoute({
  method: 'get',
  path,
  summary: 'Mail, payment providers, storage and sign-in: what the shop was started with',
  responses: jsonReply(connectionsReply, 'Without any secret'),
});
const mail = createRoute({
  method: 'post',
  path: `${path}/mail`,
  summary: 'Calls the mail server and signs in, without sending a mail',
  responses: jsonReply(mailCheckReply, 'What keeps mails from leaving, if anything'),
});

export const connectionRoutes = createApi()
  .openapi(list, async (c) =>
    c.json({ code: 'success', ...(await readConnections(c.var.db, c.var.shop.config)) } as const, 200),
  )
  .openapi(mail, async (c) => {
    const { db, shop } = c.var;
    return c.json({ code: 'success', problem: await tryMail(db, shop.config, signedIn(c).member_id) } as const, 200);
  });
