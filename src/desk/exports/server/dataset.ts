import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ExportSpan } from '#buying/orders/server/order-export.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';

/** A text of anyone, or one of our numbers. */
export type Cell = string | { number: string };

export interface Reader {
  lang: Lang;
  i18n: I18n;
}

type Column<Row> = readonly [head: MessageDescriptor, cell: (row: Row, reader: Reader) => Cell];

/** One table: its columns, and how the rows after a row are read, by its id. */
interface Declared<Row> {
  columns: readonly Column<Row>[];
  after: (db: Db, span: ExportSpan, last: number, limit: number) => PromiseLike<Row[]>;
  idOf: (row: Row) => number;
}

export interface Dataset {
  /** The heads, then one row after the other. */
  rows: (db: Db, span: ExportSpan, reader: Reader) => AsyncGenerator<Cell[]>;
}

/** Rows read per query; no more are ever in memory. */
export const BATCH = 500;

/**
 * Reads page after page from where the last one ended, each in its own statement: a transaction for the length of a download would
 * hold the only connection of the embedded database.
 */
export function dataset<Row>({ columns, after, idOf }: Declared<Row>): Dataset {
  return {
    async *rows(db, span, reader) {
      yield columns.map(([head]) => reader.i18n._(head));
      for (let last = 0; ; ) {
        const page = await after(db, span, last, BATCH);
        for (const row of page) yield columns.map(([, cell]) => cell(row, reader));
        const end = page.at(-1);
        if (end === undefined || page.length < BATCH) return;
        last = idOf(end);
      }
    },
  };
}
