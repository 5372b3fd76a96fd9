import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { identitiesReply, identityRequest, providerParam } from '../../oauth.contract.ts';
import { addIdentity } from './add-identity.service.ts';
import { readIdentities, unlinkIdentity } from './identity.service.ts';
import { browserOf } from './oauth-browser.ts';

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
      limits: ['change_password'],
      refuses: ['oauth_expired', 'identity_taken', 'wrong_password', 'password_needed'],
      body: identityRequest,
      reply: identitiesReply,
      returns: 'The ways the member signs in besides a password',
    },
    async (c, { body }) => {
      await addIdentity(c.var.db, signedIn(c).member_id, browserOf(c), body);
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
