import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { deliveryEdit, deliveryReply, settingEdit, settingsReply } from '../setting.contract.ts';
import { listSettings, readDelivery, saveSetting } from './setting.service.ts';

const path = '/api/admin/setting';

const list = createRoute({
  method: 'get',
  path,
  summary: 'What can be changed about the shop itself: name, bank, exchange, searches, price bands',
  responses: jsonReply(settingsReply, 'Every part with its version'),
});
const save = createRoute({
  method: 'put',
  path,
  summary: 'Changes one part; visitors see it at once',
  request: { body: jsonBody(settingEdit) },
  responses: jsonReply(settingsReply, 'Every part after it'),
});

const delivery = createRoute({
  method: 'get',
  path: `${path}/delivery`,
  summary: 'Where the shop delivers, for how much and how fast, as staff edit it',
  responses: jsonReply(deliveryReply, 'The rates with their version'),
});
const saveDelivery = createRoute({
  method: 'put',
  path: `${path}/delivery`,
  summary: 'Changes zones, fees and days; orders that are placed from now on follow them',
  request: { body: jsonBody(deliveryEdit) },
  responses: jsonReply(deliveryReply, 'The rates after it'),
});

export const settingRoutes = createApi()
  .openapi(list, async (c) => c.json({ code: 'success', settings: await listSettings(c.var.db) } as const, 200))
  .openapi(save, async (c) => {
    await saveSetting(c.var.db, signedIn(c).member_id, c.req.valid('json'));
    return c.json({ code: 'success', settings: await listSettings(c.var.db) } as const, 200);
  })
  .openapi(delivery, async (c) => c.json({ code: 'success', ...(await readDelivery(c.var.db)) } as const, 200))
  .openapi(saveDelivery, async (c) => {
    await saveSetting(c.var.db, signedIn(c).member_id, { key: 'delivery', ...c.req.valid('json') });
    return c.json({ code: 'success', ...(await readDelivery(c.var.db)) } as const, 200);
  });
