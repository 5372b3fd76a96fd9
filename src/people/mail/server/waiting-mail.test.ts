import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { test } from '#db/server/testing.ts';
import { hurryMail, withdrawMail } from './mail.service.ts';

interface Statement {
  sql: string;
  params: unknown[];
}

test('a mail that waits is found without reading the outbox', async ({ db }) => {
  await db.execute(sql`insert into mail_outbox ("to", lang, kind, data, status)
    select n || '@example.com', 'en', 'paid', jsonb_build_object('code', 'CN-' || n), 'queued' from generate_series(1, 3000) n`);
  await db.execute(sql`analyze mail_outbox`);
  const prepared = vi.spyOn(Object.getPrototypeOf(db._.session), 'prepareQuery');

  await withdrawMail(db, { kind: 'order_received', code: 'CN-1' });
  await hurryMail(db, { kind: 'order_received', code: 'CN-1' });

  const statements = prepared.mock.calls.map(([statement]) => statement as Statement);
  prepared.mockRestore();
  expect(statements).toHaveLength(2);
  for (const { sql: text, params } of statements) {
    const filled = text.replace(/\$(\d+)/g, (_, at) => `'${params[Number(at) - 1]}'`);
    const { rows } = await db.execute(sql.raw(`explain ${filled}`));
    expect(JSON.stringify(rows)).toContain('mail_outbox_waiting');
  }
});
