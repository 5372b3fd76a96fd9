import { msg } from '@lingui/core/macro';
import { inTransaction } from '#db/server/transaction.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { doneReply, signedInReply } from '../member.contract.ts';
import {
  changedReply,
  changeRequest,
  emailChangeRequest,
  emailCodeRequest,
  forgotRequest,
  resetRequest,
  sessionParam,
  sessionsReply,
  verifyRequest,
} from '../session.contract.ts';
import { askForNewEmail, dropNewEmail } from './email-change.service.ts';
import { mailVerificationAgain, verifyByCode, verifyEmail } from './email-verification.service.ts';
import { changePassword, forgotPassword, resetPassword } from './password-reset.service.ts';
import { endSession, endSessions, listSessions } from './session.service.ts';
import { arrivalOf } from './sign-in-reply.service.ts';

export const sessionRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/password/forgot',
      summary: 'Mails a link to set a new password; the answer is the same whether there is an account or not',
      access: 'anyone',
      limits: ['forgot_account', 'forgot_network'],
      refuses: ['captcha'],
      body: forgotRequest,
      reply: doneReply,
      returns: 'Done',
    },
    async (c, { body }) => {
      const { caller, recaptcha } = arrivalOf(c);
      await forgotPassword(c.var.db, body, caller.network, recaptcha);
      const message = c.var.i18n._(msg`If there is an account for this address, we have sent it a link.`);
      return { message, showMessage: true };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/password/reset',
      summary: 'Sets a new password by the mailed link and signs in',
      access: 'anyone',
      limits: ['reset_network'],
      refuses: ['link_expired', 'password_is_email', 'second_factor'],
      signsIn: true,
      body: resetRequest,
      reply: signedInReply,
      returns: 'The token of the new session, and of the cart',
    },
    async (c, { body }) => {
      const { merged: _, ...tokens } = await resetPassword(c.var.db, body, arrivalOf(c));
      const message = c.var.i18n._(msg`Your new password is set.`);
      return { message, showMessage: true, ...tokens };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/password/change',
      summary: 'Changes the password; other devices are signed out',
      access: 'member',
      limits: ['change_password'],
      refuses: ['wrong_password', 'password_needed', 'password_is_email'],
      body: changeRequest,
      reply: changedReply,
      returns: "This device's new token",
    },
    async (c, { body }) => {
      const token = await changePassword(c.var.db, signedIn(c), body);
      const message = c.var.i18n._(msg`Your new password is set.`);
      return { message, showMessage: true, token };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/email/verify',
      summary: 'Proves an e-mail address by the mailed link',
      access: 'anyone',
      unlimited: 'needs a mailed link of 256 bits, which acts once',
      refuses: ['link_expired'],
      body: verifyRequest,
      reply: doneReply,
      returns: 'Done',
    },
    async (c, { body }) => {
      await verifyEmail(c.var.db, body.token);
      const message = c.var.i18n._(msg`Thank you. Your address is confirmed.`);
      return { message, showMessage: true };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/email/code',
      summary: 'Proves the e-mail address by the code of the latest mail',
      access: 'member',
      limits: ['email_code', 'email_code_address', 'email_code_network'],
      refuses: ['wrong_code', 'link_expired'],
      body: emailCodeRequest,
      reply: doneReply,
      returns: 'Done',
    },
    async (c, { body }) => {
      await verifyByCode(c.var.db, { ...signedIn(c), network: arrivalOf(c).caller.network }, body.code);
      const message = c.var.i18n._(msg`Thank you. Your address is confirmed.`);
      return { message, showMessage: true };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/email/send',
      summary: 'Mails the link and a new code once more',
      access: 'member',
      limits: ['verify_again', 'proof_mail'],
      reply: doneReply,
      returns: 'Done',
    },
    async (c) => {
      await mailVerificationAgain(c.var.db, signedIn(c));
      return {};
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/email/change',
      summary: 'Mails a link to a new address; the answer is the same whether or not someone else uses it',
      access: 'member',
      limits: ['change_email', 'proof_mail', 'change_password'],
      refuses: ['wrong_password', 'password_needed', 'password_is_email'],
      body: emailChangeRequest,
      reply: doneReply,
      returns: 'Done',
    },
    async (c, { body }) => {
      await askForNewEmail(c.var.db, signedIn(c), body);
      return {};
    },
  ),
  call(
    {
      method: 'delete',
      path: '/api/email/change',
      summary: 'Keeps the old address; links sent to the new one no longer work',
      access: 'member',
      unlimited: "the member's own rows, of which it only removes some",
      reply: doneReply,
      returns: 'Done',
    },
    async (c) => {
      await dropNewEmail(c.var.db, signedIn(c).member_id);
      return {};
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/session',
      summary: "The member's devices",
      access: 'member',
      reply: sessionsReply,
      returns: 'The device that asks comes first',
    },
    async (c) => ({ list: await listSessions(c.var.db, signedIn(c)) }),
  ),
  call(
    {
      method: 'delete',
      path: '/api/session',
      summary: 'Signs every other device out',
      access: 'member',
      unlimited: "the member's own rows, of which it only removes some",
      reply: sessionsReply,
      returns: 'The devices that are left',
    },
    async (c) => {
      const person = signedIn(c);
      await inTransaction(c.var.db, (tx) => endSessions(tx, person.member_id, person.session_id));
      return { list: await listSessions(c.var.db, person) };
    },
  ),
  call(
    {
      method: 'delete',
      path: '/api/session/{id}',
      summary: 'Signs one device out',
      access: 'member',
      unlimited: "the member's own rows, of which it only removes some",
      params: sessionParam,
      reply: sessionsReply,
      returns: 'The devices that are left',
    },
    async (c, { params }) => {
      const person = signedIn(c);
      await endSession(c.var.db, person.member_id, params.id);
      return { list: await listSessions(c.var.db, person) };
    },
  ),
);
