import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { Refusal } from '#shared/errors.ts';
import { firstAdminForm } from '../first-admin.contract.ts';
import { doneReply, signedInReply } from '../member.contract.ts';
import { arrivalOf } from './arrival.service.ts';
import { becomeFirstAdmin, hasStaff } from './first-admin.service.ts';

const path = '/api/setup';

const waiting = createRoute({
  method: 'get',
  path,
  summary: 'Whether an empty shop waits for its first administrator; not found once there is staff',
  responses: jsonReply(doneReply, 'It waits'),
});
const open = createRoute({
  method: 'post',
  path,
  summary: 'Opens the account of the first administrator by the link that the process printed, and signs in',
  request: { body: jsonBody(firstAdminForm) },
  responses: jsonReply(signedInReply, 'The token of the new session, and of the cart'),
});

export const firstAdminRoutes = createApi()
  .openapi(waiting, async (c) => {
    if (c.var.shop.config.demo !== 'off' || (await hasStaff(c.var.db))) throw new Refusal('not_found');
    return c.json({ code: 'success' } as const, 200);
  })
  .openapi(open, async (c) => {
    const { db, lang } = c.var;
    const { merged: _, ...tokens } = await becomeFirstAdmin(db, c.req.valid('json'), arrivalOf(c), lang);
    return c.json({ code: 'success', ...tokens } as const, 200);
  });
