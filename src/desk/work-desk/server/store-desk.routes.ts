import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  deskStoreReply,
  deskStoresReply,
  newStoreForm,
  storeForm,
  storeParam,
  storeStepForm,
  storeStepParam,
} from '../store-desk.contract.ts';
import { applyStoreStep, createStore, listDeskStores, readDeskStore, saveDeskStore } from './store-desk.service.ts';

const path = '/api/admin/store';

export const storeDeskRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'All exhibition stores, including closed ones',
      access: 'editor',
      reply: deskStoresReply,
      returns: 'The stores',
    },
    async (c) => ({ list: await listDeskStores(c.var.db) }),
  ),
  call(
    {
      method: 'get',
      path: `${path}/{id}`,
      summary: 'One exhibition store with all editable fields',
      access: 'editor',
      params: storeParam,
      reply: deskStoreReply,
      returns: 'The store',
    },
    async (c, { params }) => {
      const store = await readDeskStore(c.var.db, params.id);
      return { store };
    },
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Adds an exhibition store',
      access: 'editor',
      body: newStoreForm,
      reply: deskStoreReply,
      returns: 'The store',
    },
    async (c, { body }) => {
      const id = await createStore(c.var.db, signedIn(c).member_id, body);
      return { store: await readDeskStore(c.var.db, id) };
    },
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Saves an exhibition store’s name, address, hours, telephone and map',
      access: 'editor',
      refuses: ['conflict'],
      params: storeParam,
      body: storeForm,
      reply: deskStoreReply,
      returns: 'The store after it',
    },
    async (c, { params: { id }, body }) => {
      await saveDeskStore(c.var.db, signedIn(c).member_id, id, body);
      return { store: await readDeskStore(c.var.db, id) };
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/{step}`,
      summary: 'Closes an exhibition store, or opens it again',
      access: 'editor',
      refuses: ['conflict'],
      params: storeStepParam,
      body: storeStepForm,
      reply: deskStoreReply,
      returns: 'The store after it',
    },
    async (c, { params: { id: store_id, step: taken }, body }) => {
      await applyStoreStep(c.var.db, signedIn(c).member_id, { store_id, step: taken, ...body });
      return { store: await readDeskStore(c.var.db, store_id) };
    },
  ),
);
