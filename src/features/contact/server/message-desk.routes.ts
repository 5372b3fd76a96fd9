import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { assignRequest } from '#features/members/assign.contract.ts';
import { answerThread } from '#features/messages/server/message.service.ts';
import { readMessage } from '#features/threads/server/thread-read.service.ts';
import {
  closeRequest,
  idempotencyHeader,
  postedReply,
  staffReplyForm,
  staffThreadReply,
  staffThreadsQuery,
  staffThreadsReply,
  threadParam,
  threadQuery,
} from '#features/threads/thread.contract.ts';
import { assignThread, listDesk, readDeskThread, setClosed } from './message-desk.service.ts';

const path = '/api/admin/message';
const params = threadParam;

const list = createRoute({
  method: 'get',
  path,
  summary: 'Conversations with members in one state, whoever has waited longest first',
  request: { query: staffThreadsQuery },
  responses: jsonReply(staffThreadsReply, 'A page of conversations, and how many there are in each state'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'A conversation with a member; the shop has read it from then on',
  request: { params, query: threadQuery },
  responses: jsonReply(staffThreadReply, 'Its latest messages, or those before one'),
});
const answer = createRoute({
  method: 'post',
  path: `${path}/{id}`,
  summary: 'Answers a member, who gets a mail',
  request: { params, headers: idempotencyHeader, body: jsonBody(staffReplyForm) },
  responses: jsonReply(postedReply, 'The message as it was posted'),
});
const assign = createRoute({
  method: 'put',
  path: '/api/admin/thread/{id}/assign',
  summary: 'Gives a conversation to a colleague, or back to everybody',
  request: { params, body: jsonBody(assignRequest) },
  responses: jsonReply(staffThreadReply, 'The conversation after it'),
});
const close = createRoute({
  method: 'put',
  path: '/api/admin/thread/{id}/close',
  summary: 'Closes a conversation that needs no answer, or opens it again',
  request: { params, body: jsonBody(closeRequest) },
  responses: jsonReply(staffThreadReply, 'The conversation after it'),
});

export const messageDeskRoutes = createApi()
  .openapi(list, async (c) => {
    const { db, lang } = c.var;
    return c.json({ code: 'success', ...(await listDesk(db, lang, c.req.valid('query'), signedIn(c))) } as const, 200);
  })
  .openapi(one, async (c) => {
    const { db, lang } = c.var;
    const thread = await readDeskThread(db, lang, c.req.valid('param').id, c.req.valid('query'));
    return c.json({ code: 'success', ...thread } as const, 200);
  })
  .openapi(answer, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const { id } = c.req.valid('param');
    const { thread_id, message_id } = await answerThread(c.var.db, signedIn(c), id, c.req.valid('json'), key);
    return c.json({ code: 'success', thread_id, posted: await readMessage(c.var.db, message_id) } as const, 200);
  })
  .openapi(assign, async (c) => {
    const { id } = c.req.valid('param');
    await assignThread(c.var.db, signedIn(c), id, c.req.valid('json'));
    return c.json({ code: 'success', ...(await readDeskThread(c.var.db, c.var.lang, id)) } as const, 200);
  })
  .openapi(close, async (c) => {
    const { id } = c.req.valid('param');
    await setClosed(c.var.db, signedIn(c), id, c.req.valid('json'));
    return c.json({ code: 'success', ...(await readDeskThread(c.var.db, c.var.lang, id)) } as const, 200);
  });
