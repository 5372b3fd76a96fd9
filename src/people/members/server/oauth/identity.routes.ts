import type { Context } from 'hono';
import { inTransaction } from '#db/server/transaction.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { identitiesReply, identityRequest, providerParam } from '../../oauth.contract.ts';
import { readIdentities, unlinkIdentity } from './identity.service.ts';
import { browserOf } from './oauth-browser.ts';
import { linkPending } from './oauth-pending.service.ts';

const path = '/api/member/identities';

async function identities(c: Context<ApiEnv>) {
  return { ...(await readIdentities(c.var.db, signedIn(c).member_id)) };
}

export const identityRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The ways the member signs in',
      access: 'member',
      reply: identitiesReply,
      returns: 'The ways the member signs in besides a password',
    },
    (c) => identities(c),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Adds the sign-in that this browser has just finished at a provider',
      access: 'member',
      unlimited: 'needs a sign-in that was finished at a provider, and uses it up',
      refuses: ['oauth_expired', 'identity_taken'],
      body: identityRequest,
      reply: identitiesReply,
      returns: 'The ways the member signs in besides a password',
    },
    async (c, { body: { provider } }) => {
      await inTransaction(c.var.db, (tx) => linkPending(tx, signedIn(c).member_id, browserOf(c), provider));
      return identities(c);
    },
  ),
  call(
    {
      method: 'delete',
      path: `${path}/{provider}`,
      summary: 'Removes a sign-in method',
      access: 'member',
      unlimited: "the member's own rows, of which it only removes some",
      refuses: ['password_needed'],
      params: providerParam,
      reply: identitiesReply,
      returns: 'The ways the member signs in besides a password',
    },
    async (c, { params }) => {
      await unlinkIdentity(c.var.db, signedIn(c).member_id, params.provider);
      return identities(c);
    },
  ),
);
