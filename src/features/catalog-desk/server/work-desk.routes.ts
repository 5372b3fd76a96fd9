import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { worksChanged } from '#features/catalog/server/pause-works.service.ts';
import {
  deskStepForm,
  deskStepParam,
  deskWorkForm,
  deskWorkParam,
  deskWorkReply,
  deskWorksQuery,
  deskWorksReply,
  newDeskWorkForm,
} from '../work-desk.contract.ts';
import { createDeskWork } from './new-work.service.ts';
import { listDeskWorks, readDeskWork } from './work-desk.service.ts';
import { saveDeskWork, takeDeskStep } from './work-edit.service.ts';

const path = '/api/admin/catalog';

const list = createRoute({
  method: 'get',
  path,
  summary: 'All works, whatever their stage',
  request: { query: deskWorksQuery },
  responses: jsonReply(deskWorksReply, 'A page of works'),
});
const create = createRoute({
  method: 'post',
  path,
  summary: 'Takes a work in that no seller sends: a draft of an artist',
  request: { body: jsonBody(newDeskWorkForm) },
  responses: jsonReply(deskWorkReply, 'The draft'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One work with all that an editor may change of it',
  request: { params: deskWorkParam },
  responses: jsonReply(deskWorkReply, 'The work'),
});
const save = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Saves a work’s words, category, prices and edition',
  request: { params: deskWorkParam, body: jsonBody(deskWorkForm) },
  responses: jsonReply(deskWorkReply, 'The work after it'),
});
const step = createRoute({
  method: 'post',
  path: `${path}/{id}/{step}`,
  summary: 'Puts a work of the shop’s own on sale, takes any off it, brings it back, removes it, or takes that back',
  request: { params: deskStepParam, body: jsonBody(deskStepForm) },
  responses: jsonReply(deskWorkReply, 'The work after it'),
});

function deskWork(c: Context<ApiEnv>, itemId: number) {
  return readDeskWork(c.var.db, c.var.lang, signedIn(c).member_id, itemId);
}

export const workDeskRoutes = createApi()
  .openapi(list, async (c) =>
    c.json({ code: 'success', ...(await listDeskWorks(c.var.db, c.var.lang, c.req.valid('query'))) } as const, 200),
  )
  .openapi(create, async (c) => {
    const id = await createDeskWork(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', work: await deskWork(c, id) } as const, 200);
  })
  .openapi(one, async (c) => {
    const work = await deskWork(c, c.req.valid('param').id);
    return c.json({ code: 'success', work } as const, 200);
  })
  .openapi(save, async (c) => {
    const { id } = c.req.valid('param');
    await saveDeskWork(c.var.db, signedIn(c).member_id, id, c.req.valid('json'));
    return c.json({ code: 'success', work: await deskWork(c, id) } as const, 200);
  })
  .openapi(step, async (c) => {
    const { id: item_id, step: taken } = c.req.valid('param');
    await takeDeskStep(c.var.db, signedIn(c).member_id, { item_id, step: taken, ...c.req.valid('json') });
    worksChanged(c.var.db);
    return c.json({ code: 'success', work: await deskWork(c, item_id) } as const, 200);
  });
