import { Readable } from 'node:stream';
import { xlsxOf } from '#ground/documents/server/xlsx-write.ts';
import { webStream } from '#ground/files/server/web-stream.ts';
import { csvOf } from '#selling/sales/csv.rules.ts';
import type { Format } from '../export.rules.ts';
import type { Cell } from './dataset.ts';

/** The content types of both formats. */
export const TABLE_TYPES = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<Format, string>;

/** A table as a file that is written while its rows are read. */
export function tableFile(format: Format, rows: AsyncIterable<readonly Cell[]>): ReadableStream<Uint8Array> {
  return webStream(Readable.from(format === 'xlsx' ? xlsxOf(rows) : csvBytes(rows)));
}

async function* csvBytes(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let isFirst = true;
  for await (const row of rows) {
    // The byte order mark belongs only at the start of the file.
    yield encoder.encode(isFirst ? csvOf([row]) : csvOf([row]).slice(1));
    isFirst = false;
  }
}
