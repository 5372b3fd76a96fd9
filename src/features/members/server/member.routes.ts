import { createRoute } from '@hono/zod-openapi';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { Refusal } from '#shared/errors.ts';
import {
  credentials,
  doneReply,
  loginCheckReply,
  type MemberType,
  type ProfileUpdate,
  profileReply,
  profileUpdates,
  signedInReply,
} from '../member.contract.ts';
import { arrivalOf, welcomeHome } from './arrival.service.ts';
import { login } from './login.service.ts';
import { readProfile, updateProfile } from './profile.service.ts';
import { endSession } from './session.service.ts';

const loginRoute = createRoute({
  method: 'post',
  path: '/api/member/login',
  summary: 'Signs a member in',
  request: { body: jsonBody(credentials) },
  responses: jsonReply(signedInReply, 'The token of the new session, and of the cart'),
});
const logout = createRoute({
  method: 'get',
  path: '/api/member/logout',
  summary: 'Signs this device out; without its token nothing happens',
  responses: jsonReply(doneReply, 'Done'),
});
const loginCheck = createRoute({
  method: 'get',
  path: '/api/login/check',
  summary: 'Whether the caller is logged in',
  responses: jsonReply(loginCheckReply, "isLogin is 'Y' or 'N'"),
});
const getProfile = createRoute({
  method: 'get',
  path: '/api/member/profile',
  summary: 'What the member told about themselves',
  responses: jsonReply(profileReply, 'The profile'),
});
const profileRoute = <Path extends string, Form extends z.ZodType>(path: Path, form: Form) =>
  createRoute({
    method: 'post',
    path,
    summary: 'Changes the profile of a member of this kind',
    request: { body: jsonBody(form) },
    responses: jsonReply(doneReply, 'Done'),
  });
const basicProfile = profileRoute('/api/member/basic', profileUpdates.basic);
const artistProfile = profileRoute('/api/member/artist', profileUpdates.artist);
const galleryProfile = profileRoute('/api/member/gallery', profileUpdates.gallery);

async function takeProfile(c: Context<ApiEnv>, type: MemberType, form: ProfileUpdate) {
  await updateProfile(c.var.db, signedIn(c), type, form);
  // Spec §7: the server's message is shown.
  return { code: 'success', message: c.var.i18n._(msg`Your profile has been saved.`), showMessage: true } as const;
}

export const memberRoutes = createApi()
  .openapi(loginRoute, async (c) =>
    c.json(welcomeHome(c.var.i18n, await login(c.var.db, c.req.valid('json'), arrivalOf(c))), 200),
  )
  .openapi(logout, async (c) => {
    const person = c.get('member');
    if (person) await endSession(c.var.db, person.member_id, person.session_id);
    return c.json({ code: 'success' } as const, 200);
  })
  .openapi(loginCheck, (c) => c.json({ code: 'success', isLogin: c.get('member') ? 'Y' : 'N' } as const, 200))
  .openapi(getProfile, async (c) =>
    c.json({ code: 'success', ...(await readProfile(c.var.db, signedIn(c).member_id)) } as const, 200),
  )
  .openapi(basicProfile, async (c) => c.json(await takeProfile(c, 'basic', c.req.valid('json')), 200))
  .openapi(artistProfile, async (c) => c.json(await takeProfile(c, 'artist', c.req.valid('json')), 200))
  .openapi(galleryProfile, async (c) => c.json(await takeProfile(c, 'gallery', c.req.valid('json')), 200));

// No member is of any other kind, whatever the path says.
memberRoutes.post('/api/member/:type', () => {
  throw new Refusal('forbidden');
});
