import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { doneReply } from '#features/members/member.contract.ts';
import { removePictures } from '#features/pictures/server/picture.service.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import {
  deletionOrder,
  exportedReply,
  exportOrder,
  newRequest,
  requestParam,
  requestsQuery,
  requestsReply,
  requestVersion,
} from '../data-request.contract.ts';
import { carryOutDeletion, carryOutExport } from './carry-out.service.ts';
import { listRequests, registerRequest, withdrawRequest } from './data-request.service.ts';

const path = '/api/admin/request';
const params = requestParam;
const done = jsonReply(doneReply, 'Done');

const list = createRoute({
  method: 'get',
  path,
  summary: 'Who asked for their data or its deletion, what is due first on top',
  request: { query: requestsQuery },
  responses: jsonReply(requestsReply, 'A page of requests'),
});
const register = createRoute({
  method: 'post',
  path,
  summary: 'Keeps that a member asked by mail or telephone, and tells them until when it is done',
  request: { body: jsonBody(newRequest) },
  responses: done,
});
const hand = createRoute({
  method: 'post',
  path: `${path}/{id}/export`,
  summary: 'Hands a member’s data over, by a mail that leads to their account or as a file',
  request: { params, body: jsonBody(exportOrder) },
  responses: jsonReply(exportedReply, 'The file, where it was asked for'),
});
const remove = createRoute({
  method: 'post',
  path: `${path}/{id}/delete`,
  summary: 'Deletes the account of whoever asked for it, for good',
  request: { params, body: jsonBody(deletionOrder) },
  responses: done,
});
const withdraw = createRoute({
  method: 'post',
  path: `${path}/{id}/withdraw`,
  summary: 'Takes a request back without carrying it out',
  request: { params, body: jsonBody(requestVersion) },
  responses: done,
});

export const dataRequestRoutes = createApi()
  .openapi(list, async (c) =>
    c.json({ code: 'success', ...(await listRequests(c.var.db, c.req.valid('query'))) } as const, 200),
  )
  .openapi(register, async (c) => {
    await registerRequest(c.var.db, signedIn(c), c.req.valid('json'));
    return c.json({ code: 'success' } as const, 200);
  })
  .openapi(hand, async (c) => {
    const data = await carryOutExport(c.var.db, signedIn(c), c.req.valid('param').id, c.req.valid('json'));
    return c.json({ code: 'success', data } as const, 200);
  })
  .openapi(remove, async (c) => {
    const pictures = await carryOutDeletion(c.var.db, signedIn(c), c.req.valid('param').id, c.req.valid('json'));
    // Afterwards: files cannot be brought back if the transaction fails.
    await removePictures(c.var.db, openStorage(c.var.shop.config), pictures);
    return c.json({ code: 'success' } as const, 200);
  })
  .openapi(withdraw, async (c) => {
    await withdrawRequest(c.var.db, signedIn(c), c.req.valid('param').id, c.req.valid('json').version);
    return c.json({ code: 'success' } as const, 200);
  });
