import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { assignRequest } from '#people/members/assign.contract.ts';
import { openAnswerFile } from '#people/threads/server/attachment.service.ts';
import {
  attachmentFileReply,
  attachmentTargetOf,
  sendAttachment,
} from '#people/threads/server/send-attachment.service.ts';
import { idempotencyHeader } from '#people/threads/thread.contract.ts';
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

export const contactDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'Enquiries, the longest waiting first',
      access: 'support',
      query: enquiriesQuery,
      reply: enquiriesReply,
      returns: 'A page of enquiries, and the number in each state',
    },
    (c, { query }) => listEnquiries(c.var.db, query, signedIn(c).member_id),
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'One enquiry with all its messages; marks a member’s conversation as read by the shop',
      access: 'support',
      params: enquiryParam,
      reply: enquiryReply,
      returns: 'The enquiry',
    },
    async (c, { params }) => {
      const enquiry = await readEnquiry(c.var.db, c.var.lang, params.id);
      return { enquiry };
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}`,
      summary: 'Answers an enquiry: a visitor by mail, a member in the conversation',
      access: 'support',
      refuses: ['conflict', 'attachment_gone'],
      params: enquiryParam,
      headers: idempotencyHeader,
      body: enquiryAnswer,
      reply: enquiryReply,
      returns: 'The enquiry after it',
    },
    async (c, { params: { id }, headers, body }) => {
      const key = headers['idempotency-key'];
      await answerEnquiry(c.var.db, signedIn(c), id, body, key);
      return { enquiry: await readEnquiry(c.var.db, c.var.lang, id) };
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}/assign`,
      summary: 'Assigns an enquiry to a colleague, or to no one',
      access: 'support',
      refuses: ['conflict'],
      params: enquiryParam,
      body: assignRequest,
      reply: enquiryReply,
      returns: 'The enquiry after it',
    },
    async (c, { params: { id }, body }) => {
      await assignEnquiry(c.var.db, signedIn(c), id, body);
      return { enquiry: await readEnquiry(c.var.db, c.var.lang, id) };
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}/attachment/{file}`,
      summary: 'A file that was sent to a visitor with an answer, for staff',
      access: 'support',
      params: enquiryFileParam,
      responses: attachmentFileReply,
    },
    async (c, { params: { id, file: fileId } }) => {
      const { db } = c.var;
      const { storage } = attachmentTargetOf(c);
      return sendAttachment(c, fileId, openAnswerFile(db, storage, fileId, await answersTo(db, id)));
    },
  ),
);
