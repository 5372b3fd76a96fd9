import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { throttle } from '#ground/throttle/server/throttle.tables.ts';
import { checkInvoiceCode } from './invoice-check.service.ts';
import { test } from './testing-invoices.ts';

test('many networks together cannot make the shop ask the provider too often', async ({ db, desk }) => {
  const asked = (network: string) => checkInvoiceCode(desk.invoices, { kind: 'donation', code: '919' }, network);
  expect(await asked('network 1')).toBe('valid');
  await db.update(throttle).set({ count: 100_000 }).where(sql`starts_with(${throttle.key}, 'invoice_check_shop:')`);
  expect(await asked('network 2')).toBe('unknown');
});
