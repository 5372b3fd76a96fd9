import { call, calls } from '#http/server/call.ts';
import { Refusal } from '#shared/errors.ts';
import { mailboxReply } from '../mail.contract.ts';
import { composeMail } from './compose-mail.ts';
import { latestMails } from './mail.service.ts';

export const mailRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/mailbox',
      summary: 'The mails that a demo without a mail server would have sent',
      access: 'anyone',
      refuses: ['not_found'],
      reply: mailboxReply,
      returns: 'Mails as their readers would see them, latest first',
    },
    async (c) => {
      const { smtpUrl, demo, baseUrl } = c.var.shop.config;
      // Anyone may read this mailbox, so a shop with real mail must not have one.
      if (smtpUrl || demo === 'off') throw new Refusal('not_found');
      const mails = await latestMails(c.var.db);
      const list = await Promise.all(
        mails.map(async (mail) => {
          const { subject, html, text } = await composeMail(c.var.db, mail, baseUrl);
          const { mail_id, to, lang, kind, status, created_at } = mail;
          const held = status === 'held';
          return { mail_id, to, lang, kind, held, subject, html, text, created_at: created_at.toISOString() };
        }),
      );
      return { list };
    },
  ),
);
