import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BACKUP_MARK, lastBackup, watchingBackup } from './backup-watch.ts';
import { temporaryFolder } from './testing-folder.ts';

const HOUR_MS = 3_600_000;
const run = (folder: string) => watchingBackup(folder).run(new AbortController().signal);

describe('a backup', () => {
  test('that was never reported is not missed, because the shop cannot see copies', async () => {
    const folder = await temporaryFolder();
    expect(await lastBackup(folder)).toBeUndefined();
    await run(folder);
  });

  test('that was reported is missed after a day and a half, until the next one', async () => {
    const folder = await temporaryFolder();
    const mark = join(folder, BACKUP_MARK);
    const reported = (hours: number) => {
      const at = new Date(Date.now() - hours * HOUR_MS);
      return utimes(mark, at, at);
    };
    await writeFile(mark, '');

    await reported(35);
    await run(folder);
    expect(await lastBackup(folder)).toEqual({ hours: 35, isLate: false });
    await reported(37);
    await expect(run(folder)).rejects.toThrow('the last backup was reported 37 hours ago');
    await reported(0);
    await run(folder);
  });
});
