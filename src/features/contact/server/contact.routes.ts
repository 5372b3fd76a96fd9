import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { openAnswerFile } from '#features/threads/server/attachment.service.ts';
import {
  attachmentFileReply,
  attachmentRoomOf,
  sendAttachment,
} from '#features/threads/server/send-attachment.service.ts';
import { idempotencyHeader } from '#features/threads/thread.contract.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { contactForm, contactReply } from '../contact.contract.ts';
import { filesLink, filesReply, linkedFileParam } from '../contact-desk.contract.ts';
import { sendEnquiry } from './contact.service.ts';
import { openFilesLink, readFilesLink } from './enquiry-files.service.ts';

const send = createRoute({
  method: 'post',
  path: '/api/contact',
  summary: 'Sends the contact form, or an enquiry about works or a collaboration; a member’s becomes a conversation',
  request: { headers: idempotencyHeader, body: jsonBody(contactForm) },
  responses: jsonReply(contactReply, 'The number of the enquiry, and of the conversation it became'),
});

// The secret comes in the body: an address would stand in logs and in the history.
const files = createRoute({
  method: 'post',
  path: '/api/contact/files',
  summary: 'The files that came with an answer to a visitor, by the link in the mail',
  request: { body: jsonBody(filesLink) },
  responses: jsonReply(filesReply, 'Their names, and until when the link opens them'),
});
const file = createRoute({
  method: 'post',
  path: '/api/contact/files/{attachment_id}',
  summary: 'One of these files',
  request: { params: linkedFileParam, body: jsonBody(filesLink) },
  responses: attachmentFileReply,
});

export const contactRoutes = createApi()
  .openapi(send, async (c) => {
    const { db, address, member, shop } = c.var;
    const sender = {
      network: networkOf(address),
      recaptcha: shop.config.recaptcha,
      member,
      key: c.req.valid('header')['idempotency-key'],
    };
    return c.json({ code: 'success', ...(await sendEnquiry(db, c.req.valid('json'), sender)) } as const, 200);
  })
  .openapi(files, async (c) => {
    const { db, address } = c.var;
    const { token } = c.req.valid('json');
    return c.json({ code: 'success', ...(await readFilesLink(db, token, networkOf(address))) } as const, 200);
  })
  .openapi(file, async (c) => {
    const { db, address } = c.var;
    const { attachment_id: id } = c.req.valid('param');
    const { answer_id } = await openFilesLink(db, c.req.valid('json').token, networkOf(address));
    return sendAttachment(c, id, openAnswerFile(db, attachmentRoomOf(c).storage, id, [answer_id]));
  });
