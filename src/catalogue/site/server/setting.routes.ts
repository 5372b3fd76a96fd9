import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { deliveryEdit, deliveryReply, settingEdit, settingsReply } from '../setting.contract.ts';
import { listSettings, readDelivery, saveSetting } from './setting.service.ts';

const path = '/api/admin/setting';

export const settingRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'What can be changed about the shop itself: name, bank, exchange, searches, price bands',
      access: 'admin',
      reply: settingsReply,
      returns: 'Every part with its version',
    },
    async (c) => ({ settings: await listSettings(c.var.db) }),
  ),
  call(
    {
      method: 'put',
      path,
      summary: 'Changes one part; visitors see it at once',
      access: 'admin',
      refuses: ['conflict'],
      body: settingEdit,
      reply: settingsReply,
      returns: 'Every part after it',
    },
    async (c, { body }) => {
      await saveSetting(c.var.db, signedIn(c).member_id, body);
      return { settings: await listSettings(c.var.db) };
    },
  ),
  call(
    {
      method: 'get',
      path: `${path}/delivery`,
      summary: 'Where the shop delivers, for how much and how fast, as staff edit it',
      access: 'finance',
      reply: deliveryReply,
      returns: 'The rates with their version',
    },
    (c) => readDelivery(c.var.db),
  ),
  call(
    {
      method: 'put',
      path: `${path}/delivery`,
      summary: 'Changes zones, fees and days; orders that are placed from now on follow them',
      access: 'finance',
      refuses: ['conflict'],
      body: deliveryEdit,
      reply: deliveryReply,
      returns: 'The rates after it',
    },
    async (c, { body }) => {
      await saveSetting(c.var.db, signedIn(c).member_id, { key: 'delivery', ...body });
      return readDelivery(c.var.db);
    },
  ),
);
