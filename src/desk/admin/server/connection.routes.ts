import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { connectionsReply, mailCheckReply } from '../connection.contract.ts';
import { readConnections, tryMail } from './connection.service.ts';

const path = '/api/admin/connection';

export const connectionRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'Mail, payment providers, storage and sign-in: what the shop was started with',
      access: 'admin',
      reply: connectionsReply,
      returns: 'Without any secret',
    },
    (c) => readConnections(c.var.db, c.var.shop.config),
  ),
  call(
    {
      method: 'post',
      path: `${path}/mail`,
      summary: 'Calls the mail server and signs in, without sending a mail',
      access: 'admin',
      limits: ['mail_test'],
      unlogged: 'only sends a test mail',
      reply: mailCheckReply,
      returns: 'What keeps mails from leaving, if anything',
    },
    async (c) => {
      const { db, shop } = c.var;
      return { problem: await tryMail(db, shop.config, signedIn(c).member_id) };
    },
  ),
);
