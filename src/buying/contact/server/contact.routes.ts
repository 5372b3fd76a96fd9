import { networkOf } from '#ground/throttle/server/network.ts';
import { call, calls } from '#http/server/call.ts';
import { openAnswerFile } from '#people/threads/server/attachment.service.ts';
import {
  attachmentFileReply,
  attachmentTargetOf,
  sendAttachment,
} from '#people/threads/server/send-attachment.service.ts';
import { idempotencyHeader } from '#people/threads/thread.contract.ts';
import { contactForm, contactReply } from '../contact.contract.ts';
import { filesLink, filesReply, linkedFileParam } from '../contact-desk.contract.ts';
import { sendEnquiry } from './contact.service.ts';
import { openFilesLink, readFilesLink } from './enquiry-files.service.ts';

export const contactRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/contact',
      summary:
        'Sends the contact form, or an enquiry about works or a collaboration; a member’s becomes a conversation',
      access: 'visitor',
      limits: ['contact_network', 'contact_account', 'contact_shop'],
      refuses: ['captcha', 'conflict'],
      headers: idempotencyHeader,
      body: contactForm,
      reply: contactReply,
      returns: 'The number of the enquiry, and of the conversation it became',
    },
    (c, { headers, body }) => {
      const { db, address, member, shop } = c.var;
      const sender = {
        network: networkOf(address),
        recaptcha: shop.config.recaptcha,
        member,
        key: headers['idempotency-key'],
      };
      return sendEnquiry(db, body, sender);
    },
  ),
  // The secret is in the body: a URL would appear in logs and in the history.
  call(
    {
      method: 'post',
      path: '/api/contact/files',
      summary: 'The files that came with an answer to a visitor, by the link in the mail',
      access: 'anyone',
      limits: ['contact_files'],
      refuses: ['link_expired'],
      body: filesLink,
      reply: filesReply,
      returns: 'Their names, and until when the link opens them',
    },
    (c, { body: { token } }) => {
      const { db, address } = c.var;
      return readFilesLink(db, token, networkOf(address));
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/contact/files/{attachment_id}',
      summary: 'One of these files',
      access: 'anyone',
      limits: ['contact_files'],
      refuses: ['link_expired'],
      params: linkedFileParam,
      body: filesLink,
      responses: attachmentFileReply,
    },
    async (c, { params: { attachment_id: id }, body }) => {
      const { db, address } = c.var;
      const { answer_id } = await openFilesLink(db, body.token, networkOf(address));
      return sendAttachment(c, id, openAnswerFile(db, attachmentTargetOf(c).storage, id, [answer_id]));
    },
  ),
);
