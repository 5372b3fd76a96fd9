import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { saveAttachment } from '#people/threads/server/attachment.service.ts';
import { attachmentTarget, bodyOf, pdf } from '#people/threads/server/testing-files.ts';
import { message, thread } from '#people/threads/server/thread.tables.ts';
import { countUnread, readThread } from '#people/threads/server/thread-read.service.ts';
import type { SignedIn } from '#shared/rights.ts';
import { answerThread, beginThread, replyToThread } from './message.service.ts';

const mei: SignedIn = {
  member_id: 1,
  session_id: 1,
  email: 'mei@example.com',
  lang: 'en',
  type: 'basic',
  standing: 'none',
  staff_role: null,
};
const staff: SignedIn = { ...mei, member_id: 2, staff_role: 'support' };
const question = { subject: 'A scratch', text: 'What now?' };

const begin = async (db: Db) => (await beginThread(db, mei, question)).thread_id;
const times = (count: number, work: (at: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => work(at)));

describe('at the same moment', () => {
  test('ten tries of one message make one message in one conversation', async ({ database: { db } }) => {
    const ends = await times(10, () => beginThread(db, mei, question, 'key-00000001'));

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await db.select().from(thread)).toHaveLength(1);
    expect(await db.select().from(message)).toHaveLength(1);
  });

  test('member and shop write, and every message is counted for the other side', async ({ database: { db } }) => {
    const id = await begin(db);
    await readThread(db, 'en', id, { memberId: 1 });

    await times(10, (at) => answerThread(db, staff, id, { text: `Answer ${at}` }));

    expect(await countUnread(db, 1)).toBe(10);
    await times(10, (at) =>
      at % 2 ? answerThread(db, staff, id, { text: `${at}` }) : replyToThread(db, mei, id, { text: `${at}` }),
    );
    expect(await db.select().from(message)).toHaveLength(21);
  });

  test('one file goes with one of ten messages', async ({ database: { db } }) => {
    const target = await attachmentTarget();
    const id = await begin(db);
    const { attachment_id } = await saveAttachment(db, target, 1, { name: 'a.pdf', body: bodyOf(pdf) });

    const ends = await times(10, (at) => replyToThread(db, mei, id, { text: `${at}`, attachments: [attachment_id] }));

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.select().from(message)).toHaveLength(2);
  });

  test('of twenty-five files twenty fit', async ({ database: { db } }) => {
    const ends = await times(25, async () =>
      // Each in its own process, since one does not accept so many concurrently.
      saveAttachment(db, await attachmentTarget(), 1, { name: 'a.pdf', body: bodyOf(pdf) }),
    );

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });
});
