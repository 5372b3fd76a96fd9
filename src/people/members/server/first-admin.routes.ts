import { call, calls } from '#http/server/call.ts';
import { Refusal } from '#shared/errors.ts';
import { firstAdminForm } from '../first-admin.contract.ts';
import { doneReply, signedInReply } from '../member.contract.ts';
import { becomeFirstAdmin, hasStaff } from './first-admin.service.ts';
import { arrivalOf } from './sign-in-reply.service.ts';

const path = '/api/setup';

export const firstAdminRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'Whether an empty shop still needs its first administrator; not found once there is staff',
      access: 'anyone',
      refuses: ['not_found'],
      reply: doneReply,
      returns: 'It waits',
    },
    async (c) => {
      if (c.var.shop.config.demo !== 'off' || (await hasStaff(c.var.db))) throw new Refusal('not_found');
      return {};
    },
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Opens the account of the first administrator by the link that the process printed, and signs in',
      access: 'anyone',
      limits: ['setup_network'],
      refuses: ['link_expired', 'password_is_email', 'email_taken'],
      signsIn: true,
      body: firstAdminForm,
      reply: signedInReply,
      returns: 'The token of the new session, and of the cart',
    },
    async (c, { body }) => {
      const { db, lang } = c.var;
      const { merged: _, ...tokens } = await becomeFirstAdmin(db, body, arrivalOf(c), lang);
      return tokens;
    },
  ),
);
