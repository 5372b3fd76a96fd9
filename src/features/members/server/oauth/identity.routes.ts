import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { identitiesReply, identityRequest, providerParam } from '../../oauth.contract.ts';
import { readIdentities, unlinkIdentity } from './identity.service.ts';
import { browserOf } from './oauth-browser.ts';
import { linkPending } from './oauth-pending.service.ts';

const path = '/api/member/identities';
const responses = jsonReply(identitiesReply, 'The ways the member signs in besides a password');

const list = createRoute({ method: 'get', path, summary: 'The ways the member signs in', responses });
const link = createRoute({
  method: 'post',
  path,
  summary: 'Adds the sign-in that this browser has just finished at a provider',
  request: { body: jsonBody(identityRequest) },
  responses,
});
const unlink = createRoute({
  method: 'delete',
  path: `${path}/{provider}`,
  summary: 'Takes a way to sign in away',
  request: { params: providerParam },
  responses,
});

async function identities(c: Context<ApiEnv>) {
  return { code: 'success', ...(await readIdentities(c.var.db, signedIn(c).member_id)) } as const;
}

export const identityRoutes = createApi()
  .openapi(list, async (c) => c.json(await identities(c), 200))
  .openapi(link, async (c) => {
    const { provider } = c.req.valid('json');
    await inTransaction(c.var.db, (tx) => linkPending(tx, signedIn(c).member_id, browserOf(c), provider));
    return c.json(await identities(c), 200);
  })
  .openapi(unlink, async (c) => {
    await unlinkIdentity(c.var.db, signedIn(c).member_id, c.req.valid('param').provider);
    return c.json(await identities(c), 200);
  });
