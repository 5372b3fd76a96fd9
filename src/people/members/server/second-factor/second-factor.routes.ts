import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { signedInReply } from '../../member.contract.ts';
import {
  askReply,
  makeReply,
  ownPassword,
  passkeyConfirm,
  removeRequest,
  secondFactorReply,
  secondStepRequest,
  ticketRequest,
  totpConfirm,
  totpReply,
} from '../../second-factor.contract.ts';
import { arrivalOf, signInReply } from '../sign-in-reply.service.ts';
import { beginPasskey, confirmPasskey } from './passkey.service.ts';
import { relyingParty } from './passkey-proof.ts';
import { isSecondFactorRequired, readSecondFactor, removeWay, renewOwnCodes } from './second-factor.service.ts';
import { askPasskey, finishSignIn } from './second-step.service.ts';
import { beginTotp, confirmTotp } from './totp.service.ts';

const path = '/api/second_factor';

async function stateOf(c: Context<ApiEnv>, recovery_codes?: string[]) {
  const isRequired = await isSecondFactorRequired(c.var.db, c.var.shop.config.demo);
  const now = await readSecondFactor(c.var.db, signedIn(c).member_id, isRequired);
  return { ...now, ...(recovery_codes && { recovery_codes }) };
}

const partyOf = (c: Context<ApiEnv>) => relyingParty(c.var.shop.config.baseUrl);

export const secondFactorRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/member/login/passkey',
      summary: 'Asks for a passkey after the correct password',
      access: 'anyone',
      limits: ['second_factor_network'],
      refuses: ['sign_in_expired'],
      body: ticketRequest,
      reply: askReply,
      returns: 'What the device signs',
    },
    (c, { body }) => askPasskey(c.var.db, body.ticket, arrivalOf(c), partyOf(c)),
  ),
  call(
    {
      method: 'post',
      path: '/api/member/login/second',
      summary: 'Finishes a sign-in by a code, a passkey or a recovery code',
      access: 'anyone',
      limits: ['second_factor_network', 'second_factor'],
      refuses: ['sign_in_expired', 'wrong_code'],
      signsIn: true,
      body: secondStepRequest,
      reply: signedInReply,
      returns: 'The token of the new session, and of the cart',
    },
    async (c, { body }) => {
      const tokens = await finishSignIn(c.var.db, body, arrivalOf(c), partyOf(c));
      return signInReply(c.var.i18n, tokens);
    },
  ),
  call(
    {
      method: 'get',
      path,
      summary: 'The factors that a member of staff has set up',
      access: 'staff',
      reply: secondFactorReply,
      returns: 'The configured factors, and new recovery codes',
    },
    (c) => stateOf(c),
  ),
  call(
    {
      method: 'post',
      path: `${path}/code`,
      summary: 'A new secret for an authenticator app, answered once',
      access: 'staff',
      limits: ['change_password'],
      refuses: ['wrong_password', 'password_needed', 'conflict'],
      body: ownPassword,
      reply: totpReply,
      returns: 'The secret, and its picture',
    },
    (c, { body }) => beginTotp(c.var.db, signedIn(c), body.password),
  ),
  call(
    {
      method: 'post',
      path: `${path}/code/confirm`,
      summary: 'The first right code switches the app on',
      access: 'staff',
      limits: ['second_factor'],
      refuses: ['wrong_code', 'conflict'],
      body: totpConfirm,
      reply: secondFactorReply,
      returns: 'The configured factors, and new recovery codes',
    },
    async (c, { body }) => stateOf(c, await confirmTotp(c.var.db, signedIn(c), body.code)),
  ),
  call(
    {
      method: 'post',
      path: `${path}/passkey`,
      summary: 'Asks a device for a new passkey',
      access: 'staff',
      limits: ['change_password'],
      refuses: ['wrong_password', 'password_needed'],
      body: ownPassword,
      reply: makeReply,
      returns: 'What the device needs to know',
    },
    (c, { body }) => beginPasskey(c.var.db, signedIn(c), body.password, partyOf(c)),
  ),
  call(
    {
      method: 'post',
      path: `${path}/passkey/confirm`,
      summary: 'Stores the passkey that the device created',
      access: 'staff',
      refuses: ['wrong_code', 'conflict', 'sign_in_expired'],
      body: passkeyConfirm,
      reply: secondFactorReply,
      returns: 'The configured factors, and new recovery codes',
    },
    async (c, { body }) => stateOf(c, await confirmPasskey(c.var.db, signedIn(c), body, partyOf(c))),
  ),
  call(
    {
      method: 'post',
      path: `${path}/recovery`,
      summary: 'New recovery codes; the old ones no longer work',
      access: 'staff',
      limits: ['change_password'],
      refuses: ['wrong_password', 'password_needed', 'not_found'],
      body: ownPassword,
      reply: secondFactorReply,
      returns: 'The configured factors, and new recovery codes',
    },
    async (c, { body }) => stateOf(c, await renewOwnCodes(c.var.db, signedIn(c), body.password)),
  ),
  call(
    {
      method: 'post',
      path: `${path}/remove`,
      summary: 'Removes the app or a passkey',
      access: 'staff',
      limits: ['change_password'],
      refuses: ['wrong_password', 'password_needed', 'not_found'],
      body: removeRequest,
      reply: secondFactorReply,
      returns: 'The configured factors, and new recovery codes',
    },
    async (c, { body }) => {
      await removeWay(c.var.db, signedIn(c), body);
      return stateOf(c);
    },
  ),
);
