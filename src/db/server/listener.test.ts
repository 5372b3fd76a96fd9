import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { openDatabase } from './open-database.ts';
import { settingStatements } from './pooler-settings.ts';
import { test } from './testing.ts';
import { startPooler } from './testing-pooler.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')('behind a connection pooler', () => {
  test('no notification is certain, and the log says what is missing', async ({ source, database }) => {
    if (source.engine !== 'postgres') return;
    const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
    const serverUrl = new URL(`/${rows[0]?.name}`, source.url).href;
    const pooler = await startPooler(serverUrl);
    onTestFinished(pooler.stop);
    const lines: string[] = [];
    const written = new Writable({
      write: (line, _, done) => {
        lines.push(String(line));
        done();
      },
    });
    const open = async (directUrl?: string) => {
      const opened = await openDatabase({ dataDir: '', databaseUrl: pooler.url, directUrl, log: pino(written) });
      onTestFinished(() => opened.close());
      const heard: string[] = [];
      await opened.listen(
        'content',
        (payload) => heard.push(payload),
        () => undefined,
      );
      return { opened, heard };
    };

    const pooled = await open();
    expect(pooled.opened.heardUntil()).toBe(0);
    expect(lines.filter((line) => line.includes('DATABASE_DIRECT_URL'))).toHaveLength(1);

    await expect(open(serverUrl)).rejects.toThrow(/alter role "\w+" set statement_timeout = '10s'/);
    const { rows: users } = await database.db.execute<{ user: string }>(sql`select current_user as user`);
    const user = users[0]?.user ?? '';
    // For this database only, and gone with it: other tests use the same user.
    const statements = settingStatements(user).map((statement) =>
      statement.replace(' set ', ` in database "${rows[0]?.name}" set `),
    );
    for (const statement of statements) await database.db.execute(sql.raw(statement));
    const direct = await open(serverUrl);
    expect(direct.opened.heardUntil()).toBeGreaterThan(performance.now());
    await direct.opened.notify('content', 'item 1');
    await vi.waitFor(() => expect(direct.heard).toEqual(['item 1']));
  });
});
