import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { signedInReply } from '../../member.contract.ts';
import {
  galleryReviewersRequest,
  inviteRequest,
  joinRequest,
  requireRequest,
  roleRequest,
  staffParam,
  staffReply,
} from '../../staff.contract.ts';
import { arrivalOf, welcomeHome } from '../arrival.service.ts';
import { isSecondFactorRequired } from '../second-factor/second-factor.service.ts';
import { inviteStaff, joinStaff, listInvitations, withdrawInvitation } from './invitation.service.ts';
import {
  changeRole,
  endStaffSessions,
  galleryReviewers,
  listColleagues,
  listStaff,
  requireSecondFactor,
  resetSecondFactor,
  setGalleryReviewers,
} from './staff.service.ts';

const path = '/api/admin/staff';
const responses = jsonReply(staffReply, 'Everybody who works for the shop, and who is invited');
const params = staffParam;

const list = createRoute({ method: 'get', path, summary: 'Who works for the shop', responses });
const invite = createRoute({
  method: 'post',
  path,
  summary: 'Invites somebody to the staff by mail',
  request: { body: jsonBody(inviteRequest) },
  responses,
});
const demand = createRoute({
  method: 'put',
  path: `${path}/second_factor`,
  summary: 'Chooses whether all staff must have a second factor',
  request: { body: jsonBody(requireRequest) },
  responses,
});
const reviewers = createRoute({
  method: 'put',
  path: `${path}/gallery_reviewers`,
  summary: 'Chooses how many reviewers have to approve a gallery, where there are as many',
  request: { body: jsonBody(galleryReviewersRequest) },
  responses,
});
const role = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Changes somebody’s role, or takes it away',
  request: { params, body: jsonBody(roleRequest) },
  responses,
});
const endAll = createRoute({
  method: 'post',
  path: `${path}/{id}/end_sessions`,
  summary: 'Signs all devices of somebody out',
  request: { params },
  responses,
});
const reset = createRoute({
  method: 'post',
  path: `${path}/{id}/reset_second_factor`,
  summary: 'Takes away the second factor of a colleague who has lost it',
  request: { params },
  responses,
});
const withdraw = createRoute({
  method: 'delete',
  path: '/api/admin/invitation/{id}',
  summary: 'Takes an invitation back',
  request: { params },
  responses,
});
const join = createRoute({
  method: 'post',
  path: '/api/invitation',
  summary: 'Joins the staff by the mailed link, and signs in',
  request: { body: jsonBody(joinRequest) },
  responses: jsonReply(signedInReply, 'The token of the new session, and of the cart'),
});

async function staffNow(c: Context<ApiEnv>) {
  const { db, shop } = c.var;
  return {
    code: 'success',
    list: await listStaff(db, signedIn(c)),
    invitations: await listInvitations(db),
    second_factor_required: await isSecondFactorRequired(db, shop.config.demo),
    gallery_reviewers: await galleryReviewers(db),
    reviewers: (await listColleagues(db, 'reviewer')).length,
  } as const;
}

export const staffRoutes = createApi()
  .openapi(list, async (c) => c.json(await staffNow(c), 200))
  .openapi(invite, async (c) => {
    await inviteStaff(c.var.db, signedIn(c), c.req.valid('json'));
    return c.json(await staffNow(c), 200);
  })
  .openapi(demand, async (c) => {
    await requireSecondFactor(c.var.db, signedIn(c), c.req.valid('json'), c.var.shop.config.demo);
    return c.json(await staffNow(c), 200);
  })
  .openapi(reviewers, async (c) => {
    await setGalleryReviewers(c.var.db, signedIn(c), c.req.valid('json'));
    return c.json(await staffNow(c), 200);
  })
  .openapi(role, async (c) => {
    await changeRole(c.var.db, signedIn(c), c.req.valid('param').id, c.req.valid('json'));
    return c.json(await staffNow(c), 200);
  })
  .openapi(endAll, async (c) => {
    await endStaffSessions(c.var.db, signedIn(c), c.req.valid('param').id);
    return c.json(await staffNow(c), 200);
  })
  .openapi(reset, async (c) => {
    await resetSecondFactor(c.var.db, signedIn(c), c.req.valid('param').id);
    return c.json(await staffNow(c), 200);
  })
  .openapi(withdraw, async (c) => {
    await withdrawInvitation(c.var.db, signedIn(c), c.req.valid('param').id);
    return c.json(await staffNow(c), 200);
  })
  .openapi(join, async (c) => {
    const tokens = await joinStaff(c.var.db, c.req.valid('json'), arrivalOf(c));
    return c.json(welcomeHome(c.var.i18n, tokens), 200);
  });
