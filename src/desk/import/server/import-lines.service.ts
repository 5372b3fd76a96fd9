import { and, asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import { worksById } from '#catalogue/works/server/bulk-work.service.ts';
import type { Db } from '#db/server/connect.ts';
import { wordsOf } from '#db/server/holds-text.ts';
import { Refusal } from '#shared/errors.ts';
import type { ImportLine, ImportLinesQuery } from '../import.contract.ts';
import { workImport, workImportLine } from './import.tables.ts';

const PAGE = 50;
const { import_id, line, row, state, title, artist, file, warnings } = workImportLine;

/** The lines of an import in their order. An import has at most a few thousand, found by its number in the index. */
export async function listLines(db: Db, importId: number, query: ImportLinesQuery) {
  if ((await db.$count(workImport, eq(workImport.import_id, importId))) === 0) throw new Refusal('not_found');
  const wanted = conditionOf(importId, query);
  const total = await db.$count(workImportLine, wanted);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const page = Math.min(query.page, pages);
  const rows = await linesPage(db, wanted, (page - 1) * PAGE);
  return { list: await lineViews(db, rows), total, more: false, page, pages };
}

function linesPage(db: Db, wanted: SQL | undefined, offset: number) {
  return db.select().from(workImportLine).where(wanted).orderBy(asc(line)).limit(PAGE).offset(offset);
}

function conditionOf(importId: number, { state: wanted, warned, keyword }: ImportLinesQuery): SQL | undefined {
  return and(
    eq(import_id, importId),
    wanted && eq(state, wanted),
    warned && sql`${warnings} <> '[]'::jsonb`,
    ...wordsOf(keyword ?? '').map(holds),
  );
}

function holds(word: string): SQL | undefined {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const number = /^[1-9]\d{0,8}$/.test(word) ? Number(word) : undefined;
  return or(
    ilike(title, pattern),
    ilike(artist, pattern),
    ilike(file, pattern),
    number === undefined ? undefined : eq(row, number),
  );
}

async function lineViews(db: Db, rows: (typeof workImportLine.$inferSelect)[]): Promise<ImportLine[]> {
  const works = await worksById(
    db,
    rows.flatMap(({ item_id }) => item_id ?? []),
  );
  const hashOf = new Map(works.map(({ item_id, picture_hash }) => [item_id, picture_hash]));
  const pictures = await readPictures(
    db,
    works.flatMap(({ picture_hash }) => picture_hash ?? []),
  );
  return rows.map((one) => {
    const { item_id, columns, publishes, faults, warnings: warned, action } = one;
    const picture = pictures.get(hashOf.get(item_id ?? 0) ?? '');
    return {
      line: one.line,
      row: one.row,
      state: one.state,
      action,
      title: one.title,
      artist: one.artist,
      file: one.file,
      item_id,
      columns,
      publishes,
      faults,
      warnings: warned,
      ...(picture && { picture }),
    };
  });
}
