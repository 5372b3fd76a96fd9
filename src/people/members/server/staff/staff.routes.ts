import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { signedInReply } from '../../member.contract.ts';
import {
  galleryReviewersRequest,
  inviteRequest,
  joinRequest,
  requireRequest,
  roleRequest,
  secondPersonRequest,
  staffParam,
  staffReply,
} from '../../staff.contract.ts';
import { isSecondFactorRequired } from '../second-factor/second-factor.service.ts';
import { arrivalOf, signInReply } from '../sign-in-reply.service.ts';
import { inviteStaff, joinStaff, listInvitations, withdrawInvitation } from './invitation.service.ts';
import { askSecondPerson, asksSecondPerson, galleryReviewers, setGalleryReviewers } from './second-person.service.ts';
import {
  changeRole,
  endStaffSessions,
  listColleagues,
  listStaff,
  requireSecondFactor,
  resetSecondFactor,
} from './staff.service.ts';

const path = '/api/admin/staff';

const params = staffParam;

async function staffNow(c: Context<ApiEnv>) {
  const { db, shop } = c.var;
  return {
    list: await listStaff(db, signedIn(c)),
    invitations: await listInvitations(db),
    second_factor_required: await isSecondFactorRequired(db, shop.config.demo),
    gallery_reviewers: await galleryReviewers(db),
    reviewers: (await listColleagues(db, 'reviewer')).length,
    second_person: await asksSecondPerson(db),
  };
}

export const staffRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The members of staff',
      access: 'admin',
      reply: staffReply,
      returns: 'All members of staff, and the invitations',
    },
    (c) => staffNow(c),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Invites someone to the staff by e-mail',
      access: 'admin',
      limits: ['staff_invitation'],
      refuses: ['already_staff'],
      body: inviteRequest,
      reply: staffReply,
      returns: 'All members of staff, and the invitations',
    },
    async (c, { body }) => {
      await inviteStaff(c.var.db, signedIn(c), body);
      return staffNow(c);
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/second_factor`,
      summary: 'Chooses whether all staff must have a second factor',
      access: 'admin',
      refuses: ['conflict'],
      body: requireRequest,
      reply: staffReply,
      returns: 'All members of staff, and the invitations',
    },
    async (c, { body }) => {
      await requireSecondFactor(c.var.db, signedIn(c), body, c.var.shop.config.demo);
      return staffNow(c);
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/gallery_reviewers`,
      summary: 'Sets how many reviewers have to approve a gallery, if there are that many',
      access: 'admin',
      refuses: ['conflict'],
      body: galleryReviewersRequest,
      reply: staffReply,
      returns: 'All members of staff, and the invitations',
    },
    async (c, { body }) => {
      await setGalleryReviewers(c.var.db, signedIn(c), body);
      return staffNow(c);
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/second_person`,
      summary:
        'Sets whether someone else decides about matters that concern the person who decides, if there is someone else',
      access: 'admin',
      refuses: ['conflict'],
      body: secondPersonRequest,
      reply: staffReply,
      returns: 'All members of staff, and the invitations',
    },
    async (c, { body }) => {
      await askSecondPerson(c.var.db, signedIn(c), body);
      return staffNow(c);
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Changes or removes the role of a member of staff',
      access: 'admin',
      refuses: ['conflict', 'own_role'],
      params,
      body: roleRequest,
      reply: staffReply,
      returns: 'All members of staff, and the invitations',
    },
    async (c, { params, body }) => {
      await changeRole(c.var.db, signedIn(c), params.id, body);
      return staffNow(c);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/end_sessions`,
      summary: 'Signs out all devices of another person',
      access: 'admin',
      params,
      reply: staffReply,
      returns: 'All members of staff, and the invitations',
    },
    async (c, { params }) => {
      await endStaffSessions(c.var.db, signedIn(c), params.id);
      return staffNow(c);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/reset_second_factor`,
      summary: 'Removes the second factor of a colleague who has lost it',
      access: 'admin',
      refuses: ['own_role'],
      params,
      reply: staffReply,
      returns: 'All members of staff, and the invitations',
    },
    async (c, { params }) => {
      await resetSecondFactor(c.var.db, signedIn(c), params.id);
      return staffNow(c);
    },
  ),
  call(
    {
      method: 'delete',
      path: '/api/admin/invitation/{id}',
      summary: 'Withdraws an invitation',
      access: 'admin',
      params,
      reply: staffReply,
      returns: 'All members of staff, and the invitations',
    },
    async (c, { params }) => {
      await withdrawInvitation(c.var.db, signedIn(c), params.id);
      return staffNow(c);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/invitation',
      summary: 'Joins the staff by the mailed link, and signs in',
      access: 'anyone',
      limits: ['reset_network'],
      refuses: ['link_expired', 'password_is_email', 'already_staff'],
      signsIn: true,
      body: joinRequest,
      reply: signedInReply,
      returns: 'The token of the new session, and of the cart',
    },
    async (c, { body }) => {
      const tokens = await joinStaff(c.var.db, body, arrivalOf(c));
      return signInReply(c.var.i18n, tokens);
    },
  ),
);
