import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { artist } from '#catalogue/artists/server/artist.tables.ts';
import { picture } from '#catalogue/pictures/server/picture.tables.ts';
import { openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { reviewedWorkReply, reviewsReply, workReply } from '../studio.contract.ts';
import { mayStep, REVIEW_STEPS, SELLER_STEPS, stageAfter, WORK_STAGES, type WorkStage } from '../studio-steps.rules.ts';
import { work } from './studio.tables.ts';
import { newDraft, newSeller, post, readyMaster, setStanding, studioOf } from './testing-studio.ts';

type Headers = Record<string, string>;

const READ = '/api/admin/review';

async function opened(api: TestApi, db: Db) {
  await openWorkIndex(db);
  const seller = await newSeller(db, 'Mei Lin');
  const reviewer = (await newStaff(api, db, 'reviewer')).headers;
  const id = await newDraft(api, db, seller);
  return { seller, id, studio: studioOf(api, seller.headers), reviewer, review: reviewOf(api, reviewer) };
}

function reviewOf(api: TestApi, headers: Headers) {
  const read = async (id: number) => (await api(`${READ}/${id}`, { headers })).as(reviewedWorkReply).work;
  return {
    read,
    step: (id: number, step: string, json: object) => post(api, headers, `${READ}/${id}/${step}`, json),
    stepNow: async (id: number, step: string, words?: string) =>
      post(api, headers, `${READ}/${id}/${step}`, { version: (await read(id)).version, ...(words && { words }) }),
  };
}

const mails = async (db: Db) =>
  (await db.select().from(mailOutbox).orderBy(mailOutbox.mail_id)).filter(({ kind }) => kind.startsWith('work_'));
const setStage = (db: Db, id: number, stage: WorkStage) =>
  db
    .update(item)
    .set(
      stage === 'online'
        ? { status: 'online', stage: null, paused_by: null }
        : { status: 'offline', stage, paused_by: stage === 'paused' ? 'seller' : null },
    )
    .where(eq(item.item_id, id));

describe('a work', () => {
  test('goes through needs-changes to the shop, and its seller gets a mail each time', async ({ api, db }) => {
    const { id, studio, review, seller } = await opened(api, db);

    expect((await studio.stepNow(id, 'submit')).as(workReply).work).toMatchObject({
      stage: 'submitted',
      steps: ['withdraw', 'remove'],
      editable: { texts: false, picture: false, sale: false },
    });
    expect((await review.stepNow(id, 'needs_changes')).errors).toHaveProperty('words');
    await review.stepNow(id, 'needs_changes', 'Please crop the edge.');
    expect(await studio.read(id)).toMatchObject({ stage: 'needs_changes', asked: 'Please crop the edge.' });
    await studio.saveNow(id, { year: 2020 });
    await studio.stepNow(id, 'submit');
    expect(await review.read(id)).toMatchObject({
      returned: 1,
      seller: { email: seller.email },
      steps: [...REVIEW_STEPS],
    });
    expect((await review.stepNow(id, 'publish')).as(reviewedWorkReply).work.stage).toBe('online');

    expect((await api(`/api/shop/${id}`)).status).toBe(200);
    expect(await studio.read(id)).toMatchObject({ stage: 'online', asked: null, online_at: expect.any(String) });
    expect((await mails(db)).map(({ kind, to }) => [kind, to])).toEqual([
      ['work_needs_changes', seller.email],
      ['work_online', seller.email],
    ]);
    expect((await db.select().from(artist).where(eq(artist.artist_id, seller.artist_id)))[0]?.works).toBe(1);
  });

  test('that lacks something is refused, and the answer says what', async ({ api, db }) => {
    const { id, studio } = await opened(api, db);
    await studio.saveNow(id, { category: '' });

    const reply = await studio.stepNow(id, 'submit');

    expect(reply.body).toMatchObject({ code: 'work_incomplete', missing: [{ part: 'category' }] });
  });

  test.for(WORK_STAGES)(
    'that is %s takes the steps of the table, by those who may, and no other',
    async (stage, { api, db }) => {
      const { id, studio, review, seller, reviewer } = await opened(api, db);
      const standing = { stage, paused_by: stage === 'paused' ? ('seller' as const) : null, is_reviewed: true };
      await db.update(work).set({ reviewed_at: new Date(), seller_id: seller.member_id }).where(eq(work.item_id, id));

      for (const step of [...SELLER_STEPS, ...REVIEW_STEPS]) {
        const isReview = REVIEW_STEPS.some((one) => one === step);
        await setStage(db, id, stage);
        const { version } = await studio.read(id);
        const wrong = isReview
          ? await post(api, seller.headers, `${READ}/${id}/${step}`, { version, words: 'No.' })
          : await post(api, reviewer, `/api/sales/work/${id}/${step}`, { version });
        expect([step, wrong.code]).toEqual([step, 'forbidden']);
        const reply = isReview ? await review.stepNow(id, step, 'Why.') : await studio.step(id, step, version);
        const expected = mayStep(step, standing) ? stageAfter(step, standing) : 'conflict';
        expect([step, reply.status === 200 ? (await studio.read(id)).stage : reply.code]).toEqual([step, expected]);
        await db.update(work).set({ reviewed_at: new Date() }).where(eq(work.item_id, id));
      }
    },
  );

  test('that the shop paused stays paused for its seller', async ({ api, db }) => {
    const { id, studio } = await opened(api, db);
    await setStage(db, id, 'paused');
    await db.update(item).set({ paused_by: 'shop' }).where(eq(item.item_id, id));

    for (const step of SELLER_STEPS) expect((await studio.stepNow(id, step)).code).toBe('conflict');
  });

  test('of a seller who was suspended during the review is not published', async ({ api, db }) => {
    const { id, studio, review, seller } = await opened(api, db);
    await studio.stepNow(id, 'submit');
    await setStanding(db, seller.email, 'suspended');

    expect((await review.stepNow(id, 'publish')).code).toBe('conflict');
    await setStanding(db, seller.email, 'approved');
    expect((await review.stepNow(id, 'publish')).status).toBe(200);
  });

  test('is published as it was seen: after a withdrawal and a change it needs a new review', async ({ api, db }) => {
    const { id, studio, review } = await opened(api, db);
    await studio.stepNow(id, 'submit');
    const { version } = await review.read(id);
    await studio.stepNow(id, 'withdraw');
    await studio.saveNow(id, { year: 1999 });
    await studio.stepNow(id, 'submit');

    expect((await review.step(id, 'publish', { version })).code).toBe('conflict');
    expect((await review.stepNow(id, 'publish')).status).toBe(200);
    expect((await review.stepNow(id, 'publish')).code).toBe('conflict');
    expect(await mails(db)).toHaveLength(1);
  });
});

describe('a work on sale', () => {
  async function online(api: TestApi, db: Db) {
    const all = await opened(api, db);
    await all.studio.stepNow(all.id, 'submit');
    await all.review.stepNow(all.id, 'publish');
    return all;
  }

  test('has its texts corrected immediately, but never emptied', async ({ api, db }) => {
    const { id, studio } = await online(api, db);
    const title = { en: 'High tide', 'zh-Hant': '漲潮', 'zh-Hans': '涨潮' };

    expect((await studio.saveNow(id, { title })).as(workReply).work.stage).toBe('online');
    expect((await api(`/api/shop/${id}`)).body).toMatchObject({ item: { title: 'High tide' } });
    const emptied = await studio.saveNow(id, { title: { en: '', 'zh-Hant': '', 'zh-Hans': '' } });
    expect(emptied.body).toMatchObject({ code: 'work_incomplete', missing: [{ part: 'title', lang: 'en' }] });
    expect((await studio.read(id)).history.map(({ step }) => step)).toEqual(['create', 'submit', 'publish', 'edit']);
  });

  test('changes its picture and its way of sale only after a withdrawal, and is reviewed again', async ({
    api,
    db,
  }) => {
    const { id, studio, seller } = await online(api, db);
    const upload_id = await readyMaster(db, seller.member_id);
    const crop = { x: 0, y: 0, w: 6_000, h: 6_000, turns: 0 };

    for (const change of [{ upload_id }, { crop }, { sale_mode: 'edition', edition_size: 9 }])
      expect((await studio.saveNow(id, change)).code).toBe('conflict');
    await studio.stepNow(id, 'pause');
    expect((await studio.saveNow(id, { crop })).code).toBe('conflict');
    expect((await studio.stepNow(id, 'revise')).as(workReply).work.stage).toBe('draft');
    expect((await studio.saveNow(id, { upload_id })).status).toBe(200);
    // Archived and restored, it is still awaiting its review.
    await studio.stepNow(id, 'remove');
    expect((await studio.stepNow(id, 'restore')).as(workReply).work.stage).toBe('draft');
  });

  test('keeps the size of its edition once a print was sold, and says how many were', async ({ api, db }) => {
    const { id, studio } = await opened(api, db);
    await studio.saveNow(id, { sale_mode: 'edition', edition_size: 30 });
    await db.update(item).set({ edition_sold: 3 }).where(eq(item.item_id, id));

    const reply = await studio.saveNow(id, { sale_mode: 'edition', edition_size: 40 });
    expect(reply.body).toMatchObject({ code: 'edition_fixed', edition_sold: 3 });
    expect((await studio.saveNow(id, { sale_mode: 'online' })).code).toBe('edition_fixed');
    expect((await studio.saveNow(id, { sale_mode: 'edition', edition_size: 30, year: 2001 })).status).toBe(200);
    expect((await studio.read(id)).editable.sale).toBe(false);
  });
});

describe('the reviewers’ queue', () => {
  test('has the longest waiting first, and names every similar work', async ({ api, db }) => {
    const { id, studio, review, seller, reviewer } = await opened(api, db);
    const other = await newSeller(db, 'An Wu');
    const second = await newDraft(api, db, other);
    await studio.stepNow(id, 'submit');
    await studioOf(api, other.headers).stepNow(second, 'submit');
    await studio.stepNow(id, 'withdraw');
    await studio.stepNow(id, 'submit');
    await db.update(picture).set({ likeness: '00ff00ff00ff00ff' });

    const queue = (await api(READ, { headers: reviewer })).as(reviewsReply);
    expect(queue.list.map(({ item_id }) => item_id)).toEqual([second, id]);
    expect(queue).toMatchObject({
      total: 2,
      list: [{ seller: { email: other.email } }, { seller: { email: seller.email } }],
    });
    expect((await review.read(id)).alike).toMatchObject([{ item_id: second, artist: 'An Wu', distance: 0 }]);
    expect((await studio.read(id)).alike).toEqual([]);
    expect((await api(`${READ}/${id}/preview`, { headers: reviewer })).status).toBe(200);
    expect((await api(`${READ}?stage=online`, { headers: reviewer })).as(reviewsReply).total).toBe(0);
  });

  test('is for reviewers alone', async ({ api, db }) => {
    const { id, seller } = await opened(api, db);
    const support = (await newStaff(api, db, 'support')).headers;

    for (const headers of [seller.headers, support])
      for (const path of [READ, `${READ}/${id}`, `${READ}/${id}/preview`])
        expect((await api(path, { headers })).code).toBe('forbidden');
  });
});
