import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { cannedAnswerEdit, cannedAnswersReply, cannedParam, newCannedAnswer } from '../canned-answer.contract.ts';
import { addCannedAnswer, editCannedAnswer, keepCannedAnswer, listCannedAnswers } from './canned-answer.service.ts';

const path = '/api/admin/canned_answer';
const params = cannedParam;
const responses = jsonReply(cannedAnswersReply, 'All of them, by their title');

const list = createRoute({ method: 'get', path, summary: 'The answers that are given often', responses });
const add = createRoute({
  method: 'post',
  path,
  summary: 'Adds one, in three languages',
  request: { body: jsonBody(newCannedAnswer) },
  responses,
});
const edit = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Changes one',
  request: { params, body: jsonBody(cannedAnswerEdit) },
  responses,
});
const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Removes one',
  request: { params },
  responses,
});
const restore = createRoute({
  method: 'post',
  path: `${path}/{id}/restore`,
  summary: 'Brings a removed one back',
  request: { params },
  responses,
});

async function all(c: Context<ApiEnv>) {
  return { code: 'success', list: await listCannedAnswers(c.var.db) } as const;
}

export const cannedAnswerRoutes = createApi()
  .openapi(list, async (c) => c.json(await all(c), 200))
  .openapi(add, async (c) => {
    await addCannedAnswer(c.var.db, signedIn(c), c.req.valid('json'));
    return c.json(await all(c), 200);
  })
  .openapi(edit, async (c) => {
    await editCannedAnswer(c.var.db, signedIn(c), c.req.valid('param').id, c.req.valid('json'));
    return c.json(await all(c), 200);
  })
  .openapi(remove, async (c) => {
    await keepCannedAnswer(c.var.db, signedIn(c), c.req.valid('param').id, false);
    return c.json(await all(c), 200);
  })
  .openapi(restore, async (c) => {
    await keepCannedAnswer(c.var.db, signedIn(c), c.req.valid('param').id, true);
    return c.json(await all(c), 200);
  });
