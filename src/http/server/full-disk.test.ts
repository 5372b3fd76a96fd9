import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { test } from '#db/server/testing.ts';
import { readConfig } from './config.ts';
import type { ApiEnv } from './context.ts';
import { diskProblems } from './full-disk.ts';
import { createLog } from './log.ts';

test.for(['53100', '58030'])(
  'a disk that takes nothing (%s) is reported as unavailable until a write succeeds',
  async (code, { database: { db } }) => {
    const config = readConfig({ BASE_URL: 'https://shop.test' });
    const problems = () => diskProblems(db);
    const app = createApp({ config, log: createLog('silent'), db, buildId: 'test', problems }, new Hono<ApiEnv>());
    const login = () =>
      app.request('/api/member/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'mei@example.com', password: 'Gilded-Oak-42' }),
      });
    const ready = async () => (await app.request('/readyz')).status;
    const raise = `begin raise exception 'could not extend file' using errcode = '${code}'; end`;
    await db.execute(sql.raw(`create function no_space() returns trigger language plpgsql as $$ ${raise} $$`));

    expect(await ready()).toBe(200);
    await db.execute(sql`create trigger no_space before insert on throttle for each row execute function no_space()`);
    try {
      const refused = await login();
      expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
      expect(refused.headers.get('retry-after')).toBe('30');
      expect([await ready(), await ready()]).toEqual([503, 503]);
    } finally {
      await db.execute(sql`drop function no_space cascade`);
    }
    expect(await ready()).toBe(200);
    expect((await login()).status).toBe(401);
  },
);
