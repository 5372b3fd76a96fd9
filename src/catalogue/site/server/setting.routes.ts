import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  deliveryEdit,
  deliveryReply,
  payoutsEdit,
  payoutsReply,
  settingEdit,
  settingsReply,
} from '../setting.contract.ts';
import { wordingEdit, wordingReply } from '../wording.contract.ts';
import {
  listSettings,
  readDelivery,
  readPayouts,
  readWording,
  requireOwnersRule,
  saveSetting,
} from './setting.service.ts';

const path = '/api/admin/setting';

export const settingRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The shop’s settings: name, bank, exchange rate, searches, price bands',
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
      summary: 'Changes one part; visitors see it immediately',
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
      path: `${path}/words`,
      summary: 'The owner’s words on the front page, in the menu and in the footer',
      access: 'editor',
      reply: wordingReply,
      returns: 'The words by place, with their version; missing ones are the standard words',
    },
    (c) => readWording(c.var.db),
  ),
  call(
    {
      method: 'put',
      path: `${path}/words`,
      summary: 'Changes texts on the front page, in the menu and in the footer; visitors see them immediately',
      access: 'editor',
      refuses: ['conflict'],
      body: wordingEdit,
      reply: wordingReply,
      returns: 'The words after it',
    },
    async (c, { body }) => {
      await saveSetting(c.var.db, signedIn(c).member_id, { key: 'words', ...body });
      return readWording(c.var.db);
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
      summary: 'Changes zones, fees and days, for orders placed from now on',
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
  call(
    {
      method: 'get',
      path: `${path}/payouts`,
      summary: 'When and from which amount sellers are paid, as finance edits it',
      access: 'finance',
      reply: payoutsReply,
      returns: 'The setting with its version',
    },
    (c) => readPayouts(c.var.db),
  ),
  call(
    {
      method: 'put',
      path: `${path}/payouts`,
      summary: 'Changes when and from which amount sellers are paid; the next run follows it',
      access: 'finance',
      refuses: ['conflict'],
      body: payoutsEdit,
      reply: payoutsReply,
      returns: 'The setting after it',
    },
    async (c, { body }) => {
      const person = signedIn(c);
      await requireOwnersRule(c.var.db, person, body);
      await saveSetting(c.var.db, person.member_id, { key: 'payouts', ...body });
      return readPayouts(c.var.db);
    },
  ),
);
