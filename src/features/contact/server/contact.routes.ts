import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { idempotencyHeader } from '#features/threads/thread.contract.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { contactForm, contactReply } from '../contact.contract.ts';
import { sendEnquiry } from './contact.service.ts';

const send = createRoute({
  method: 'post',
  path: '/api/contact',
  summary: 'Sends the contact form, or an enquiry about works or a collaboration; a member’s becomes a conversation',
  request: { headers: idempotencyHeader, body: jsonBody(contactForm) },
  responses: jsonReply(contactReply, 'The number of the enquiry, and of the conversation it became'),
});

export const contactRoutes = createApi().openapi(send, async (c) => {
  const { db, address, member, shop } = c.var;
  const sender = {
    network: networkOf(address),
    recaptcha: shop.config.recaptcha,
    member,
    key: c.req.valid('header')['idempotency-key'],
  };
  return c.json({ code: 'success', ...(await sendEnquiry(db, c.req.valid('json'), sender)) } as const, 200);
});
