import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import type { Posted } from '#features/threads/server/thread-post.service.ts';
import { countUnread, ownThreads, readMessage, readThread } from '#features/threads/server/thread-read.service.ts';
import {
  idempotencyHeader,
  newMessageForm,
  postedReply,
  replyForm,
  threadParam,
  threadQuery,
  threadReply,
  threadsQuery,
  threadsReply,
  unreadReply,
} from '#features/threads/thread.contract.ts';
import { beginThread, replyToThread } from './message.service.ts';

const path = '/api/message';

const list = createRoute({
  method: 'get',
  path,
  summary: "The member's conversations with the shop, unread ones first",
  request: { query: threadsQuery },
  responses: jsonReply(threadsReply, 'A page of conversations'),
});
const unread = createRoute({
  method: 'get',
  path: `${path}/unread`,
  summary: 'How many messages the member has not read',
  responses: jsonReply(unreadReply, 'The number'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'A conversation; it counts as read from then on',
  request: { params: threadParam, query: threadQuery },
  responses: jsonReply(threadReply, 'Its latest messages, or those before one'),
});
const begin = createRoute({
  method: 'post',
  path,
  summary: 'Begins a conversation about an order, a work, an application, or nothing in particular',
  request: { headers: idempotencyHeader, body: jsonBody(newMessageForm) },
  responses: jsonReply(postedReply, 'The message as it was posted'),
});
const reply = createRoute({
  method: 'post',
  path: `${path}/{id}`,
  summary: 'Says something in a conversation',
  request: { params: threadParam, headers: idempotencyHeader, body: jsonBody(replyForm) },
  responses: jsonReply(postedReply, 'The message as it was posted'),
});

async function posted(c: Context<ApiEnv>, { thread_id, message_id }: Posted) {
  return { code: 'success', thread_id, posted: await readMessage(c.var.db, message_id) } as const;
}

export const messageRoutes = createApi()
  .openapi(list, async (c) => {
    const { db, lang } = c.var;
    const { list: threads, ...page } = await ownThreads(db, lang, signedIn(c).member_id, c.req.valid('query').page);
    return c.json({ code: 'success', list: threads.map(({ member_id: _, ...entry }) => entry), ...page } as const, 200);
  })
  .openapi(unread, async (c) =>
    c.json({ code: 'success', unread: await countUnread(c.var.db, signedIn(c).member_id) } as const, 200),
  )
  .openapi(one, async (c) => {
    const { db, lang } = c.var;
    const { before } = c.req.valid('query');
    const memberId = signedIn(c).member_id;
    const { member_id: _, ...thread } = await readThread(db, lang, c.req.valid('param').id, { memberId, before });
    return c.json({ code: 'success', ...thread } as const, 200);
  })
  .openapi(begin, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await posted(c, await beginThread(c.var.db, signedIn(c), c.req.valid('json'), key)), 200);
  })
  .openapi(reply, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const { id } = c.req.valid('param');
    return c.json(await posted(c, await replyToThread(c.var.db, signedIn(c), id, c.req.valid('json'), key)), 200);
  });
