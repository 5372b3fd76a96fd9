import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createApp } from '#app/server/app.ts';
import { type TestApi, TestReply } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { configFor } from '#http/server/config.ts';
import type { ApiEnv, ShopContext } from '#http/server/context.ts';
import { createLog } from '#http/server/log.ts';
import { person } from '#people/members/server/testing-people.ts';
import { allowPasswordAlone, newStaff } from '#people/members/server/testing-staff.ts';
import { type ConnectionEdit, connectionsReply, connectionTestReply } from '../connection.contract.ts';
import type { ConnectionName } from '../connections.rules.ts';
import type { Values } from '../declaration.rules.ts';
import { followConnections } from './follow-connections.service.ts';

export const PASSWORD = person.password;

/** One process of a real shop that was started with these variables. It writes down everything it answers and logs. */
export async function openConnectedShop(db: Db, variables: Record<string, string> = {}) {
  const env: Record<string, string> = {
    BASE_URL: 'https://shop.test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'connections-')),
    ...variables,
  };
  const written: string[] = [];
  const shop: ShopContext = {
    config: configFor(env, 'real'),
    log: createLog('trace', { write: (line) => written.push(line) }),
    db,
    buildId: 'test',
    problems: async () => [],
  };
  let changes = 0;
  const watch = followConnections(shop, env, () => {
    changes += 1;
  });
  shop.connections = watch;
  await watch.refresh();
  const app = createApp(shop, new Hono<ApiEnv>());
  const api: TestApi = async (path, { json, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? init.body : JSON.stringify(json);
    const response = await app.request(path, { ...init, headers, ...(body !== undefined && { body }) });
    const text = await response.text();
    written.push(text, JSON.stringify([...response.headers]));
    return new TestReply(response, text);
  };
  return { api, shop, env, written, watch, changes: () => changes };
}

type Connected = Awaited<ReturnType<typeof openConnectedShop>>;

/** An administrator at the page of connections. */
export async function asAdmin({ api }: Pick<Connected, 'api'>, db: Db, name = 'admin') {
  await allowPasswordAlone(db);
  const { headers } = await newStaff(api, db, 'admin', name);
  const at = '/api/admin/connection';
  const list = async () => (await api(at, { headers })).as(connectionsReply);
  return {
    headers,
    list,
    see: async (wanted: ConnectionName) => {
      const found = (await list()).list.find((one) => one.name === wanted);
      if (!found) throw new Error(`there is no ${wanted}`);
      return found;
    },
    enter: (connection: ConnectionName, values: Values, edit: Partial<ConnectionEdit> = {}) =>
      api(`${at}/${connection}`, {
        method: 'PUT',
        headers,
        json: { version: 0, password: PASSWORD, values, ...edit },
      }),
    remove: (connection: ConnectionName, version: number, password = PASSWORD) =>
      api(`${at}/${connection}/remove`, { method: 'POST', headers, json: { version, password } }),
    /** The answer's problem, or the refusal's code. */
    test: async (connection: ConnectionName, values?: Values) => {
      const reply = await api(`${at}/${connection}/test`, { method: 'POST', headers, json: values ? { values } : {} });
      return reply.code === 'success' ? reply.as(connectionTestReply).problem : reply.code;
    },
  };
}
