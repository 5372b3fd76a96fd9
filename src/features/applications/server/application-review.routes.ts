import { createRoute } from '@hono/zod-openapi';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
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

const list = createRoute({
  method: 'get',
  path,
  summary: 'Applications, what is due first on top',
  request: { query: applicationQuery },
  responses: jsonReply(applicationsReply, 'A page of applications, and how many there are in each state'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One application with all that happened to it',
  request: { params: applicationParam },
  responses: jsonReply(reviewReply, 'The application'),
});
const thread = createRoute({
  method: 'get',
  path: `${path}/{id}/thread`,
  summary: 'The conversation about an application; the shop has read it from then on',
  request: { params: applicationParam, query: reviewThreadQuery },
  responses: jsonReply(reviewThreadReply, 'Its latest messages, or those before one'),
});
const check = createRoute({
  method: 'put',
  path: `${path}/{id}/check`,
  summary: 'Ticks a point of the checklist, or takes the tick away',
  request: { params: applicationParam, body: jsonBody(checkForm) },
  responses: jsonReply(reviewReply, 'The application after it'),
});
const review = createRoute({
  method: 'post',
  path: `${path}/{id}/{step}`,
  summary:
    'A reviewer takes a step; only a complete and checked application is approved, a gallery’s by two where there are two',
  request: { params: reviewParam, body: jsonBody(reviewForm) },
  responses: jsonReply(reviewReply, 'The application after it'),
});

/** Says in the caller's language what an application lacks that cannot be approved yet. */
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

export const applicationReviewRoutes = createApi()
  .openapi(list, async (c) =>
    c.json({ code: 'success', ...(await listApplications(c.var.db, c.req.valid('query'))) } as const, 200),
  )
  .openapi(one, async (c) => {
    const application = await readApplication(c.var.db, signedIn(c).member_id, c.req.valid('param').id);
    return c.json({ code: 'success', application } as const, 200);
  })
  .openapi(thread, async (c) => {
    const { before } = c.req.valid('query');
    const letters = await readApplicationThread(c.var.db, c.var.lang, c.req.valid('param').id, before);
    return c.json({ code: 'success', ...letters } as const, 200);
  })
  .openapi(check, async (c) => {
    const { id } = c.req.valid('param');
    await checkPoint(c.var.db, signedIn(c), id, c.req.valid('json'));
    const application = await readApplication(c.var.db, signedIn(c).member_id, id);
    return c.json({ code: 'success', application } as const, 200);
  })
  .openapi(review, async (c) => {
    const { id, step } = c.req.valid('param');
    const { reason = '', seen } = c.req.valid('json');
    if (TRANSITIONS[step].words === 'needed' && reason === '') {
      throw new Refusal('validation', { errors: { reason: c.var.i18n._(msg`Please fill this in.`) } });
    }
    await reviewApplication(c.var.db, signedIn(c), id, { step, reason, seen }).catch(nameMissing(c.var.i18n));
    const application = await readApplication(c.var.db, signedIn(c).member_id, id);
    return c.json({ code: 'success', application } as const, 200);
  });
