import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import type { Posted } from '#people/threads/server/thread-post.service.ts';
import { countUnread, ownThreads, readMessage, readThread } from '#people/threads/server/thread-read.service.ts';
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
} from '#people/threads/thread.contract.ts';
import { beginThread, replyToThread } from './message.service.ts';

const path = '/api/message';

async function posted(c: Context<ApiEnv>, { thread_id, message_id }: Posted) {
  return { thread_id, posted: await readMessage(c.var.db, message_id) };
}

export const messageRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: "The member's conversations with the shop, unread ones first",
      access: 'member',
      query: threadsQuery,
      reply: threadsReply,
      returns: 'A page of conversations',
    },
    async (c, { query }) => {
      const { db, lang } = c.var;
      const { list: threads, ...page } = await ownThreads(db, lang, signedIn(c).member_id, query.page);
      return { list: threads.map(({ member_id: _, ...entry }) => entry), ...page };
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/unread`,
      summary: 'How many messages the member has not read',
      access: 'member',
      reply: unreadReply,
      returns: 'The number',
    },
    async (c) => ({ unread: await countUnread(c.var.db, signedIn(c).member_id) }),
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'A conversation; marks it as read',
      access: 'member',
      params: threadParam,
      query: threadQuery,
      reply: threadReply,
      returns: 'Its latest messages, or those before one',
    },
    async (c, { params, query: { before } }) => {
      const { db, lang } = c.var;
      const memberId = signedIn(c).member_id;
      const { member_id: _, ...thread } = await readThread(db, lang, params.id, { memberId, before });
      return thread;
    },
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Starts a conversation about an order, a work, an application, or anything else',
      access: 'member',
      limits: ['message_thread'],
      refuses: ['not_found', 'conflict', 'attachment_gone'],
      headers: idempotencyHeader,
      body: newMessageForm,
      reply: postedReply,
      returns: 'The message as it was posted',
    },
    async (c, { headers, body }) => {
      const key = headers['idempotency-key'];
      return posted(c, await beginThread(c.var.db, signedIn(c), body, key));
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}`,
      summary: 'Sends a message in a conversation',
      access: 'member',
      limits: ['message'],
      refuses: ['conflict', 'attachment_gone'],
      params: threadParam,
      headers: idempotencyHeader,
      body: replyForm,
      reply: postedReply,
      returns: 'The message as it was posted',
    },
    async (c, { params: { id }, headers, body }) => {
      const key = headers['idempotency-key'];
      return posted(c, await replyToThread(c.var.db, signedIn(c), id, body, key));
    },
  ),
);
