import type { Context } from 'hono';
import { cartItemsReply } from '#catalogue/cart/cart.contract.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { successReply } from '#shared/reply.ts';
import {
  changeQuery,
  changeReply,
  joinedReply,
  joining,
  listChange,
  listHeaders,
  newList,
  newListReply,
  sharedListReply,
} from '../shared-list.contract.ts';
import * as lists from './shared-list.service.ts';
import { changeList } from './shared-list-change.service.ts';
import { readListItems } from './shared-list-read.service.ts';
import { awaitChange } from './shared-list-watch.service.ts';

const path = '/api/together';

/** The secrets are in headers: paths and queries end up in logs, histories and referrers. */
const keysOf = (headers: { 'shared-list': string; participant?: string | undefined }) => ({
  token: headers['shared-list'],
  secret: headers.participant,
});
const networkIn = (c: Context<ApiEnv>) => networkOf(c.var.address);

export const sharedListRoutes = calls(
  call(
    {
      method: 'post',
      path,
      summary: 'Starts a list that everyone with its link can change',
      access: 'anyone',
      limits: ['shared_list'],
      body: newList,
      reply: newListReply,
      returns: 'The list, the secret of its link, and the secret of its owner',
    },
    (c, { body }) => lists.makeList(c.var.db, networkIn(c), body),
  ),
  call(
    {
      method: 'get',
      path,
      summary: 'A shared list as it is now',
      access: 'anyone',
      refuses: ['gone'],
      headers: listHeaders,
      reply: sharedListReply,
      returns: 'The list with its participants, works, hearts and notes',
    },
    async (c, { headers }) => ({ list: await lists.readList(c.var.db, keysOf(headers)) }),
  ),
  call(
    {
      method: 'get',
      path: `${path}/item`,
      summary: 'The works of a shared list with every size and frame',
      access: 'anyone',
      refuses: ['gone'],
      headers: listHeaders,
      reply: cartItemsReply,
      returns: 'Works and frames; the price rule makes prices of them',
    },
    async (c, { headers }) => {
      const list = await lists.findList(c.var.db, keysOf(headers).token);
      return readListItems(c.var.db, c.var.lang, list);
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/change`,
      summary: 'Waits until a shared list has another version, at most 25 seconds',
      access: 'anyone',
      refuses: ['gone'],
      headers: listHeaders,
      query: changeQuery,
      reply: changeReply,
      returns: 'The version, and whether the shop could wait for it',
    },
    async (c, { headers, query }) => {
      const { waiting } = c.var.shop;
      const asked = { ...query, network: networkIn(c), signal: c.req.raw.signal, waiting };
      const { waitedMs, ...reply } = await awaitChange(c.var.db, keysOf(headers).token, asked);
      c.set('waitedMs', waitedMs);
      return reply;
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/change`,
      summary: 'Changes one thing in a shared list',
      description: 'Everything else stays as the others have made it, also if they change the list at the same time.',
      access: 'anyone',
      limits: ['shared_list_change'],
      refuses: ['gone', 'forbidden', 'conflict', 'list_full', 'cart_item_unavailable', 'not_found'],
      headers: listHeaders,
      body: listChange,
      reply: sharedListReply,
      returns: 'The list as it is now',
    },
    async (c, { headers, body }) => ({ list: await changeList(c.var.db, keysOf(headers), body) }),
  ),
  call(
    {
      method: 'post',
      path: `${path}/participant`,
      summary: 'Takes part in a shared list under a name, or changes that name',
      access: 'anyone',
      limits: ['shared_list_join'],
      refuses: ['gone', 'name_taken', 'list_full'],
      headers: listHeaders,
      body: joining,
      reply: joinedReply,
      returns: 'The list, and the secret of the new participant',
    },
    (c, { headers, body }) => lists.joinList(c.var.db, networkIn(c), keysOf(headers), body.name),
  ),
  call(
    {
      method: 'delete',
      path,
      summary: 'Ends a shared list and deletes everything in it; only for its owner',
      access: 'anyone',
      unlimited: 'only a list whose owner’s secret was sent',
      refuses: ['gone', 'forbidden'],
      headers: listHeaders,
      reply: successReply({}),
      returns: 'Nothing',
    },
    async (c, { headers }) => {
      await lists.endList(c.var.db, keysOf(headers));
      return {};
    },
  ),
);
