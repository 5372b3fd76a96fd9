import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { assignRequest } from '#people/members/assign.contract.ts';
import { readMessage } from '#people/threads/server/thread-read.service.ts';
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
} from '#people/threads/thread.contract.ts';
import { answerThread } from './message.service.ts';
import { assignThread, listDesk, readDeskThread, setClosed } from './message-desk.service.ts';

const path = '/api/admin/message';
const params = threadParam;

export const messageDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'Conversations with members in one state, the longest waiting first',
      access: 'support',
      query: staffThreadsQuery,
      reply: staffThreadsReply,
      returns: 'A page of conversations, and the number in each state',
    },
    (c, { query }) => {
      const { db, lang } = c.var;
      return listDesk(db, lang, query, signedIn(c));
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'A conversation with a member; marks it as read by the shop',
      access: 'support',
      params,
      query: threadQuery,
      reply: staffThreadReply,
      returns: 'Its latest messages, or those before one',
    },
    (c, { params, query }) => {
      const { db, lang } = c.var;
      return readDeskThread(db, lang, params.id, query);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}`,
      summary: 'Answers a member, who is notified by e-mail',
      access: 'support',
      refuses: ['conflict', 'attachment_gone'],
      params,
      headers: idempotencyHeader,
      body: staffReplyForm,
      reply: postedReply,
      returns: 'The message as it was posted',
    },
    async (c, { params: { id }, headers, body }) => {
      const key = headers['idempotency-key'];
      const { thread_id, message_id } = await answerThread(c.var.db, signedIn(c), id, body, key);
      return { thread_id, posted: await readMessage(c.var.db, message_id) };
    },
  ),
  call(
    {
      method: 'put',
      path: '/api/admin/thread/{id}/assign',
      summary: 'Assigns a conversation to a colleague, or to no one',
      access: 'support',
      refuses: ['conflict'],
      params,
      body: assignRequest,
      reply: staffThreadReply,
      returns: 'The conversation after it',
    },
    async (c, { params: { id }, body }) => {
      await assignThread(c.var.db, signedIn(c), id, body);
      return readDeskThread(c.var.db, c.var.lang, id);
    },
  ),
  call(
    {
      method: 'put',
      path: '/api/admin/thread/{id}/close',
      summary: 'Closes a conversation that needs no answer, or opens it again',
      access: 'support',
      refuses: ['conflict'],
      params,
      body: closeRequest,
      reply: staffThreadReply,
      returns: 'The conversation after it',
    },
    async (c, { params: { id }, body }) => {
      await setClosed(c.var.db, signedIn(c), id, body);
      return readDeskThread(c.var.db, c.var.lang, id);
    },
  ),
);
