import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { addressesReply, addressForm, addressParam, addressReply } from '../address.contract.ts';
import { addAddress, changeAddress, readAddresses, removeAddress, restoreAddress } from './address.service.ts';

const path = '/api/address';
const responses = jsonReply(addressReply, 'The address book, and which address it was');

const list = createRoute({
  method: 'get',
  path,
  summary: "The member's address book",
  responses: jsonReply(addressesReply, 'The default comes first'),
});
const add = createRoute({
  method: 'post',
  path,
  summary: 'Adds an address; the first is the default',
  request: { body: jsonBody(addressForm) },
  responses,
});
const change = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  summary: 'Changes an address',
  request: { params: addressParam, body: jsonBody(addressForm) },
  responses,
});
const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Removes an address; it can be put back',
  request: { params: addressParam },
  responses,
});
const restore = createRoute({
  method: 'post',
  path: `${path}/{id}/restore`,
  summary: 'Puts a removed address back',
  request: { params: addressParam },
  responses,
});

async function book(c: Context<ApiEnv>, address_id: number) {
  const { member_id } = signedIn(c);
  return { code: 'success', address_id, list: await readAddresses(c.var.db, member_id) } as const;
}

export const addressRoutes = createApi()
  .openapi(list, async (c) =>
    c.json({ code: 'success', list: await readAddresses(c.var.db, signedIn(c).member_id) } as const, 200),
  )
  .openapi(add, async (c) =>
    c.json(await book(c, await addAddress(c.var.db, signedIn(c).member_id, c.req.valid('json'))), 200),
  )
  .openapi(change, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await book(c, await changeAddress(c.var.db, signedIn(c).member_id, id, c.req.valid('json'))), 200);
  })
  .openapi(remove, async (c) =>
    c.json(await book(c, await removeAddress(c.var.db, signedIn(c).member_id, c.req.valid('param').id)), 200),
  )
  .openapi(restore, async (c) =>
    c.json(await book(c, await restoreAddress(c.var.db, signedIn(c).member_id, c.req.valid('param').id)), 200),
  );
