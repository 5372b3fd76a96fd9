import { createRoute } from '@hono/zod-openapi';
import { msg } from '@lingui/core/macro';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { itemReply } from '#features/catalog/catalog.contract.ts';
import { readItem } from '#features/catalog/server/item.service.ts';
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
import { takeReviewStep } from './work-step.service.ts';

const list = createRoute({
  method: 'get',
  path: '/api/admin/artwork',
  summary: 'Works that wait for a reviewer, the longest waiting first; or those at another stage',
  request: { query: reviewQuery },
  responses: jsonReply(reviewsReply, 'A page of works'),
});
const one = createRoute({
  method: 'get',
  path: '/api/admin/artwork/{id}',
  summary: 'One work with what the shop checked by itself',
  request: { params: workParam },
  responses: jsonReply(reviewedWorkReply, 'The work'),
});
const preview = createRoute({
  method: 'get',
  path: '/api/admin/artwork/{id}/preview',
  summary: 'What the product page would show',
  request: { params: workParam },
  responses: jsonReply(itemReply, 'As GET /api/shop/{id}, whatever the stage'),
});
const step = createRoute({
  method: 'post',
  path: '/api/admin/artwork/{id}/{step}',
  summary: 'A reviewer brings a work online or sends it back with words',
  request: { params: reviewStepParam, body: jsonBody(reviewStepForm) },
  responses: jsonReply(reviewedWorkReply, 'The work after it'),
});

export const workAdminRoutes = createApi()
  .openapi(list, async (c) => {
    const works = await listReviews(c.var.db, c.var.lang, c.req.valid('query'));
    return c.json({ code: 'success', ...works } as const, 200);
  })
  .openapi(one, async (c) => {
    const work = await readReview(c.var.db, c.var.lang, signedIn(c).member_id, c.req.valid('param').id);
    return c.json({ code: 'success', work } as const, 200);
  })
  .openapi(preview, async (c) => {
    const shown = await readItem(c.var.db, c.var.lang, c.req.valid('param').id, { preview: true });
    return c.json({ code: 'success', ...shown } as const, 200);
  })
  .openapi(step, async (c) => {
    const { id: item_id, step: taken } = c.req.valid('param');
    const { version, words = '' } = c.req.valid('json');
    if (TRANSITIONS[taken].words === 'needed' && words === '') {
      throw new Refusal('validation', { errors: { words: c.var.i18n._(msg`Please fill this in.`) } });
    }
    await takeReviewStep(c.var.db, signedIn(c), { item_id, step: taken, version, words });
    const work = await readReview(c.var.db, c.var.lang, signedIn(c).member_id, item_id);
    return c.json({ code: 'success', work } as const, 200);
  });
