import { createRoute } from '@hono/zod-openapi';
import { msg } from '@lingui/core/macro';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { doneReply, signedInReply } from '../member.contract.ts';
import {
  changedReply,
  changeRequest,
  emailChangeRequest,
  forgotRequest,
  resetRequest,
  sessionParam,
  sessionsReply,
  verifyRequest,
} from '../session.contract.ts';
import { arrivalOf } from './arrival.service.ts';
import { askForNewEmail, dropNewEmail } from './email-change.service.ts';
import { mailVerificationAgain, verifyEmail } from './email-verification.service.ts';
import { changePassword, forgotPassword, resetPassword } from './password-reset.service.ts';
import { endSession, endSessions, listSessions } from './session.service.ts';

const forgot = createRoute({
  method: 'post',
  path: '/api/password/forgot',
  summary: 'Mails a link to set a new password; the answer is the same whether there is an account or not',
  request: { body: jsonBody(forgotRequest) },
  responses: jsonReply(doneReply, 'Done'),
});
const reset = createRoute({
  method: 'post',
  path: '/api/password/reset',
  summary: 'Sets a new password by the mailed link and signs in',
  request: { body: jsonBody(resetRequest) },
  responses: jsonReply(signedInReply, 'The token of the new session, and of the cart'),
});
const change = createRoute({
  method: 'post',
  path: '/api/password/change',
  summary: 'Changes the password; other devices are signed out',
  request: { body: jsonBody(changeRequest) },
  responses: jsonReply(changedReply, "This device's new token"),
});
const verify = createRoute({
  method: 'post',
  path: '/api/email/verify',
  summary: 'Proves an e-mail address by the mailed link',
  request: { body: jsonBody(verifyRequest) },
  responses: jsonReply(doneReply, 'Done'),
});
const verifyAgain = createRoute({
  method: 'post',
  path: '/api/email/send',
  summary: 'Mails the link once more',
  responses: jsonReply(doneReply, 'Done'),
});
const changeEmail = createRoute({
  method: 'post',
  path: '/api/email/change',
  summary: 'Mails a link to a new address; the answer is the same whether somebody else has it or not',
  request: { body: jsonBody(emailChangeRequest) },
  responses: jsonReply(doneReply, 'Done'),
});
const keepEmail = createRoute({
  method: 'delete',
  path: '/api/email/change',
  summary: 'Keeps the old address; links to the new one are worth nothing any more',
  responses: jsonReply(doneReply, 'Done'),
});
const list = createRoute({
  method: 'get',
  path: '/api/session',
  summary: "The member's devices",
  responses: jsonReply(sessionsReply, 'The device that asks comes first'),
});
const endOthers = createRoute({
  method: 'delete',
  path: '/api/session',
  summary: 'Signs every other device out',
  responses: jsonReply(sessionsReply, 'The devices that are left'),
});
const endOne = createRoute({
  method: 'delete',
  path: '/api/session/{id}',
  summary: 'Signs one device out',
  request: { params: sessionParam },
  responses: jsonReply(sessionsReply, 'The devices that are left'),
});

export const sessionRoutes = createApi()
  .openapi(forgot, async (c) => {
    const { caller, recaptcha } = arrivalOf(c);
    await forgotPassword(c.var.db, c.req.valid('json'), caller.network, recaptcha);
    const message = c.var.i18n._(msg`If there is an account with this address, a link is on its way to it.`);
    return c.json({ code: 'success', message, showMessage: true } as const, 200);
  })
  .openapi(reset, async (c) => {
    const { merged: _, ...tokens } = await resetPassword(c.var.db, c.req.valid('json'), arrivalOf(c));
    const message = c.var.i18n._(msg`Your new password is set.`);
    return c.json({ code: 'success', message, showMessage: true, ...tokens } as const, 200);
  })
  .openapi(change, async (c) => {
    const token = await changePassword(c.var.db, signedIn(c), c.req.valid('json'));
    const message = c.var.i18n._(msg`Your new password is set.`);
    return c.json({ code: 'success', message, showMessage: true, token } as const, 200);
  })
  .openapi(verify, async (c) => {
    await verifyEmail(c.var.db, c.req.valid('json').token);
    const message = c.var.i18n._(msg`Thank you. Your address is confirmed.`);
    return c.json({ code: 'success', message, showMessage: true } as const, 200);
  })
  .openapi(verifyAgain, async (c) => {
    await mailVerificationAgain(c.var.db, signedIn(c));
    return c.json({ code: 'success' } as const, 200);
  })
  .openapi(changeEmail, async (c) => {
    await askForNewEmail(c.var.db, signedIn(c), c.req.valid('json'));
    return c.json({ code: 'success' } as const, 200);
  })
  .openapi(keepEmail, async (c) => {
    await dropNewEmail(c.var.db, signedIn(c).member_id);
    return c.json({ code: 'success' } as const, 200);
  })
  .openapi(list, async (c) =>
    c.json({ code: 'success', list: await listSessions(c.var.db, signedIn(c)) } as const, 200),
  )
  .openapi(endOthers, async (c) => {
    const person = signedIn(c);
    await inTransaction(c.var.db, (tx) => endSessions(tx, person.member_id, person.session_id));
    return c.json({ code: 'success', list: await listSessions(c.var.db, person) } as const, 200);
  })
  .openapi(endOne, async (c) => {
    const person = signedIn(c);
    await endSession(c.var.db, person.member_id, c.req.valid('param').id);
    return c.json({ code: 'success', list: await listSessions(c.var.db, person) } as const, 200);
  });
