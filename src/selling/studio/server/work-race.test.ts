import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { reserveEditions } from '#catalogue/works/server/edition.service.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { PIECE_BYTES } from '../studio.rules.ts';
import { master, work, workEvent } from './studio.tables.ts';
import { newPerson, openedWork } from './testing-works.ts';
import { acceptPiece, beginUpload } from './upload.service.ts';
import { applyReviewStep, applySellerStep } from './work-step.service.ts';
import { saveWork } from './work-write.service.ts';

const ROUNDS = 8;

const versionOf = async (db: Db, id: number) =>
  (await db.select().from(work).where(eq(work.item_id, id)))[0]?.version ?? 0;
const rowOf = async (db: Db, id: number) => (await db.select().from(item).where(eq(item.item_id, id)))[0];
const won = (ends: PromiseSettledResult<unknown>[]) => ends.filter(({ status }) => status === 'fulfilled').length;

describe('at the same moment', () => {
  test('a work is submitted and changed: one of them sees the other', async ({ database: { db } }) => {
    const { seller, item_id } = await openedWork(db);
    for (let round = 0; round < ROUNDS; round++) {
      const version = await versionOf(db, item_id);
      const ends = await Promise.allSettled([
        applySellerStep(db, seller, { item_id, step: 'submit', version }),
        saveWork(db, seller, item_id, { version, year: 1900 + round }),
      ]);

      expect(won(ends)).toBe(1);
      const row = await rowOf(db, item_id);
      if (row?.stage === 'submitted') {
        expect(row.year).not.toBe(1900 + round);
        await applySellerStep(db, seller, { item_id, step: 'withdraw', version: version + 1 });
      } else expect(row?.year).toBe(1900 + round);
    }
  });

  test('a work is published by three, once, and its seller gets one mail', async ({ database: { db } }) => {
    const { seller, reviewer, item_id } = await openedWork(db);
    const before = await db.$count(mailOutbox);
    const submitted = await versionOf(db, item_id);
    await applySellerStep(db, seller, { item_id, step: 'submit', version: submitted });
    const step = { item_id, step: 'publish' as const, version: submitted + 1, words: '' };

    const ends = await Promise.allSettled([1, 2, 3].map(() => applyReviewStep(db, reviewer, step)));

    expect(won(ends)).toBe(1);
    expect(await db.$count(mailOutbox)).toBe(before + 1);
    const events = await db.select().from(workEvent).where(eq(workEvent.item_id, item_id));
    expect(events.filter(({ step: taken }) => taken === 'publish')).toHaveLength(1);
  });

  test('an edition is made smaller and sold: never more are sold than there are', async ({ database: { db } }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { seller, item_id } = await openedWork(db);
      const version = await versionOf(db, item_id);

      const [sold, changed] = await Promise.allSettled([
        db.transaction((tx) => reserveEditions(tx, [{ item_id, nums: 4 }])),
        saveWork(db, seller, item_id, { version, sale_mode: 'edition', edition_size: 3 }),
      ]);

      const row = await rowOf(db, item_id);
      expect([sold.status, changed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(row).toMatchObject(
        sold.status === 'fulfilled' ? { edition_size: 10, edition_sold: 4 } : { edition_size: 3, edition_sold: 0 },
      );
    }
  });

  test('two tabs send the same piece, and one of them is stored', async ({ database: { db } }) => {
    const { member_id } = await newPerson(db, `${randomBytes(6).toString('hex')}@example.com`);
    const dataDir = await temporaryFolder();
    const storage = openStorage({ dataDir });
    const { upload_id: uploadId } = await beginUpload(db, member_id, { name: 'a', size: 3 * PIECE_BYTES });
    const send = (fill: number) => {
      // Like two processes: each with its own intake.
      const target = { intake: openIntake(intakeFolder({ dataDir })), storage };
      const body = new Blob([new Uint8Array(PIECE_BYTES).fill(fill)]).stream();
      return acceptPiece(db, target, member_id, { uploadId, offset: 0, body });
    };

    const ends = await Promise.allSettled([send(1), send(2), send(3)]);

    expect(won(ends)).toBe(1);
    const winner = ends.findIndex(({ status }) => status === 'fulfilled') + 1;
    const [row] = await db.select().from(master).where(eq(master.master_id, uploadId));
    expect(row).toMatchObject({ received: PIECE_BYTES, begun: [] });
    const storedBytes = await new Response(
      (await storage.get(`originals/${uploadId}/${row?.pieces[0]}`))?.body,
    ).bytes();
    expect([storedBytes.length, storedBytes[0]]).toEqual([PIECE_BYTES, winner]);
    expect(await readdir(join(dataDir, 'pictures', 'originals', uploadId.slice(0, 2), uploadId))).toEqual(row?.pieces);
  });
});
