import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
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
import { arrivalOf, welcomeHome } from '../arrival.service.ts';
import { beginPasskey, confirmPasskey } from './passkey.service.ts';
import { relyingParty } from './passkey-proof.ts';
import { isSecondFactorRequired, readSecondFactor, removeWay, renewOwnCodes } from './second-factor.service.ts';
import { askPasskey, finishSignIn } from './second-step.service.ts';
import { beginTotp, confirmTotp } from './totp.service.ts';

const path = '/api/second_factor';
const state = jsonReply(secondFactorReply, 'What is set up, and recovery codes that were just made');

const askKey = createRoute({
  method: 'post',
  path: '/api/member/login/passkey',
  summary: 'Asks a passkey of whoever showed the right password',
  request: { body: jsonBody(ticketRequest) },
  responses: jsonReply(askReply, 'What the device signs'),
});
const second = createRoute({
  method: 'post',
  path: '/api/member/login/second',
  summary: 'Finishes a sign-in by a code, a passkey or a recovery code',
  request: { body: jsonBody(secondStepRequest) },
  responses: jsonReply(signedInReply, 'The token of the new session, and of the cart'),
});
const read = createRoute({ method: 'get', path, summary: 'What somebody of the staff has set up', responses: state });
const begin = createRoute({
  method: 'post',
  path: `${path}/code`,
  summary: 'A new secret for an authenticator app, answered once',
  request: { body: jsonBody(ownPassword) },
  responses: jsonReply(totpReply, 'The secret, and its picture'),
});
const confirm = createRoute({
  method: 'post',
  path: `${path}/code/confirm`,
  summary: 'The first right code switches the app on',
  request: { body: jsonBody(totpConfirm) },
  responses: state,
});
const makeKey = createRoute({
  method: 'post',
  path: `${path}/passkey`,
  summary: 'Asks a device for a new passkey',
  request: { body: jsonBody(ownPassword) },
  responses: jsonReply(makeReply, 'What the device needs to know'),
});
const keepKey = createRoute({
  method: 'post',
  path: `${path}/passkey/confirm`,
  summary: 'Keeps the passkey that the device made',
  request: { body: jsonBody(passkeyConfirm) },
  responses: state,
});
const renew = createRoute({
  method: 'post',
  path: `${path}/recovery`,
  summary: 'New recovery codes; the old ones are worth nothing any more',
  request: { body: jsonBody(ownPassword) },
  responses: state,
});
const remove = createRoute({
  method: 'post',
  path: `${path}/remove`,
  summary: 'Takes the app or a passkey away',
  request: { body: jsonBody(removeRequest) },
  responses: state,
});

async function stateOf(c: Context<ApiEnv>, recovery_codes?: string[]) {
  const isRequired = await isSecondFactorRequired(c.var.db, c.var.shop.config.demo);
  const now = await readSecondFactor(c.var.db, signedIn(c).member_id, isRequired);
  return { code: 'success', ...now, ...(recovery_codes && { recovery_codes }) } as const;
}

const partyOf = (c: Context<ApiEnv>) => relyingParty(c.var.shop.config.baseUrl);

export const secondFactorRoutes = createApi()
  .openapi(askKey, async (c) => {
    const asked = await askPasskey(c.var.db, c.req.valid('json').ticket, arrivalOf(c), partyOf(c));
    return c.json({ code: 'success', ...asked } as const, 200);
  })
  .openapi(second, async (c) => {
    const tokens = await finishSignIn(c.var.db, c.req.valid('json'), arrivalOf(c), partyOf(c));
    return c.json(welcomeHome(c.var.i18n, tokens), 200);
  })
  .openapi(read, async (c) => c.json(await stateOf(c), 200))
  .openapi(begin, async (c) => {
    const made = await beginTotp(c.var.db, signedIn(c), c.req.valid('json').password);
    return c.json({ code: 'success', ...made } as const, 200);
  })
  .openapi(confirm, async (c) =>
    c.json(await stateOf(c, await confirmTotp(c.var.db, signedIn(c), c.req.valid('json').code)), 200),
  )
  .openapi(makeKey, async (c) => {
    const asked = await beginPasskey(c.var.db, signedIn(c), c.req.valid('json').password, partyOf(c));
    return c.json({ code: 'success', ...asked } as const, 200);
  })
  .openapi(keepKey, async (c) =>
    c.json(await stateOf(c, await confirmPasskey(c.var.db, signedIn(c), c.req.valid('json'), partyOf(c))), 200),
  )
  .openapi(renew, async (c) =>
    c.json(await stateOf(c, await renewOwnCodes(c.var.db, signedIn(c), c.req.valid('json').password)), 200),
  )
  .openapi(remove, async (c) => {
    await removeWay(c.var.db, signedIn(c), c.req.valid('json'));
    return c.json(await stateOf(c), 200);
  });
