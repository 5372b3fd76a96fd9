import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { intakeFolder, openIntake } from '#ground/files/server/file-intake.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { sweepAttachments } from '#people/threads/server/attachment.service.ts';
import { attachment } from '#people/threads/server/thread.tables.ts';
import { sweepMasters } from './master-sweep.service.ts';
import { master } from './studio.tables.ts';
import { newPerson } from './testing-works.ts';
import { acceptPiece, beginUpload } from './upload.service.ts';

/** Storage that answers only when the test allows it. */
function slowStorage(storage: Storage) {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const wait = async () => {
    asked.resolve();
    await gate.promise;
  };
  const slow: Storage = {
    ...storage,
    put: async (...file) => {
      await wait();
      await storage.put(...file);
    },
    remove: async (key) => {
      await wait();
      await storage.remove(key);
    },
  };
  return { slow, asked: asked.promise, open: gate.resolve, fail: gate.reject };
}

/** Another visitor's call, which needs the database and no lock. */
async function answersOthers(db: Db): Promise<boolean> {
  const answered = db.transaction((tx) => tx.execute(sql`select 1`)).then(() => true);
  return Promise.race([answered, delay(5_000).then(() => false)]);
}

async function begun(db: Db, size: number) {
  const { member_id } = await newPerson(db, `${randomBytes(6).toString('hex')}@example.com`);
  const dataDir = await temporaryFolder();
  const { upload_id } = await beginUpload(db, member_id, { name: 'a', size });
  const storage = openStorage({ dataDir });
  const send = (to: Storage) => {
    const body = new Blob([new Uint8Array(size)]).stream();
    const target = { intake: openIntake(intakeFolder({ dataDir })), storage: to };
    return acceptPiece(db, target, member_id, { uploadId: upload_id, offset: 0, body });
  };
  const row = async () => (await db.select().from(master).where(eq(master.master_id, upload_id)))[0];
  return { member_id, upload_id, storage, send, row };
}

describe('while storage answers slowly', () => {
  test('a piece of a master is written, and the database answers everyone else', async ({ database: { db } }) => {
    const { storage, send, row } = await begun(db, 100);
    const { slow, asked, open } = slowStorage(storage);

    const sending = send(slow);
    await asked;
    const isAnswered = await answersOthers(db);
    open();

    expect(isAnswered).toBe(true);
    expect((await sending).received).toBe(100);
    expect(await row()).toMatchObject({ received: 100, state: 'received', begun: [] });
  });

  test('masters and attachments are swept, and the database answers everyone else', async ({ database: { db } }) => {
    const { member_id, storage, send, upload_id } = await begun(db, 100);
    await send(storage);
    await db.update(master).set({ changed_at: sql`now() - interval '3 days'` }).where(eq(master.master_id, upload_id));
    const attachment_id = randomBytes(18).toString('base64url');
    const old = { name: 'a.pdf', type: 'application/pdf' as const, size: 1, created_at: new Date('2020-01-01') };
    await db.insert(attachment).values({ attachment_id, member_id, ...old });

    for (const sweep of [sweepMasters, sweepAttachments]) {
      const { slow, asked, open } = slowStorage(storage);
      const sweeping = sweep(db, slow);
      await asked;
      const isAnswered = await answersOthers(db);
      open();
      expect(isAnswered).toBe(true);
      expect(await sweeping).toBeGreaterThan(0);
    }
    expect(await db.$count(master, eq(master.master_id, upload_id))).toBe(0);
    expect(await db.$count(attachment, eq(attachment.attachment_id, attachment_id))).toBe(0);
  });
});

test('a piece that could not be written leaves its name, and the sweep removes the file', async ({
  database: { db },
}) => {
  const { upload_id, storage, send, row } = await begun(db, 100);
  const { slow, asked, fail } = slowStorage(storage);
  const sending = send(slow);
  const end = sending.catch((error: Error) => error.message);
  await asked;
  fail(new Error('the bucket is gone'));
  expect(await end).toBe('the bucket is gone');

  const [name = ''] = (await row())?.begun ?? [];
  expect(await row()).toMatchObject({ received: 0, state: 'receiving' });
  // As if the process had been killed after the write.
  await storage.put(`originals/${upload_id}/${name}`, new Uint8Array(100), 'application/octet-stream');
  await db
    .update(master)
    .set({ item_id: 1, changed_at: sql`now() - interval '3 days'` })
    .where(eq(master.master_id, upload_id));

  await sweepMasters(db, storage);

  expect((await row())?.begun).toEqual([]);
  expect(await storage.exists(`originals/${upload_id}/${name}`)).toBe(false);
});
