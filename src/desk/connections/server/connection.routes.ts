import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  connectionEdit,
  connectionParam,
  connectionRemoval,
  connectionsReply,
  connectionTest,
  connectionTestReply,
} from '../connection.contract.ts';
import { readConnections, testConnection } from './connection.service.ts';
import { removeConnection, saveConnection } from './connection-write.service.ts';

const path = '/api/admin/connection';

export const connectionRoutes = calls(
  call(
    {
      method: 'get',
      path,
      summary: 'Mail, payment providers, sign-in and storage: what is set up, by whom, and what is missing',
      access: 'admin',
      reply: connectionsReply,
      returns: 'Without any secret',
    },
    (c) => readConnections(c.var.shop),
  ),
  call(
    {
      method: 'put',
      path: `${path}/{name}`,
      summary: 'Enters or changes a connection; it is stored encrypted and used immediately',
      access: 'admin',
      limits: ['change_password'],
      refuses: [
        'conflict',
        'connection_fixed',
        'connection_refused',
        'pictures_stored',
        'wrong_password',
        'password_needed',
      ],
      params: connectionParam,
      body: connectionEdit,
      reply: connectionsReply,
      returns: 'All connections after it',
    },
    async (c, { params: { name }, body }) => {
      await saveConnection(c.var.shop, signedIn(c).member_id, name, body, c.var.i18n);
      return readConnections(c.var.shop);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{name}/remove`,
      summary: 'Removes a connection and all its stored data',
      access: 'admin',
      limits: ['change_password'],
      refuses: ['conflict', 'connection_fixed', 'pictures_stored', 'wrong_password', 'password_needed'],
      params: connectionParam,
      body: connectionRemoval,
      reply: connectionsReply,
      returns: 'All connections after it',
    },
    async (c, { params: { name }, body }) => {
      await removeConnection(c.var.shop, signedIn(c).member_id, name, body);
      return readConnections(c.var.shop);
    },
  ),
  call(
    {
      method: 'post',
      path: `${path}/{name}/test`,
      summary: 'Tests a connection by a real call to its provider; nothing is charged',
      access: 'admin',
      limits: ['connection_test'],
      refuses: ['connection_fixed'],
      unlogged: 'only asks the provider',
      params: connectionParam,
      body: connectionTest,
      reply: connectionTestReply,
      returns: 'Why it cannot be used, if so',
    },
    (c, { params: { name }, body }) => testConnection(c.var.shop, signedIn(c), name, body, c.var.i18n),
  ),
);
