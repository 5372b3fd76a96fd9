import { createRoute } from '@hono/zod-openapi';
import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { Refusal } from '#shared/errors.ts';
import {
  answerForm,
  applicationForm,
  applicationParam,
  applicationQuery,
  applicationsReply,
  ownApplicationReply,
  reviewForm,
  reviewParam,
  reviewReply,
} from '../application.contract.ts';
import { TRANSITIONS } from '../application.rules.ts';
import { answerApplication, applyAgain, reviewApplication } from './application.service.ts';
import { listApplications, readApplication, readOwnApplication } from './application-read.service.ts';

const own = jsonReply(ownApplicationReply, 'The latest application, or nothing');

const read = createRoute({
  method: 'get',
  path: '/api/application',
  summary: "How far the member's application has come",
  responses: own,
});
const again = createRoute({
  method: 'post',
  path: '/api/application',
  summary: 'Applies again after a rejection',
  request: { body: jsonBody(applicationForm) },
  responses: own,
});
const answer = createRoute({
  method: 'post',
  path: '/api/application/answer',
  summary: 'Answers what the reviewers asked',
  request: { body: jsonBody(answerForm) },
  responses: own,
});
const list = createRoute({
  method: 'get',
  path: '/api/admin/application',
  summary: 'Applications, what is due first on top',
  request: { query: applicationQuery },
  responses: jsonReply(applicationsReply, 'A page of applications'),
});
const one = createRoute({
  method: 'get',
  path: '/api/admin/application/{id}',
  summary: 'One application with all that happened to it',
  request: { params: applicationParam },
  responses: jsonReply(reviewReply, 'The application'),
});
const review = createRoute({
  method: 'post',
  path: '/api/admin/application/{id}/{step}',
  summary: 'A reviewer takes a step; a gallery needs the approval of two',
  request: { params: reviewParam, body: jsonBody(reviewForm) },
  responses: jsonReply(reviewReply, 'The application after it'),
});

async function ownReply(c: Context<ApiEnv>) {
  return { code: 'success', application: await readOwnApplication(c.var.db, signedIn(c).member_id) } as const;
}

export const applicationRoutes = createApi()
  .openapi(read, async (c) => c.json(await ownReply(c), 200))
  .openapi(again, async (c) => {
    await applyAgain(c.var.db, signedIn(c), c.req.valid('json'));
    return c.json(await ownReply(c), 200);
  })
  .openapi(answer, async (c) => {
    await answerApplication(c.var.db, signedIn(c), c.req.valid('json').text);
    return c.json(await ownReply(c), 200);
  })
  .openapi(list, async (c) =>
    c.json({ code: 'success', ...(await listApplications(c.var.db, c.req.valid('query'))) } as const, 200),
  )
  .openapi(one, async (c) => {
    const application = await readApplication(c.var.db, c.req.valid('param').id);
    return c.json({ code: 'success', application } as const, 200);
  })
  .openapi(review, async (c) => {
    const { id, step } = c.req.valid('param');
    const { reason = '' } = c.req.valid('json');
    if (TRANSITIONS[step].words === 'needed' && reason === '') {
      throw new Refusal('validation', { errors: { reason: c.var.i18n._(msg`Please fill this in.`) } });
    }
    await reviewApplication(c.var.db, signedIn(c), id, { step, reason });
    return c.json({ code: 'success', application: await readApplication(c.var.db, id) } as const, 200);
  });
