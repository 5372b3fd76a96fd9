import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { Refusal } from '#shared/errors.ts';
import {
  applicationParam,
  applicationQuery,
  applicationsReply,
  checkForm,
  reviewForm,
  reviewParam,
  reviewReply,
  reviewThreadQuery,
  reviewThreadReply,
} from '../application.contract.ts';
import { type Incomplete, TRANSITIONS } from '../application.rules.ts';
import { CHECK_WORDS, PART_WORDS } from '../application.words.ts';
import { checkPoint, reviewApplication } from './application.service.ts';
import { listApplications, readApplication, readApplicationThread } from './application-review.service.ts';

const path = '/api/admin/application';

/** Names in the caller's language what an application lacks. */
function nameMissing(i18n: I18n) {
  return (failure: unknown): never => {
    if (!(failure instanceof Refusal) || failure.code !== 'application_incomplete') throw failure;
    const { missing, unchecked } = failure.details.more as unknown as Incomplete;
    const errors = Object.fromEntries([
      ...missing.map((part) => [`missing.${part}`, i18n._(PART_WORDS[part])]),
      ...unchecked.map((point) => [`unchecked.${point}`, i18n._(CHECK_WORDS[point].name)]),
    ]);
    throw new Refusal(failure.code, { ...failure.details, errors });
  };
}

export const applicationReviewRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'Applications, the earliest due date first',
      access: 'reviewer',
      query: applicationQuery,
      reply: applicationsReply,
      returns: 'A page of applications, and the number in each state',
    },
    (c, { query }) => listApplications(c.var.db, query),
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'One application with its history',
      access: 'reviewer',
      params: applicationParam,
      reply: reviewReply,
      returns: 'The application',
    },
    async (c, { params }) => {
      const application = await readApplication(c.var.db, signedIn(c).member_id, params.id);
      return { application };
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}/thread`,
      summary: 'The conversation about an application; the shop has read it from then on',
      access: 'reviewer',
      params: applicationParam,
      query: reviewThreadQuery,
      reply: reviewThreadReply,
      returns: 'Its latest messages, or those before one',
    },
    (c, { params, query: { before } }) => readApplicationThread(c.var.db, c.var.lang, params.id, before),
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}/check`,
      summary: 'Ticks or unticks an item of the checklist',
      access: 'reviewer',
      refuses: ['own_review'],
      params: applicationParam,
      body: checkForm,
      reply: reviewReply,
      returns: 'The application after it',
    },
    async (c, { params: { id }, body }) => {
      await checkPoint(c.var.db, signedIn(c), id, body);
      const application = await readApplication(c.var.db, signedIn(c).member_id, id);
      return { application };
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/{step}`,
      summary:
        'A reviewer’s step; only a complete and checked application can be approved, a gallery’s by two reviewers if there are two',
      access: 'reviewer',
      refuses: ['own_review', 'conflict', 'application_incomplete'],
      params: reviewParam,
      body: reviewForm,
      reply: reviewReply,
      returns: 'The application after it',
    },
    async (c, { params: { id, step }, body: { reason = '', seen } }) => {
      if (TRANSITIONS[step].words === 'needed' && reason === '') {
        throw new Refusal('validation', { errors: { reason: c.var.i18n._(msg`Please fill this in.`) } });
      }
      await reviewApplication(c.var.db, signedIn(c), id, { step, reason, seen }).catch(nameMissing(c.var.i18n));
      const application = await readApplication(c.var.db, signedIn(c).member_id, id);
      return { application };
    },
  ),
);
