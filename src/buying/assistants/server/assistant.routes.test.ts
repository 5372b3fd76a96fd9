import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect } from 'vitest';
import { cart } from '#catalogue/cart/server/cart.tables.ts';
import { startClosed } from '#catalogue/site/server/opening.service.ts';
import { CLIENTS, connect, OAK, post, test } from './testing-assistants.ts';

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const list = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/list', params: {} });
const call = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name, arguments: args },
});
const text = (message: unknown) => JSON.stringify(message);

interface Answer {
  id?: number | null;
  result?: { isError?: boolean; protocolVersion?: string; tools?: unknown[]; content?: { text: string }[] };
  error?: { code: number; message: string };
}

describe('a message', () => {
  test('is answered as JSON, without a session and without being stored', async ({ shop }) => {
    const reply = await post(shop, text(INITIALIZE));

    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(reply.headers.get('mcp-session-id')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(((await reply.json()) as Answer).result?.protocolVersion).toBe('2025-06-18');
  });

  test('of any revision is answered in a revision that the shop speaks', async ({ shop }) => {
    const ask = async (protocolVersion: string) => {
      const reply = await post(shop, text({ ...INITIALIZE, params: { ...INITIALIZE.params, protocolVersion } }));
      return ((await reply.json()) as Answer).result?.protocolVersion;
    };

    expect(await ask('2025-03-26')).toBe('2025-03-26');
    expect(await ask('2025-11-25')).toBe('2025-11-25');
    expect(await ask('1999-01-01')).toBe('2025-11-25');
  });

  test('with a header of an unknown revision is refused', async ({ shop }) => {
    const known = await post(shop, text(list(2)), { 'mcp-protocol-version': '2025-06-18' });
    const unknown = await post(shop, text(list(2)), { 'mcp-protocol-version': '1999-01-01' });

    expect([known.status, unknown.status]).toEqual([200, 400]);
  });

  test('without an answer, a notification, is accepted', async ({ shop }) => {
    const reply = await post(shop, text({ jsonrpc: '2.0', method: 'notifications/initialized' }));

    expect([reply.status, await reply.text()]).toEqual([202, '']);
  });

  test.for([
    ['{"jsonrpc":', 400, -32_700],
    ['', 400, -32_700],
    ['null', 400, -32_600],
    ['"tools/list"', 400, -32_600],
    [text([INITIALIZE, list(2)]), 400, -32_600],
    ['[]', 400, -32_600],
  ] as const)('that is no single message is refused: %s', async ([body, status, code], { shop }) => {
    const reply = await post(shop, body);

    expect([reply.status, ((await reply.json()) as Answer).error?.code]).toEqual([status, code]);
  });

  test.for([
    { jsonrpc: '1.0', id: 1, method: 'tools/list' },
    { id: 1 },
    {},
    { jsonrpc: '2.0', id: {}, method: 'tools/list' },
    { jsonrpc: '2.0', id: null, method: 'tools/list' },
    { jsonrpc: '2.0', id: 1, method: 5 },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: 'x' },
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: ['find_works'] } },
    { jsonrpc: '2.0', id: 1, method: '__proto__' },
    { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'file:///etc/passwd' } },
    { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { notifications: { toolsListChanged: true } } },
  ])('with a fault gets an error and never a failure of the server: %j', async (message, { shop }) => {
    const reply = await post(shop, text(message));

    expect(reply.status).toBeLessThan(500);
    const answer = (await reply.json()) as Answer;
    expect(answer.result).toBeUndefined();
    expect(answer.error?.code).toBeLessThan(0);
  });

  test('that is nested very deeply is refused or answered, and the shop goes on', async ({ shop }) => {
    const deep = '['.repeat(15_000) + ']'.repeat(15_000);
    const reply = await post(shop, `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"x":${deep}}}}`);

    expect(reply.status).toBeLessThan(500);
    expect((await post(shop, text(list(2)))).status).toBe(200);
  });
});

describe('a tool call', () => {
  test.for([
    ['drop_tables', {}],
    ['__proto__', {}],
    ['find_works', { words: 'x'.repeat(151) }],
    ['find_works', { words: '\u0000' }],
    ['find_works', { colours: ['ultraviolet'] }],
    ['find_works', { page: 1e9 }],
    ['find_works', { made: 'up' }],
    ['get_work', {}],
    ['get_work', { item_id: '1 or 1=1' }],
    ['get_work', { item_id: 2 ** 31 }],
    ['quote', { lines: [] }],
    ['quote', { lines: [{ item_id: 1, size_id: 1, frame_id: 1, nums: 100 }] }],
    ['quote', { lines: Array.from({ length: 13 }, (_, at) => ({ item_id: at + 1, size_id: 1, frame_id: 1 })) }],
    ['quote', { lines: [{ item_id: 1, size_id: 1, frame_id: 1 }], country: 'Taiwan' }],
    ['show_in_room', { item_id: 1, size_id: 1, frame_id: 1, room: '../cellar' }],
  ] as const)('that is wrong is an error which the model can read: %s %j', async ([name, args], { shop }) => {
    const reply = await post(shop, text(call(name, args)));
    const { result, error } = (await reply.json()) as Answer;

    expect(reply.status).toBeLessThan(500);
    expect(result?.isError === true || error !== undefined).toBe(true);
    const said = result?.content?.[0]?.text ?? error?.message ?? '';
    expect(said.length).toBeGreaterThan(10);
    expect(said).not.toMatch(/\bat .*\.ts:|node_modules|select /);
  });

  test('of every tool leaves no cart behind', async ({ db, shop }) => {
    const client = await connect(shop);
    const { item_id, size_ids } = shop.works.lake;
    const line = { item_id, size_id: size_ids[0], frame_id: OAK };
    for (const [name, given] of [
      ['find_works', {}],
      ['get_work', { item_id }],
      ['show_in_room', line],
      ['quote', { lines: [line] }],
      ['cart_link', { lines: [line] }],
    ] as const)
      expect((await client.callTool({ name, arguments: given })).isError, name).toBeFalsy();

    expect(await db.select().from(cart)).toEqual([]);
  });
});

describe('a request', () => {
  test.for(['GET', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'])(
    'by %s is refused: there are no streams and no sessions',
    async (method, { shop }) => {
      const reply = await post(shop, '', { accept: 'text/event-stream' }, method);

      expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test.for([
    'https://evil.example',
    'http://shop.test',
    'https://shop.test.evil.example',
    'null',
    'https://shop.test:8443',
  ])('from a page of %s is refused, and one of the shop itself is answered', async (origin, { shop }) => {
    const foreign = await post(shop, text(list(2)), { origin });
    const own = await post(shop, text(list(2)), { origin: 'https://shop.test' });

    expect([foreign.status, own.status]).toEqual([403, 200]);
  });

  test('that is too long, has no length, or is no JSON is refused before it is read', async ({ shop }) => {
    const long = await post(shop, `"${'x'.repeat(64 * 1024)}"`);
    const endless = await fetch(shop.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([text(list(2))]).stream(),
      duplex: 'half',
    } as RequestInit);
    const form = await post(shop, 'method=tools%2Flist', { 'content-type': 'application/x-www-form-urlencoded' });
    const plain = await post(shop, text(list(2)), { 'content-type': 'text/plain' });

    expect([long.status, endless.status, form.status, plain.status]).toEqual([413, 411, 415, 415]);
  });

  test('of a stranger is not answered while the shop is closed', async ({ db, shop }) => {
    await startClosed(db);

    const reply = await post(shop, text(call('find_works', { words: 'Lake' })));

    expect(reply.status).toBe(503);
    expect(await reply.text()).not.toContain('Lake');
  });
});

describe.for(CLIENTS)('many clients $kind', ({ mode }) => {
  test('leave nothing in memory', { timeout: 240_000 }, async ({ shop }) => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heap = async () => {
      for (let round = 0; round < 3; round++) {
        collect();
        await new Promise((done) => setTimeout(done, 20));
      }
      return process.memoryUsage().heapUsed;
    };
    const visit = async (times: number) => {
      for (let at = 0; at < times; at++) {
        const client = await connect(shop, mode);
        await client.listTools();
        await client.close();
      }
    };
    await visit(100);
    const before = await heap();

    await visit(400);

    // A server with its tools takes about 100 kB: 400 of them would be 40 MB.
    expect((await heap()) - before).toBeLessThan(6_000_000);
  });
});
