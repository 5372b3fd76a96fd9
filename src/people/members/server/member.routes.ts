import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
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
import { login } from './login.service.ts';
import { readProfile, updateProfile } from './profile.service.ts';
import { endSession } from './session.service.ts';
import { arrivalOf, signInReply } from './sign-in-reply.service.ts';

/** The profile call of one kind of member. */
function profileCall<const Path extends string, Form extends z.ZodType<ProfileUpdate>>(
  path: Path,
  type: MemberType,
  form: Form,
) {
  return call(
    {
      method: 'post',
      path,
      summary: 'Changes the profile of a member of this kind',
      access: 'member',
      unlimited: 'the member’s own row',
      refuses: ['forbidden'],
      body: form,
      reply: doneReply,
      returns: 'Done',
    },
    async (c, { body }) => {
      await updateProfile(c.var.db, signedIn(c), type, body as ProfileUpdate);
      // Spec §7: the server's message is shown.
      return { message: c.var.i18n._(msg`Your profile has been saved.`), showMessage: true };
    },
  );
}

export const memberRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/member/login',
      summary: 'Signs a member in',
      access: 'anyone',
      limits: ['login_account', 'login_device', 'login_network'],
      refuses: ['captcha', 'wrong_credentials', 'second_factor'],
      signsIn: true,
      body: credentials,
      reply: signedInReply,
      returns: 'The token of the new session, and of the cart',
    },
    async (c, { body }) => signInReply(c.var.i18n, await login(c.var.db, body, arrivalOf(c))),
  ),
  call(
    {
      method: 'get',
      path: '/api/member/logout',
      summary: 'Signs this device out; without its token nothing happens',
      access: 'visitor',
      reply: doneReply,
      returns: 'Done',
    },
    async (c) => {
      const person = c.get('member');
      if (person) await endSession(c.var.db, person.member_id, person.session_id);
      return {};
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/login/check',
      summary: 'Whether the caller is signed in',
      access: 'visitor',
      reply: loginCheckReply,
      returns: "isLogin is 'Y' or 'N'",
    },
    (c) => ({ isLogin: c.get('member') ? ('Y' as const) : ('N' as const) }),
  ),
  call(
    {
      method: 'get',
      path: '/api/member/profile',
      summary: 'The member’s profile',
      access: 'member',
      reply: profileReply,
      returns: 'The profile',
    },
    (c) => readProfile(c.var.db, signedIn(c).member_id),
  ),
  profileCall('/api/member/basic', 'basic', profileUpdates.basic),
  profileCall('/api/member/artist', 'artist', profileUpdates.artist),
  profileCall('/api/member/gallery', 'gallery', profileUpdates.gallery),
  // Members of other kinds do not exist.
  call(
    {
      method: 'post',
      path: '/api/member/{type}',
      summary: 'Refuses any other kind',
      access: 'member',
      unlimited: 'the member’s own row',
      isHidden: true,
      reply: doneReply,
    },
    () => {
      throw new Refusal('forbidden');
    },
  ),
);
