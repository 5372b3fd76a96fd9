import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  mailKindsReply,
  mailTextEdit,
  mailTextsReply,
  previewParam,
  previewQuery,
  previewReply,
  previewSend,
  previewSentReply,
} from '../preview.contract.ts';
import { listTexts, saveText } from './own-text.service.ts';
import { listKinds, readPreview, sendPreview } from './preview.service.ts';

export const previewRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/mail',
      summary: 'Every kind of mail the shop sends',
      access: 'editor',
      reply: mailKindsReply,
      returns: 'The kinds with their subjects',
    },
    async (c) => {
      const kinds = await listKinds(c.var.db, signedIn(c), c.var.lang, c.var.shop.config.baseUrl);
      return { list: kinds };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/mail/{kind}',
      summary: 'A mail as its reader would see it, with the data of a real order, work or member; nothing is sent',
      access: 'editor',
      refuses: ['forbidden'],
      params: previewParam,
      query: previewQuery,
      reply: previewReply,
      returns: 'Subject, HTML and plain text',
    },
    async (c, { params: { kind }, query: { lang = c.var.lang, about } }) => {
      const mail = await readPreview(c.var.db, signedIn(c), kind, { lang, about }, c.var.shop.config.baseUrl);
      return { mail };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/mail/{kind}/send',
      summary: 'Sends the same test only to the person who asks',
      access: 'editor',
      limits: ['mail_preview'],
      refuses: ['forbidden', 'too_many_requests'],
      params: previewParam,
      body: previewSend,
      reply: previewSentReply,
      returns: 'The address to go to',
    },
    async (c, { params, body }) => {
      const viewer = signedIn(c);
      await sendPreview(c.var.db, viewer, params.kind, body);
      return { to: viewer.email };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/mail/{kind}/text',
      summary: 'The texts of one kind of mail, standard and changed',
      access: 'editor',
      refuses: ['forbidden'],
      params: previewParam,
      query: previewQuery,
      reply: mailTextsReply,
      returns: 'The texts in the order of the mail',
    },
    async (c, { params: { kind }, query: { lang = c.var.lang, about } }) =>
      listTexts(c.var.db, signedIn(c), kind, { lang, about }, c.var.shop.config.baseUrl),
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/mail/{kind}/text',
      summary: 'Changes one text of a kind of mail in one language, or restores the standard one',
      access: 'editor',
      refuses: ['forbidden', 'conflict'],
      params: previewParam,
      body: mailTextEdit,
      reply: mailTextsReply,
      returns: 'The texts as they are now',
    },
    async (c, { params: { kind }, body }) => saveText(c.var.db, signedIn(c), kind, body, c.var.shop.config.baseUrl),
  ),
);
