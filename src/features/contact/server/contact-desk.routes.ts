import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { assignRequest } from '#features/members/assign.contract.ts';
import { openAnswerFile } from '#features/threads/server/attachment.service.ts';
import {
  attachmentFileReply,
  attachmentRoomOf,
  sendAttachment,
} from '#features/threads/server/send-attachment.service.ts';
import { idempotencyHeader } from '#features/threads/thread.contract.ts';
import {
  enquiriesQuery,
  enquiriesReply,
  enquiryAnswer,
  enquiryFileParam,
  enquiryParam,
  enquiryReply,
} from '../contact-desk.contract.ts';
import { assignEnquiry, listEnquiries, readEnquiry } from './contact-desk.service.ts';
import { answerEnquiry } from './enquiry-answer.service.ts';
import { answersTo } from './enquiry-files.service.ts';

const path = '/api/admin/contact';

const list = createRoute({
  method: 'get',
  path,
  summary: 'Enquiries, what has waited longest first',
  request: { query: enquiriesQuery },
  responses: jsonReply(enquiriesReply, 'A page of enquiries, and how many there are in each state'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One enquiry with all that was written; a member’s conversation is read by the shop from then on',
  request: { params: enquiryParam },
  responses: jsonReply(enquiryReply, 'The enquiry'),
});
const answer = createRoute({
  method: 'post',
  path: `${path}/{id}`,
  summary: 'Answers an enquiry: a visitor by mail, a member in the conversation',
  request: { params: enquiryParam, headers: idempotencyHeader, body: jsonBody(enquiryAnswer) },
  responses: jsonReply(enquiryReply, 'The enquiry after it'),
});

const assign = createRoute({
  method: 'put',
  path: `${path}/{id}/assign`,
  summary: 'Gives an enquiry to a colleague, or back to everybody',
  request: { params: enquiryParam, body: jsonBody(assignRequest) },
  responses: jsonReply(enquiryReply, 'The enquiry after it'),
});

const file = createRoute({
  method: 'get',
  path: `${path}/{id}/attachment/{file}`,
  summary: 'A file that went to a visitor with an answer, for staff',
  request: { params: enquiryFileParam },
  responses: attachmentFileReply,
});

export const contactDeskRoutes = createApi()
  .openapi(list, async (c) =>
    c.json(
      { code: 'success', ...(await listEnquiries(c.var.db, c.req.valid('query'), signedIn(c).member_id)) } as const,
      200,
    ),
  )
  .openapi(one, async (c) => {
    const enquiry = await readEnquiry(c.var.db, c.var.lang, c.req.valid('param').id);
    return c.json({ code: 'success', enquiry } as const, 200);
  })
  .openapi(answer, async (c) => {
    const { id } = c.req.valid('param');
    const key = c.req.valid('header')['idempotency-key'];
    await answerEnquiry(c.var.db, signedIn(c), id, c.req.valid('json'), key);
    return c.json({ code: 'success', enquiry: await readEnquiry(c.var.db, c.var.lang, id) } as const, 200);
  })
  .openapi(assign, async (c) => {
    const { id } = c.req.valid('param');
    await assignEnquiry(c.var.db, signedIn(c), id, c.req.valid('json'));
    return c.json({ code: 'success', enquiry: await readEnquiry(c.var.db, c.var.lang, id) } as const, 200);
  })
  .openapi(file, async (c) => {
    const { db } = c.var;
    const { id, file: fileId } = c.req.valid('param');
    const { storage } = attachmentRoomOf(c);
    return sendAttachment(c, fileId, openAnswerFile(db, storage, fileId, await answersTo(db, id)));
  });
