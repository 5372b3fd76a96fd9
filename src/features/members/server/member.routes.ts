import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { jsonReply } from '#api/server/replies.ts';
import { Refusal } from '#shared/errors.ts';
import { loginCheckReply, oauthCheckReply } from '../member.contract.ts';

const loginCheck = createRoute({
  method: 'get',
  path: '/api/login/check',
  summary: 'Whether the caller is logged in',
  responses: jsonReply(loginCheckReply, "isLogin is 'Y' or 'N'"),
});

const oauthCheck = createRoute({
  method: 'get',
  path: '/api/oauth/check',
  summary: 'Trades a one-time sign-in code for a token',
  responses: jsonReply(oauthCheckReply, 'The token of the new session'),
});

/** Nobody can have an account yet, so nobody is logged in and no sign-in code is known. */
export const memberRoutes = createApi()
  .openapi(loginCheck, (c) => c.json({ code: 'success', isLogin: 'N' } as const, 200))
  .openapi(oauthCheck, () => {
    throw new Refusal('oauth_expired');
  });
