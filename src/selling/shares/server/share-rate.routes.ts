import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { shopDay } from '#shared/shop-time.ts';
import { shareRateForm, shareRatesReply } from '../share.contract.ts';
import { listRates, ownKind, setRate } from './share-rate.service.ts';

const path = '/api/admin/share-rate';

async function reply(c: Context<ApiEnv>) {
  const { db } = c.var;
  const own_kind = await ownKind(db, signedIn(c).member_id);
  return { today: shopDay(new Date()), own_kind, list: await listRates(db) };
}

export const shareRateRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The share rates of artists and galleries, with the day from which each applies',
      access: 'finance',
      reply: shareRatesReply,
      returns: 'Every rate, the latest day first',
    },
    (c) => reply(c),
  ),
  call(
    {
      method: 'post',
      path,
      summary: 'Sets a rate for payments from a certain day; fixed shares stay as they are',
      access: 'finance',
      refuses: ['own_review', 'conflict'],
      body: shareRateForm,
      reply: shareRatesReply,
      returns: 'Every rate after it',
    },
    async (c, { body }) => {
      await setRate(c.var.db, { staff_id: signedIn(c).member_id }, body);
      return reply(c);
    },
  ),
);
