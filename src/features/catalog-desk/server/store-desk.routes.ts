import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import {
  deskStoreReply,
  deskStoresReply,
  newStoreForm,
  storeForm,
  storeParam,
  storeStepForm,
  storeStepParam,
} from '../store-desk.contract.ts';
import { createStore, listDeskStores, readDeskStore, saveDeskStore, takeStoreStep } from './store-desk.service.ts';

const path = '/api/admin/store';

const list = createRoute({
  method: 'get',
  path,
  summary: 'All exhibition stores, also closed ones',
  responses: jsonReply(deskStoresReply, 'The stores'),
});
const one = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  summary: 'One exhibition store with all that an editor may change of it',
  request: { params: storeParam },
  responses: jsonReply(deskStoreReply, 'The store'),
});
const add = createRoute({
  method: 'post',
  path,
  summary: 'Adds an exhibition store',
  request: { body: jsonBody(newStoreForm) },
  responses: jsonReply(deskStoreReply, 'The store'),
});
const save = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Saves an exhibition store’s name, address, hours, telephone and map',
  request: { params: storeParam, body: jsonBody(storeForm) },
  responses: jsonReply(deskStoreReply, 'The store after it'),
});
const step = createRoute({
  method: 'post',
  path: `${path}/{id}/{step}`,
  summary: 'Closes an exhibition store, or opens it again',
  request: { params: storeStepParam, body: jsonBody(storeStepForm) },
  responses: jsonReply(deskStoreReply, 'The store after it'),
});

export const storeDeskRoutes = createApi()
  .openapi(list, async (c) => c.json({ code: 'success', list: await listDeskStores(c.var.db) } as const, 200))
  .openapi(one, async (c) => {
    const store = await readDeskStore(c.var.db, c.req.valid('param').id);
    return c.json({ code: 'success', store } as const, 200);
  })
  .openapi(add, async (c) => {
    const id = await createStore(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', store: await readDeskStore(c.var.db, id) } as const, 200);
  })
  .openapi(save, async (c) => {
    const { id } = c.req.valid('param');
    await saveDeskStore(c.var.db, signedIn(c).member_id, id, c.req.valid('json'));
    return c.json({ code: 'success', store: await readDeskStore(c.var.db, id) } as const, 200);
  })
  .openapi(step, async (c) => {
    const { id: store_id, step: taken } = c.req.valid('param');
    await takeStoreStep(c.var.db, signedIn(c).member_id, { store_id, step: taken, ...c.req.valid('json') });
    return c.json({ code: 'success', store: await readDeskStore(c.var.db, store_id) } as const, 200);
  });
