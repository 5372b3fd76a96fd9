import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';
import type { ApiEnv } from './context.ts';

const LINES = Array.from({ length: 100 }, (_, at) => ({ item_id: at, title: 'Tide' }));

const app = new Hono<ApiEnv>()
  .use(compressAnswers)
  .get('/long', (c) => c.json({ list: LINES }, 200, { 'X-Own': 'yes' }))
  .get('/short', (c) => c.json({ code: 'success' }))
  .get('/file', (c) => c.body('x'.repeat(5_000), 200, { 'Content-Type': 'application/pdf' }))
  .get('/kept', (c) => c.json({ list: LINES }, 200, { ETag: 'W/"x"', Vary: 'lang, Accept-Encoding' }))
  .get('/unchanged', (c) => c.body(null, 304, { 'Content-Type': 'application/json' }))
  .get('/refused', (c) => c.json({ errors: LINES }, 422));

const ask = (path: string, accepts = 'gzip, br') => app.request(path, { headers: { 'accept-encoding': accepts } });

test('a long answer is compressed for clients that accept it, with its own headers', async () => {
  const reply = await ask('/long');
  const bytes = Buffer.from(await reply.arrayBuffer());

  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
    'x-own': 'yes',
  });
  expect(JSON.parse(String(gunzipSync(bytes)))).toEqual({ list: LINES });
  expect([(await ask('/refused')).status, (await ask('/refused')).headers.get('content-encoding')]).toEqual([
    422,
    'gzip',
  ]);
});

test('a short one, a file, and an answer to a client without gzip are not compressed', async () => {
  const replies = await Promise.all([ask('/short'), ask('/file'), ask('/long', 'identity'), ask('/long', 'gzip;q=0')]);

  expect(replies.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null, null, null]);
  expect(await replies[0]?.json()).toEqual({ code: 'success' });
  expect(await replies[2]?.json()).toEqual({ list: LINES });
});

test('what is finished already, or has no body, is left alone', async () => {
  const [finished, unchanged] = [await ask('/kept'), await ask('/unchanged')];

  expect([finished.headers.get('content-encoding'), finished.headers.get('vary')]).toEqual([
    null,
    'lang, Accept-Encoding',
  ]);
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
});
