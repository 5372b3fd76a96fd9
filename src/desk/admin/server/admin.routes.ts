import { readTestMode } from '#catalogue/site/server/test-mode.service.ts';
import { overtakenQuery, overtakenReply } from '#ground/audit/overtaken.contract.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { changesQuery, changesReply, shopKindReply, todayReply, waitingReply } from '../admin.contract.ts';
import { listChanges, listChangesSince } from './changes.service.ts';
import { isClosedToPublic } from './opening.service.ts';
import { readToday, readWaitingOf } from './today.service.ts';

export const adminRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/today',
      summary: 'The caller’s tasks, and the system status that their role may see',
      access: 'staff',
      reply: todayReply,
      returns: 'The day in Taipei',
    },
    (c) => {
      const { db, shop } = c.var;
      return readToday({ ...shop, db }, signedIn(c));
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/waiting',
      summary: 'The caller’s tasks, for the menu of every page',
      access: 'staff',
      reply: waitingReply,
      returns: 'How many there are of each kind',
    },
    async (c) => ({ waiting: await readWaitingOf(c.var.db, signedIn(c)) }),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/shop',
      summary: 'Whether the shop is a demo, whose passwords are published, and whether it is closed to visitors',
      access: 'staff',
      reply: shopKindReply,
      returns: 'What the database says the shop is',
    },
    async (c) => ({
      demo: c.var.shop.config.demo !== 'off',
      closed: await isClosedToPublic(c.var.db),
      test: (await readTestMode(c.var.db)).is_on,
    }),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/change/since',
      summary: 'Who changed an object during an edit, when, and which fields; for anyone who may edit it',
      access: 'staff',
      query: overtakenQuery,
      reply: overtakenReply,
      returns: 'The changes, the latest first',
    },
    async (c, { query }) => {
      const list = await listChangesSince(c.var.db, c.var.lang, signedIn(c), query);
      return { list };
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/change',
      summary: 'Changes by staff, before and after; the latest first',
      access: 'admin',
      query: changesQuery,
      reply: changesReply,
      returns: 'A page of the audit log',
    },
    (c, { query }) => listChanges(c.var.db, c.var.lang, query),
  ),
);
