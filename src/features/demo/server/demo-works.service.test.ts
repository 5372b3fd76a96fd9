import { expect } from 'vitest';
import { test } from '#db/server/testing.ts';
import { addArtist, openCatalog } from '#features/catalog/server/testing-works.ts';
import { openDemoAccounts } from '#features/members/server/first-accounts.service.ts';
import { findReader } from '#features/members/server/reader.service.ts';
import { listOwnWorks } from '#features/studio/server/work-read.service.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { writeWorks } from './demo-works.service.ts';

test('the demo’s artist has one work at each stage, once, and none without a page', async ({ db }) => {
  await openCatalog(db);
  await openDemoAccounts(db);
  const log = { info: () => undefined, warn: () => undefined };
  const shop = { db, config: { dataDir: await temporaryFolder() }, log };
  const { signal } = new AbortController();
  const artist = await findReader(db, 'artist@demo.example');
  const member_id = artist?.member_id ?? 0;
  const list = () => listOwnWorks(db, member_id, 'en', { sort: 'newest', page: 1 });

  await writeWorks(shop, signal);
  expect((await list()).total).toBe(0);
  await addArtist(db, 'Lin Shu-ho', { member_id });
  await writeWorks(shop, signal, { width: 2_400 });
  await writeWorks(shop, signal, { width: 2_400 });

  const { stages, list: works } = await list();
  expect(stages).toEqual({ draft: 1, submitted: 1, needs_changes: 1, online: 0, paused: 1, removed: 1 });
  expect(works.every(({ picture }) => picture !== undefined)).toBe(true);
  // Five pictures in every width and format, on a machine that may be busy.
}, 300_000);
