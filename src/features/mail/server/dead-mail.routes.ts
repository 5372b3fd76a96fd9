import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import {
  deadMailsDone,
  deadMailsForm,
  deadMailsQuery,
  deadMailsReply,
  restoreMailsForm,
} from '../dead-mail.contract.ts';
import { dropMails, listDeadMails, restoreMails, retryMails } from './dead-mail.service.ts';

const path = '/api/admin/connection/mail/dead';

const list = createRoute({
  method: 'get',
  path,
  summary: 'Mails that were given up, latest first',
  request: { query: deadMailsQuery },
  responses: jsonReply(deadMailsReply, 'A page of them, without what opens an account'),
});
const retry = createRoute({
  method: 'post',
  path: `${path}/retry`,
  summary: 'Queues mails that were given up again',
  request: { body: jsonBody(deadMailsForm) },
  responses: jsonReply(deadMailsDone, 'Which'),
});
const drop = createRoute({
  method: 'post',
  path: `${path}/drop`,
  summary: 'Takes mails that were given up off the list',
  request: { body: jsonBody(deadMailsForm) },
  responses: jsonReply(deadMailsDone, 'Which'),
});
const restore = createRoute({
  method: 'post',
  path: `${path}/restore`,
  summary: 'Puts mails that were dropped back on the list',
  request: { body: jsonBody(restoreMailsForm) },
  responses: jsonReply(deadMailsDone, 'Which'),
});

export const deadMailRoutes = createApi()
  .openapi(list, async (c) => {
    const { db, shop } = c.var;
    const found = await listDeadMails(db, c.req.valid('query'), shop.config.baseUrl);
    return c.json({ code: 'success', ...found } as const, 200);
  })
  .openapi(retry, async (c) => {
    const mail_ids = await retryMails(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', mail_ids } as const, 200);
  })
  .openapi(drop, async (c) => {
    const mail_ids = await dropMails(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', mail_ids } as const, 200);
  })
  .openapi(restore, async (c) => {
    const mail_ids = await restoreMails(c.var.db, signedIn(c).member_id, c.req.valid('json').mail_ids);
    return c.json({ code: 'success', mail_ids } as const, 200);
  });
