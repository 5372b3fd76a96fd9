import { removePictures } from '#catalogue/pictures/server/picture.service.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { doneReply } from '#people/members/member.contract.ts';
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

export const dataRequestRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'Requests for data or deletion, the earliest due date first',
      access: 'support',
      query: requestsQuery,
      reply: requestsReply,
      returns: 'A page of requests',
    },
    (c, { query }) => listRequests(c.var.db, query),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Records a member’s request by mail or telephone, and notifies them of the due date',
      access: 'support',
      refuses: ['conflict', 'not_found'],
      body: newRequest,
      reply: doneReply,
      returns: 'Done',
    },
    async (c, { body }) => {
      await registerRequest(c.var.db, signedIn(c), body);
      return {};
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/export`,
      summary: 'Provides a member’s data, by an e-mail that links to their account or as a file',
      access: 'support',
      refuses: ['conflict'],
      params,
      body: exportOrder,
      reply: exportedReply,
      returns: 'The file, where it was asked for',
    },
    async (c, { params, body }) => {
      const data = await carryOutExport(c.var.db, signedIn(c), params.id, body);
      return { data };
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/delete`,
      summary: 'Deletes the account of a member who requested it, permanently',
      access: 'support',
      refuses: ['conflict', 'orders_moving', 'last_admin'],
      params,
      body: deletionOrder,
      reply: doneReply,
      returns: 'Done',
    },
    async (c, { params, body }) => {
      const pictures = await carryOutDeletion(c.var.db, signedIn(c), params.id, body);
      // After the transaction, because a rollback cannot restore deleted files.
      await removePictures(c.var.db, openStorage(c.var.shop.config), pictures);
      return {};
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/withdraw`,
      summary: 'Withdraws a request without carrying it out',
      access: 'support',
      refuses: ['conflict'],
      params,
      body: requestVersion,
      reply: doneReply,
      returns: 'Done',
    },
    async (c, { params, body }) => {
      await withdrawRequest(c.var.db, signedIn(c), params.id, body.version);
      return {};
    },
  ),
);
