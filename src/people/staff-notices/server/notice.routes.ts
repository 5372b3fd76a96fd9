import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  choicesForm,
  choicesReply,
  lineTestReply,
  noticesQuery,
  noticesReply,
  readForm,
  unreadReply,
} from '../notice.contract.ts';
import { saveChoices, viewChoices } from './choice.service.ts';
import { sendLineTest } from './line-test.service.ts';
import { listNotices, readNotices, unreadNotices } from './notice-list.service.ts';

const path = '/api/admin/notice';

export const noticeRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'The caller’s notices, the latest first',
      access: 'staff',
      query: noticesQuery,
      reply: noticesReply,
      returns: 'A page of notices, stored for 60 days',
    },
    (c, { query }) => listNotices(c.var.db, signedIn(c), query.before),
  ),
  call(
    {
      method: 'get',
      path: `${path}/unread`,
      summary: 'How many notices the staff member has not read and nobody has handled',
      access: 'staff',
      reply: unreadReply,
      returns: 'The number, at most 100',
    },
    (c) => unreadNotices(c.var.db, signedIn(c)),
  ),
  call(
    {
      method: 'post',
      path: `${path}/read`,
      summary: 'Marks notices as read, or all that the staff member has seen',
      access: 'staff',
      unlogged: 'changes only what the reader sees as new',
      body: readForm,
      reply: unreadReply,
      returns: 'How many are still unread',
    },
    (c, { body }) => readNotices(c.var.db, signedIn(c), body),
  ),
  call(
    {
      method: 'get',
      path: `${path}/choice`,
      summary: 'How the staff member is notified of each kind of event',
      access: 'staff',
      reply: choicesReply,
      returns: 'The choices, for the kinds that their roles may see',
    },
    (c) => viewChoices(c.var.db, signedIn(c), c.var.shop.config),
  ),
  call(
    {
      method: 'put',
      path: `${path}/choice`,
      summary: 'Chooses how the staff member is notified',
      access: 'staff',
      refuses: ['conflict'],
      unlogged: 'a person’s own choice, which changes nothing for anyone else',
      body: choicesForm,
      reply: choicesReply,
      returns: 'The choices as saved',
    },
    async (c, { body }) => {
      const { db, shop } = c.var;
      await saveChoices(db, signedIn(c), body);
      return viewChoices(db, signedIn(c), shop.config);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/line`,
      summary: 'Sends the staff member a test message by LINE',
      access: 'staff',
      limits: ['line_test'],
      unlogged: 'only sends a test message to the person themselves',
      reply: lineTestReply,
      returns: 'What keeps messages from arriving, if anything',
    },
    async (c) => {
      const { db, shop } = c.var;
      return { problem: await sendLineTest(db, shop.config, signedIn(c)) };
    },
  ),
);
