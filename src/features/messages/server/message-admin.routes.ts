import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { type Reader, readReaders } from '#features/members/server/reader.service.ts';
import { listThreads, readMessage, readThread } from '#features/threads/server/thread-read.service.ts';
import {
  idempotencyHeader,
  postedReply,
  staffReplyForm,
  staffThreadReply,
  staffThreadsReply,
  threadParam,
  threadQuery,
  threadsQuery,
} from '#features/threads/thread.contract.ts';
import { answerThread } from './message.service.ts';

const path = '/api/admin/message';

const list = createRoute({
  method: 'get',
  path,
  summary: 'All conversations, those that wait for an answer first',
  request: { query: threadsQuery },
  responses: jsonReply(staffThreadsReply, 'A page of conversations'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'A conversation with a member; the shop has read it from then on',
  request: { params: threadParam, query: threadQuery },
  responses: jsonReply(staffThreadReply, 'Its latest messages, or those before one'),
});
const answer = createRoute({
  method: 'post',
  path: `${path}/{id}`,
  summary: 'Answers a member, who gets a mail',
  request: { params: threadParam, headers: idempotencyHeader, body: jsonBody(staffReplyForm) },
  responses: jsonReply(postedReply, 'The message as it was posted'),
});

function personOf(people: ReadonlyMap<number, Reader>, member_id: number) {
  const found = people.get(member_id);
  return { member_id, name: found?.name ?? '', email: found?.email ?? '' };
}

export const messageAdminRoutes = createApi()
  .openapi(list, async (c) => {
    const { db, lang } = c.var;
    const { list: rows, ...page } = await listThreads(db, lang, { side: 'shop', ...c.req.valid('query') });
    const people = await readReaders(
      db,
      rows.map(({ member_id }) => member_id),
    );
    const threads = rows.map(({ member_id, ...entry }) => ({ ...entry, member: personOf(people, member_id) }));
    return c.json({ code: 'success', list: threads, ...page } as const, 200);
  })
  .openapi(one, async (c) => {
    const { db, lang } = c.var;
    const { id } = c.req.valid('param');
    const { member_id, ...thread } = await readThread(db, lang, id, { before: c.req.valid('query').before });
    const people = await readReaders(db, [member_id]);
    return c.json({ code: 'success', ...thread, member: personOf(people, member_id) } as const, 200);
  })
  .openapi(answer, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const { text } = c.req.valid('json');
    const { thread_id, message_id } = await answerThread(c.var.db, signedIn(c), c.req.valid('param').id, text, key);
    return c.json({ code: 'success', thread_id, posted: await readMessage(c.var.db, message_id) } as const, 200);
  });
