import { removePictures } from '#catalogue/pictures/server/picture.service.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { deletion, doneReply, exportReply, registration, signedInReply } from '#people/members/member.contract.ts';
import { arrivalOf, signInReply } from '#people/members/server/sign-in-reply.service.ts';
import { deleteAccount, exportMember } from './account.service.ts';
import { registerMember } from './register.service.ts';

export const accountRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/member/register',
      summary: 'Opens an account',
      access: 'anyone',
      limits: ['register_network', 'proof_mail'],
      refuses: ['captcha', 'email_taken', 'password_is_email', 'oauth_expired', 'identity_taken'],
      signsIn: true,
      body: registration,
      reply: signedInReply,
      returns: 'The token of the new session, and of the cart',
    },
    async (c, { body }) => {
      const tokens = await registerMember(c.var.db, body, c.var.lang, arrivalOf(c));
      return signInReply(c.var.i18n, tokens);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/member/export',
      summary: 'Everything the shop knows about the member',
      access: 'member',
      reply: exportReply,
      returns: 'All of it',
    },
    async (c) => ({ data: await exportMember(c.var.db, signedIn(c)) }),
  ),
  call(
    {
      method: 'post',
      path: '/api/member/delete',
      summary: 'Closes the account permanently',
      access: 'member',
      limits: ['change_password'],
      refuses: ['wrong_password', 'password_needed', 'orders_moving', 'last_admin'],
      body: deletion,
      reply: doneReply,
      returns: 'Done',
    },
    async (c, { body }) => {
      const pictures = await deleteAccount(c.var.db, signedIn(c), body.password);
      // After the transaction, because a rollback cannot restore deleted files.
      await removePictures(c.var.db, openStorage(c.var.shop.config), pictures);
      return {};
    },
  ),
);
