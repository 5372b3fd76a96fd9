import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { addressesReply, addressForm, addressParam, addressReply } from '../address.contract.ts';
import { addAddress, changeAddress, readAddresses, removeAddress, restoreAddress } from './address.service.ts';

const path = '/api/address';

async function book(c: Context<ApiEnv>, address_id: number) {
  const { member_id } = signedIn(c);
  return { address_id, list: await readAddresses(c.var.db, member_id) };
}

export const addressRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: "The member's address book",
      access: 'member',
      reply: addressesReply,
      returns: 'The default comes first',
    },
    async (c) => ({ list: await readAddresses(c.var.db, signedIn(c).member_id) }),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Adds an address; the first is the default',
      access: 'member',
      unlimited: 'the number of addresses is limited',
      refuses: ['address_book_full'],
      body: addressForm,
      reply: addressReply,
      returns: 'The address book, and which address it was',
    },
    async (c, { body }) => book(c, await addAddress(c.var.db, signedIn(c).member_id, body)),
  ),
  call(
    {
      method: 'put',
      path: `${path}/{id}`,
      summary: 'Changes an address',
      access: 'member',
      unlimited: "the member's own row",
      params: addressParam,
      body: addressForm,
      reply: addressReply,
      returns: 'The address book, and which address it was',
    },
    async (c, { params: { id }, body }) => book(c, await changeAddress(c.var.db, signedIn(c).member_id, id, body)),
  ),
  call(
    {
      method: 'delete',
      path: `${path}/{id}`,
      summary: 'Removes an address, which can be restored',
      access: 'member',
      unlimited: "the member's own rows, of which it only removes some",
      params: addressParam,
      reply: addressReply,
      returns: 'The address book, and which address it was',
    },
    async (c, { params }) => book(c, await removeAddress(c.var.db, signedIn(c).member_id, params.id)),
  ),
  call(
    {
      method: 'post',
      path: `${path}/{id}/restore`,
      summary: 'Restores a removed address',
      access: 'member',
      unlimited: 'the number of addresses is limited',
      refuses: ['address_book_full'],
      params: addressParam,
      reply: addressReply,
      returns: 'The address book, and which address it was',
    },
    async (c, { params }) => book(c, await restoreAddress(c.var.db, signedIn(c).member_id, params.id)),
  ),
);
