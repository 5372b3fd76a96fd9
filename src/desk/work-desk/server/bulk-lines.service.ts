import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { pricesById } from '#catalogue/works/server/bulk-price.service.ts';
import type { WorkChange } from '#catalogue/works/server/bulk-work.service.ts';
import { sellerWorksById, worksWith } from '#catalogue/works/server/seller-works.service.ts';
import { workWords } from '#catalogue/works/server/work-words.service.ts';
import type { Db } from '#db/server/connect.ts';
import { type Facts, isSame } from '#ground/audit/audit.rules.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import type { Prices } from '#shared/money.ts';
import { type BulkLine, type BulkLinesQuery, LINES_SHOWN } from '../prices.contract.ts';
import { bulkChangeLine } from './bulk.tables.ts';
import { readBulk } from './bulk-list.service.ts';

type Row = typeof bulkChangeLine.$inferSelect;

/** A page of a bulk change's lines, in the order in which prints and works were created. */
export async function readBulkLines(db: Db, lang: Lang, changeId: number, { keyword, page }: BulkLinesQuery) {
  const change = await readBulk(db, changeId);
  const words = keyword === undefined ? [] : await workWords(db, keyword);
  const wanted = and(
    eq(bulkChangeLine.change_id, changeId),
    words.length > 0 ? inArray(bulkChangeLine.item_id, worksWith(db, words)) : undefined,
  );
  // At most one change's lines, all in one part of the index.
  const total = await db.$count(bulkChangeLine, wanted);
  const pages = Math.max(1, Math.ceil(total / LINES_SHOWN));
  const at = Math.min(page, pages);
  const rows = await db
    .select()
    .from(bulkChangeLine)
    .where(wanted)
    .orderBy(asc(bulkChangeLine.subject), asc(bulkChangeLine.subject_id))
    .limit(LINES_SHOWN)
    .offset((at - 1) * LINES_SHOWN);
  return { change, list: await namedLines(db, lang, rows), total, page: at, pages };
}

/** The lines after a given one, to read all of them in bounded batches. */
export async function linesAfter(db: Db, lang: Lang, changeId: number, last: BulkLine | undefined, most: number) {
  const { change_id, subject, subject_id } = bulkChangeLine;
  const [kind, id] = last?.line.split(' ') ?? ['', 0];
  const rows = await db
    .select()
    .from(bulkChangeLine)
    .where(and(eq(change_id, changeId), sql`(${subject}, ${subject_id}) > (${kind}::text, ${Number(id)}::int)`))
    .orderBy(asc(subject), asc(subject_id))
    .limit(most);
  return namedLines(db, lang, rows);
}

/** Lines with the titles of their works. */
async function namedLines(db: Db, lang: Lang, rows: readonly Row[]): Promise<BulkLine[]> {
  const works = await sellerWorksById(db, lang, [...new Set(rows.map(({ item_id }) => item_id))]);
  const cards = new Map(works.map(({ card }) => [card.item_id, card]));
  const prints = await pricesById(
    db,
    rows.flatMap(({ subject, subject_id }) => (subject === 'size' ? [subject_id] : [])),
  );
  const sizes = new Map(prints.map((print) => [print.size_id, formatCm(print, localeOf(lang))]));
  return rows.map(({ subject, subject_id, item_id, before, after }): BulkLine => {
    const card = cards.get(item_id);
    const work = {
      line: `${subject} ${subject_id}`,
      item_id,
      title: card?.title ?? '',
      artist: card?.artist.name ?? '',
    };
    if (subject === 'work') return { ...work, size: null, price: null, facts: differing(before, after) };
    const price = { before: before as Prices, after: after as Prices };
    return { ...work, size: sizes.get(subject_id) ?? '', price, facts: null };
  });
}

function differing(before: unknown, after: unknown): NonNullable<BulkLine['facts']> {
  const [was, is] = [factsOf(before as WorkChange), factsOf(after as WorkChange)];
  const names = Object.keys(is).filter((name) => !isSame(was[name], is[name]));
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(was), after: only(is) };
}

/** The facts of a work under the log's names. */
function factsOf({ title, texts, status, stage }: WorkChange): Facts {
  return {
    ...(title && { title }),
    ...texts,
    ...(status && { stage: status === 'online' ? 'online' : (stage ?? 'draft') }),
  };
}
