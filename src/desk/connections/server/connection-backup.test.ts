import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '#db/server/testing.ts';
import { BACKUP_MARK } from '#ground/storage/server/backup-watch.ts';
import { asAdmin, openConnectedShop } from './testing-connections.ts';

test('the page says whether the shop backs itself up, and how old the last copy is, whoever made it', async ({
  db,
}) => {
  const plain = await openConnectedShop(db);
  const admin = await asAdmin(plain, db);
  expect((await admin.list()).backup).toEqual({ every_hours: null, last: null });

  const mark = join(plain.shop.config.dataDir, BACKUP_MARK);
  await writeFile(mark, '');
  expect((await admin.list()).backup.last).toEqual({ hours: 0, is_late: false });
  const before = new Date(Date.now() - 40 * 3_600_000);
  await utimes(mark, before, before);
  expect((await admin.list()).backup.last).toEqual({ hours: 40, is_late: true });

  const scheduled = await openConnectedShop(db, { BACKUP_TO: '/mnt/backup', BACKUP_HOURS: '6' });
  const other = await asAdmin(scheduled, db, 'other');
  expect((await other.list()).backup.every_hours).toBe(6);
});
