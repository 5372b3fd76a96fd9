import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import {
  mailKindsReply,
  previewParam,
  previewQuery,
  previewReply,
  previewSend,
  previewSentReply,
} from '../preview.contract.ts';
import { listKinds, readPreview, sendPreview } from './preview.service.ts';

const list = createRoute({
  method: 'get',
  path: '/api/admin/mail',
  summary: 'Every kind of mail the shop sends',
  responses: jsonReply(mailKindsReply, 'The kinds with their subjects'),
});
const one = createRoute({
  method: 'get',
  path: '/api/admin/mail/{kind}',
  summary: 'A mail as its reader would see it, told of a real order, work or member; nothing is sent',
  request: { params: previewParam, query: previewQuery },
  responses: jsonReply(previewReply, 'Subject, HTML and plain text'),
});
const send = createRoute({
  method: 'post',
  path: '/api/admin/mail/{kind}/send',
  summary: 'Sends the same to whoever asks, and to nobody else',
  request: { params: previewParam, body: jsonBody(previewSend) },
  responses: jsonReply(previewSentReply, 'Where it goes'),
});

export const previewRoutes = createApi()
  .openapi(list, async (c) => {
    const kinds = await listKinds(c.var.db, signedIn(c), c.var.lang, c.var.shop.config.baseUrl);
    return c.json({ code: 'success', list: kinds } as const, 200);
  })
  .openapi(one, async (c) => {
    const { kind } = c.req.valid('param');
    const { lang = c.var.lang, about } = c.req.valid('query');
    const mail = await readPreview(c.var.db, signedIn(c), kind, { lang, about }, c.var.shop.config.baseUrl);
    return c.json({ code: 'success', mail } as const, 200);
  })
  .openapi(send, async (c) => {
    const viewer = signedIn(c);
    await sendPreview(c.var.db, viewer, c.req.valid('param').kind, c.req.valid('json'));
    return c.json({ code: 'success', to: viewer.email } as const, 200);
  });
