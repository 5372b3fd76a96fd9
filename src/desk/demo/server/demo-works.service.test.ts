import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { addArtist, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { test } from '#db/server/testing.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { openDemoAccounts } from '#people/members/server/first-accounts.service.ts';
import { findReader } from '#people/members/server/reader.service.ts';
import { workThrough } from '#selling/studio/server/master-check.service.ts';
import { listOwnWorks } from '#selling/studio/server/work-read.service.ts';
import { writeWorks } from './demo-works.service.ts';

const small = { width: 2_400 };

test('the demo’s artist has one work at each stage, also where a round was cut off and others make the pictures', async ({
  database: { db },
}) => {
  await openWorkIndex(db);
  await openDemoAccounts(db);
  const [first, second, rounds] = [new AbortController(), new AbortController(), new AbortController()];
  // The first round ends when the first picture is ready.
  const log = { info: () => first.abort(), warn: () => undefined };
  const shop = { db, config: { dataDir: await temporaryFolder() }, log };
  const artist = await findReader(db, 'artist@demo.example');
  const member_id = artist?.member_id ?? 0;
  const list = () => listOwnWorks(db, member_id, 'en', { sort: 'newest', page: 1 });

  await writeWorks(shop, first.signal);
  expect((await list()).total).toBe(0);
  await addArtist(db, 'Lin Shu-ho', { member_id });
  await writeWorks(shop, first.signal, small);
  expect((await list()).stages).toMatchObject({ draft: 2, submitted: 0 });
  const lookingOn = (async () => {
    // Like the shop's own round, which often processes the picture first.
    for (; !rounds.signal.aborted; await delay(5)) await workThrough({ ...shop, signal: second.signal });
  })();
  await writeWorks(shop, second.signal, small);
  await writeWorks(shop, second.signal, small);
  rounds.abort();
  await lookingOn;

  const { stages, list: works } = await list();
  expect(stages).toEqual({ draft: 1, submitted: 1, needs_changes: 1, online: 0, paused: 1, removed: 1 });
  expect(works.every(({ picture }) => picture !== undefined)).toBe(true);
  // Five pictures in every width and format, on a machine that may be busy.
}, 300_000);
