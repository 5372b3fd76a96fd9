import { Hono } from 'hono';
import { test as databaseTest } from '#db/server/testing.ts';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import type { ApiEnv } from './context.ts';
import { createLog } from './log.ts';

export type TestApi = (path: string, init?: RequestInit & { json?: unknown }) => Promise<TestReply>;

export interface TestReply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the API answered and checks it.
  body: any;
}

interface ApiFixture {
  config: Partial<Config>;
  api: TestApi;
}

/** The shop's API over HTTP requests in process, on a real database whose changes are rolled back after the test. */
export const test = databaseTest.extend<ApiFixture>({
  config: {},
  api: async ({ db, config }, use) => {
    const shop = {
      config: { ...readConfig({ BASE_URL: 'https://shop.test', DEMO: 'on' }), ...config },
      log: createLog('silent'),
      db,
      buildId: 'test',
      problems: async () => [],
    };
    const app = createApp(shop, new Hono<ApiEnv>());
    await use(async (path, { json, ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (json !== undefined) headers.set('content-type', 'application/json');
      const body = json === undefined ? init.body : JSON.stringify(json);
      const response = await app.request(path, { ...init, headers, ...(body !== undefined && { body }) });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    });
  },
});
