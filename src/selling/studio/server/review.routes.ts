import { msg } from '@lingui/core/macro';
import { readShopWork } from '#catalogue/works/server/work.service.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { Refusal } from '#shared/errors.ts';
import {
  reviewedWorkReply,
  reviewQuery,
  reviewStepForm,
  reviewStepParam,
  reviewsReply,
  workParam,
} from '../studio.contract.ts';
import { TRANSITIONS } from '../studio-steps.rules.ts';
import { listReviews, readReview } from './work-review.service.ts';
import { applyReviewStep } from './work-step.service.ts';

export const reviewRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/review',
      summary: 'Works to review, the longest waiting first; or those at another stage',
      access: 'reviewer',
      query: reviewQuery,
      reply: reviewsReply,
      returns: 'A page of works',
    },
    (c, { query }) => listReviews(c.var.db, c.var.lang, query),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/review/{id}',
      summary: 'One work with the automatic checks',
      access: 'reviewer',
      params: workParam,
      reply: reviewedWorkReply,
      returns: 'The work',
    },
    async (c, { params }) => {
      const work = await readReview(c.var.db, c.var.lang, signedIn(c).member_id, params.id);
      return { work };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/review/{id}/preview',
      summary: 'What the product page would show',
      access: 'reviewer',
      params: workParam,
      reply: shopWorkReply,
      returns: 'As GET /api/shop/{id}, whatever the stage',
    },
    (c, { params }) => readShopWork(c.var.db, c.var.lang, params.id, { preview: true }),
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/review/{id}/{step}',
      summary: 'A reviewer publishes a work, or returns it with a comment',
      access: 'reviewer',
      refuses: ['own_review', 'conflict', 'work_incomplete'],
      params: reviewStepParam,
      body: reviewStepForm,
      reply: reviewedWorkReply,
      returns: 'The work after it',
    },
    async (c, { params: { id: item_id, step: taken }, body: { version, words = '' } }) => {
      if (TRANSITIONS[taken].words === 'needed' && words === '') {
        throw new Refusal('validation', { errors: { words: c.var.i18n._(msg`Please fill this in.`) } });
      }
      await applyReviewStep(c.var.db, signedIn(c), { item_id, step: taken, version, words });
      const work = await readReview(c.var.db, c.var.lang, signedIn(c).member_id, item_id);
      return { work };
    },
  ),
);
