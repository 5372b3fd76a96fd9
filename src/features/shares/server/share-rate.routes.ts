import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import type { Db } from '#db/server/connect.ts';
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

const reply = async (db: Db) => ({ code: 'success', today: shopDay(new Date()), list: await listRates(db) }) as const;

export const shareRateRoutes = createApi()
  .openapi(list, async (c) => c.json(await reply(c.var.db), 200))
  .openapi(add, async (c) => {
    await setRate(c.var.db, { staff_id: signedIn(c).member_id }, c.req.valid('json'));
    return c.json(await reply(c.var.db), 200);
  });
