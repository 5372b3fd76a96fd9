import { Hono } from 'hono';
import { expect } from 'vitest';
import { z } from 'zod';
import { test as databaseTest } from '#db/server/testing.ts';
import { type Config, readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { createLog, type Log } from '#http/server/log.ts';
import { declaredCalls, findCall } from '#http/server/testing-contract.ts';
import { type FieldErrors, refusals } from '#shared/errors.ts';
import { failureReply } from '#shared/reply.ts';
import { createApp, openApiDocument } from './app.ts';

export type TestApi = (path: string, init?: RequestInit & { json?: unknown }) => Promise<TestReply>;

const envelope = z.object({ code: z.string() });

/** An answer of the API. */
export class TestReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** For whole comparisons; read its fields through `as`, `refusal` and `errors`. */
  readonly body: unknown;

  constructor({ status, headers }: Response, text: string) {
    this.status = status;
    this.headers = headers;
    this.text = text;
    // HEAD has the headers of a body without sending one.
    this.body = text && headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }

  /** `success`, or the refusal's code; empty if the answer is not an envelope. */
  get code(): string {
    return envelope.safeParse(this.body).data?.code ?? '';
  }

  get refusal(): z.infer<typeof failureReply> {
    return this.#read(failureReply);
  }

  /** The refusal's message per field. */
  get errors(): FieldErrors {
    return this.refusal.errors ?? {};
  }

  /** The answer, which must match this contract without unknown fields. */
  as<Schema extends z.ZodType>(contract: Schema): z.output<Schema> {
    const value = this.#read(contract);
    expect(this.body, 'more than the contract says').toEqual(value);
    return value;
  }

  #read<Schema extends z.ZodType>(contract: Schema): z.output<Schema> {
    const { data, error } = contract.safeParse(this.body);
    if (!error) return data;
    throw new Error(`${this.status} ${this.text.slice(0, 500)} is not what was expected:\n${z.prettifyError(error)}`);
  }
}

interface ApiFixture {
  config: Partial<Config>;
  log: Log;
  api: TestApi;
}

/** The shop's API over in-process HTTP requests, on a real database whose changes are rolled back after the test. */
export const test = databaseTest.extend<ApiFixture>({
  config: {},
  log: async ({ config: _ }, use) => use(createLog('silent')),
  api: async ({ db, config, log }, use) => {
    const shop = {
      config: { ...readConfig({ BASE_URL: 'https://shop.test', DEMO: 'on' }), ...config },
      log,
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
      const reply = new TestReply(response, await response.text());
      requireDeclared(init.method ?? 'GET', new URL(path, 'https://shop.test').pathname, reply);
      return reply;
    });
  },
});

const contract = declaredCalls(openApiDocument());

/** A refusal that the published contract does not declare is a bug in one of them, in any test. */
function requireDeclared(method: string, path: string, { status, code }: TestReply): void {
  const call = findCall(contract, method, path);
  if (!call || status < 400 || !Object.hasOwn(refusals, code) || call.codes.has(code)) return;
  throw new Error(`${call.name} answered ${code}, which it does not declare`);
}
