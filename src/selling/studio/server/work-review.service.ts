import { type AnyColumn, and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { countWorksFound, listSellerWorks } from '#catalogue/works/server/seller-works.service.ts';
import { readWork } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import type { Lang } from '#shared/locale.ts';
import type { ReviewEntry, ReviewedWork, ReviewQuery } from '../studio.contract.ts';
import { REVIEW_STEPS, stepsOf } from '../studio-steps.rules.ts';
import { needsColleague } from './own-work.service.ts';
import { work, workEvent } from './studio.tables.ts';
import { entryOf, eventsOf, workView } from './work-read.service.ts';
import { standingOf } from './work-row.service.ts';

const PAGE = 20;

/** Works awaiting review come in the order of submission. */
export async function listReviews(db: Db, lang: Lang, { stage, page }: ReviewQuery) {
  const total = await countWorksFound(db, { stage });
  const sort = stage === 'submitted' ? submittedAt : 'changed';
  const works = await listSellerWorks(db, lang, { stage }, { sort, limit: PAGE, offset: (page - 1) * PAGE });
  const ids = works.map(({ card }) => card.item_id);
  const rows = new Map(
    ids.length === 0
      ? []
      : (await db.select().from(work).where(inArray(work.item_id, ids))).map((row) => [row.item_id, row] as const),
  );
  const people = await peopleOf(
    db,
    [...rows.values()].map(({ seller_id }) => seller_id),
  );
  const returned = await returnsOf(db, ids);
  const list = works.map((one): ReviewEntry => {
    const row = rows.get(one.card.item_id);
    return {
      ...entryOf(one),
      seller: people.get(row?.seller_id ?? 0) ?? null,
      submitted_at: row?.submitted_at?.toISOString() ?? null,
      returned: returned.get(one.card.item_id) ?? 0,
    };
  });
  return { list, total, page, pages: Math.max(1, Math.ceil(total / PAGE)) };
}

/** One work with all checks, for a reviewer; there are no steps for their own work. */
export async function readReview(db: Db, lang: Lang, reviewerId: number, itemId: number): Promise<ReviewedWork> {
  const found = await readWork(db, itemId);
  const { work: seen, studio } = await workView(db, lang, found);
  const events = await eventsOf(db, itemId);
  const people = await peopleOf(db, [studio.seller_id, ...events.map(({ actor_id }) => actor_id)]);
  const is_own = await needsColleague(db, reviewerId, { ...found.row, seller_id: studio.seller_id }, 'reviewer');
  return {
    ...seen,
    is_own,
    seller: people.get(studio.seller_id ?? 0) ?? null,
    submitted_at: studio.submitted_at?.toISOString() ?? null,
    returned: events.filter(({ step }) => step === 'needs_changes').length,
    steps: is_own ? [] : stepsOf(REVIEW_STEPS, standingOf(found.row, studio)),
    events: events.map(({ step, stage, actor_id, words, created_at }) => ({
      step,
      stage,
      actor: people.get(actor_id)?.name ?? '',
      text: words,
      at: created_at.toISOString(),
    })),
  };
}

/** When a work was submitted; the shop's own, without a date, come last. */
function submittedAt(itemId: AnyColumn): SQL {
  return sql`(select ${work.submitted_at} from ${work} where ${work.item_id} = ${itemId}) asc nulls last`;
}

async function peopleOf(db: Db, ids: readonly (number | null)[]) {
  const readers = await readReaders(
    db,
    ids.filter((id) => id !== null),
  );
  return new Map([...readers].map(([id, { member_id, name, email }]) => [id, { member_id, name, email }]));
}

async function returnsOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ item_id: workEvent.item_id, times: count() })
    .from(workEvent)
    .where(and(inArray(workEvent.item_id, [...ids]), eq(workEvent.step, 'needs_changes')))
    .groupBy(workEvent.item_id);
  return new Map(rows.map(({ item_id, times }) => [item_id, times]));
}
