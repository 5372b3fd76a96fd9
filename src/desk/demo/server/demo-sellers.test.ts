import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { artist } from '#catalogue/artists/server/artist.tables.ts';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { addArtist } from '#catalogue/works/server/testing-works.ts';
import { test } from '#db/server/testing.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { APPLICATION_STATES } from '#people/applications/application.rules.ts';
import { application, applicationEvent } from '#people/applications/server/application.tables.ts';
import { listApplications, readApplicationThread } from '#people/applications/server/application-review.service.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { openDemoAccounts } from '#people/members/server/first-accounts.service.ts';
import { member } from '#people/members/server/member.tables.ts';
import { attachment } from '#people/threads/server/thread.tables.ts';
import { writeSellers } from './demo-sellers.ts';

test('the demo has an application in each state, a gallery with one approval of two, and sellers with their artists', async ({
  db,
}) => {
  await openDemoAccounts(db);
  for (const name of ['Lin Shu-ho', 'Wu Pei-shan', 'Hsu Chao-ming', 'Ezra Quill', 'Teodora Vlasic'])
    await addArtist(db, name);

  const config = { dataDir: await temporaryFolder() };
  await writeSellers(db, config, new Date());
  const once = await db.select().from(applicationEvent);
  await writeSellers(db, config, new Date());

  expect(await db.select().from(applicationEvent)).toHaveLength(once.length);
  const { list } = await listApplications(db, { page: 1 });
  expect(new Set(list.map(({ state }) => state))).toEqual(new Set(APPLICATION_STATES));
  expect(list.filter(({ approvals, approvals_needed }) => approvals === 1 && approvals_needed === 2)).toHaveLength(1);
  expect(list.filter(({ is_overdue }) => is_overdue)).toHaveLength(1);
  expect(await db.select().from(mailOutbox)).toEqual([]);
  // Files for reviewers to open: an artist's scan and a gallery's contract.
  const files = await db.select().from(attachment);
  expect(files.map(({ type }) => type).toSorted()).toEqual(['application/pdf', 'image/jpeg']);
  const waiting = list.find(({ state }) => state === 'submitted');
  const { list: said } = await readApplicationThread(db, 'en', waiting?.application_id ?? 0, undefined);
  expect(said.at(-1)?.attachments).toMatchObject([{ type: 'image/jpeg' }]);
  const people = await db.select().from(member);
  const idOf = (email: string) => people.find((one) => one.email === email)?.member_id ?? 0;
  const [own] = await db.select().from(artist).where(eq(artist.slug, 'lin-shu-ho'));
  expect(await artistsOf(db, idOf('artist@demo.example'))).toEqual([own?.artist_id]);
  // Its own page, and the four artists it represents.
  expect(await artistsOf(db, idOf('gallery@demo.example'))).toHaveLength(5);
  const approved = people.filter(({ standing }) => standing === 'approved').map(({ email }) => email);
  expect(approved.toSorted()).toEqual(['artist@demo.example', 'gallery@demo.example']);
});

test('a shop without the demo’s accounts gets no applications', async ({ db }) => {
  await writeSellers(db, { dataDir: await temporaryFolder() }, new Date());

  expect(await db.select().from(application)).toEqual([]);
});
