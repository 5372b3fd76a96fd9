import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  deadMailsDone,
  deadMailsForm,
  deadMailsQuery,
  deadMailsReply,
  restoreMailsForm,
} from '../dead-mail.contract.ts';
import { dropMails, listDeadMails, restoreMails, retryMails } from './dead-mail.service.ts';

const path = '/api/admin/connection/mail/dead';

export const deadMailRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'Mails that could not be delivered, latest first',
      access: 'admin',
      query: deadMailsQuery,
      reply: deadMailsReply,
      returns: 'A page of them, without anything that gives access to an account',
    },
    (c, { query }) => {
      const { db, shop } = c.var;
      return listDeadMails(db, query, shop.config.baseUrl);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/retry`,
      summary: 'Queues mails again that could not be delivered',
      access: 'admin',
      limits: ['mail_retry'],
      refuses: ['conflict'],
      body: deadMailsForm,
      reply: deadMailsDone,
      returns: 'Which',
    },
    async (c, { body }) => {
      const mail_ids = await retryMails(c.var.db, signedIn(c).member_id, body);
      return { mail_ids };
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/drop`,
      summary: 'Removes failed mails from the list',
      access: 'admin',
      refuses: ['conflict'],
      body: deadMailsForm,
      reply: deadMailsDone,
      returns: 'Which',
    },
    async (c, { body }) => {
      const mail_ids = await dropMails(c.var.db, signedIn(c).member_id, body);
      return { mail_ids };
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/restore`,
      summary: 'Restores dropped mails to the list',
      access: 'admin',
      refuses: ['conflict'],
      body: restoreMailsForm,
      reply: deadMailsDone,
      returns: 'Which',
    },
    async (c, { body }) => {
      const mail_ids = await restoreMails(c.var.db, signedIn(c).member_id, body.mail_ids);
      return { mail_ids };
    },
  ),
);
