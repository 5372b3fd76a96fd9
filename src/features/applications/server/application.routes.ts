import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { answerForm, applicationForm, ownApplicationReply } from '../application.contract.ts';
import { answerApplication, applyAgain } from './application.service.ts';
import { readOwnApplication } from './application-read.service.ts';

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
  });
