import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import { testModeReply, testModeSwitch, testOrdersRemoval } from '../test-mode.contract.ts';
import { readTestModeDesk, removeTestOrders, switchTestModeDesk } from './test-mode.service.ts';

const path = '/api/admin/test-mode';
const admin = {
  access: 'admin',
  reply: testModeReply,
  returns: 'The mode after it, and how many test orders exist',
} as const;

export const testModeRoutes = calls(
  call(
    { ...admin, method: 'get', path, summary: 'Whether orders are placed as tests, and how many test orders exist' },
    (c) => readTestModeDesk(c.var.shop),
  ),
  call(
    {
      ...admin,
      method: 'post',
      path: `${path}/switch`,
      summary: 'Turns test mode on or leaves it, within two seconds on every process',
      description: 'Orders that exist keep their kind: a real one is paid at its provider, a test order is not.',
      limits: ['change_password'],
      refuses: ['conflict', 'wrong_password'],
      body: testModeSwitch,
    },
    async (c, { body }) => {
      await switchTestModeDesk(c.var.shop, signedIn(c).member_id, body);
      return readTestModeDesk(c.var.shop);
    },
  ),
  call(
    {
      ...admin,
      method: 'post',
      path: `${path}/remove`,
      summary: 'Deletes all test orders',
      limits: ['change_password'],
      refuses: ['conflict', 'wrong_password'],
      body: testOrdersRemoval,
    },
    async (c, { body }) => {
      await removeTestOrders(c.var.shop, signedIn(c).member_id, body.password);
      return readTestModeDesk(c.var.shop);
    },
  ),
);
