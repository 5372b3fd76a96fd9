import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { itemReply } from '#features/catalog/catalog.contract.ts';
import { readItem } from '#features/catalog/server/item.service.ts';
import { readWork } from '#features/catalog/server/work-change.service.ts';
import { simplified } from '#ground/chinese/server/simplified.ts';
import {
  newWorkForm,
  sellerStepParam,
  simplifiedForm,
  simplifiedReply,
  stepForm,
  workForm,
  workParam,
  workQuery,
  workReply,
  worksReply,
} from '../studio.contract.ts';
import { listOwnWorks, readOwnWork } from './work-read.service.ts';
import { requireOwn } from './work-row.service.ts';
import { takeSellerStep } from './work-step.service.ts';
import { createWork, saveWork } from './work-write.service.ts';

const whole = jsonReply(workReply, 'The work as it is now');

const list = createRoute({
  method: 'get',
  path: '/api/sales/artwork',
  summary: 'The works of whom the seller acts for, at every stage',
  request: { query: workQuery },
  responses: jsonReply(worksReply, 'A page of works'),
});
const create = createRoute({
  method: 'post',
  path: '/api/sales/artwork',
  summary: 'Begins a work; its picture may still be on its way',
  request: { body: jsonBody(newWorkForm) },
  responses: whole,
});
const read = createRoute({
  method: 'get',
  path: '/api/sales/artwork/{id}',
  summary: 'One work, with what it lacks and what may be done with it',
  request: { params: workParam },
  responses: whole,
});
const save = createRoute({
  method: 'put',
  path: '/api/sales/artwork/{id}',
  summary: 'Saves what has changed in a work, if it still is as it was read',
  request: { params: workParam, body: jsonBody(workForm) },
  responses: whole,
});
const step = createRoute({
  method: 'post',
  path: '/api/sales/artwork/{id}/{step}',
  summary: 'Submits, withdraws, pauses, resumes, revises, removes or restores a work',
  request: { params: sellerStepParam, body: jsonBody(stepForm) },
  responses: whole,
});
const preview = createRoute({
  method: 'get',
  path: '/api/sales/artwork/{id}/preview',
  summary: 'What the product page shows or would show',
  request: { params: workParam },
  responses: jsonReply(itemReply, 'As GET /api/shop/{id}, whatever the stage'),
});
const simplify = createRoute({
  method: 'post',
  path: '/api/sales/simplified',
  summary: 'Proposes Simplified Chinese for texts in Traditional',
  request: { body: jsonBody(simplifiedForm) },
  responses: jsonReply(simplifiedReply, 'The texts in the same order'),
});

async function replyOf(c: Context<ApiEnv>, itemId: number) {
  const work = await readOwnWork(c.var.db, signedIn(c).member_id, c.var.lang, itemId);
  return { code: 'success', work } as const;
}

export const workRoutes = createApi()
  .openapi(list, async (c) => {
    const works = await listOwnWorks(c.var.db, signedIn(c).member_id, c.var.lang, c.req.valid('query'));
    return c.json({ code: 'success', ...works } as const, 200);
  })
  .openapi(create, async (c) => {
    const itemId = await createWork(c.var.db, signedIn(c), c.req.valid('json'));
    return c.json(await replyOf(c, itemId), 200);
  })
  .openapi(read, async (c) => c.json(await replyOf(c, c.req.valid('param').id), 200))
  .openapi(save, async (c) => {
    const { id } = c.req.valid('param');
    await saveWork(c.var.db, signedIn(c), id, c.req.valid('json'));
    return c.json(await replyOf(c, id), 200);
  })
  .openapi(step, async (c) => {
    const { id: item_id, step: taken } = c.req.valid('param');
    await takeSellerStep(c.var.db, signedIn(c), { item_id, step: taken, ...c.req.valid('json') });
    return c.json(await replyOf(c, item_id), 200);
  })
  .openapi(preview, async (c) => {
    const { id } = c.req.valid('param');
    await requireOwn(c.var.db, signedIn(c).member_id, (await readWork(c.var.db, id)).row);
    return c.json({ code: 'success', ...(await readItem(c.var.db, c.var.lang, id, { preview: true })) } as const, 200);
  })
  .openapi(simplify, async (c) =>
    c.json({ code: 'success', texts: c.req.valid('json').texts.map(simplified) } as const, 200),
  );
