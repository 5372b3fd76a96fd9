import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { sellsAs } from '#features/members/server/reader.service.ts';
import { shopDay } from '#shared/shop-time.ts';
import { shareRateForm, shareRatesReply } from '../share.contract.ts';
import { listRates, setRate } from './share-rate.service.ts';

const path = '/api/admin/share-rate';

const list = createRoute({
  method: 'get',
  path,
  summary: 'What artists and galleries get of the price before tax, from which day on',
  responses: jsonReply(shareRatesReply, 'Every rate, the latest day first'),
});
const add = createRoute({
  method: 'post',
  path,
  summary: 'Sets a rate for payments from a day on; what is frozen stays',
  request: { body: jsonBody(shareRateForm) },
  responses: jsonReply(shareRatesReply, 'Every rate after it'),
});

async function reply(c: Context<ApiEnv>) {
  const { db } = c.var;
  const own_kind = await sellsAs(db, signedIn(c).member_id);
  return { code: 'success', today: shopDay(new Date()), own_kind, list: await listRates(db) } as const;
}

export const shareRateRoutes = createApi()
  .openapi(list, async (c) => c.json(await reply(c), 200))
  .openapi(add, async (c) => {
    await setRate(c.var.db, { staff_id: signedIn(c).member_id }, c.req.valid('json'));
    return c.json(await reply(c), 200);
  });
