// Reads archives and tables from outside; runs in a process of its own.
import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { readCsv } from '#desk/work-desk/csv-read.rules.ts';
import { serveOrders } from '#ground/workshop/server/pool-worker.ts';
import { decodeText } from './decode-text.ts';
import { readXlsx } from './xlsx-read.ts';
import { unpacked, type ZipEntry, ZipError, type ZipFault, ZipStartMissing, zipEntries } from './zip-read.ts';

export type ImportOrder =
  | { kind: 'directory'; path: string; base: number }
  | { kind: 'extract'; path: string; base: number; entry: ZipEntry; to: string; most: number }
  | { kind: 'table'; path: string; name: string };

export type ReadFault = ZipFault | 'table_unreadable' | 'table_too_large';

export type ImportReply =
  | { entries: ZipEntry[] }
  /** The copy must begin earlier. */
  | { needs: number }
  | { extracted: number }
  | { table: string[][] }
  | { fault: ReadFault };

const MOST_TABLE = 20 * 1024 * 1024;
/** The rules read fewer. */
const MOST_ROWS = 20_000;

class TableError extends Error {
  readonly fault: ReadFault;
  constructor(fault: ReadFault) {
    super(fault);
    this.fault = fault;
  }
}

async function readTableFile(path: string, name: string): Promise<string[][]> {
  if ((await stat(path)).size > MOST_TABLE) throw new TableError('table_too_large');
  if (/\.xlsx$/i.test(name)) {
    return readXlsx(path).catch((error: unknown) => {
      if (error instanceof ZipError) throw new TableError('table_unreadable');
      throw error;
    });
  }
  const text = decodeText(await readFile(path));
  if (text === undefined) throw new TableError('table_unreadable');
  const { rows, fault } = readCsv(text, MOST_ROWS);
  if (fault) throw new TableError('table_unreadable');
  // Row numbers are those of the spreadsheet, so that every message names the row that people see there.
  const cells: string[][] = [];
  for (const row of rows) cells[row.row - 1] = row.cells;
  return Array.from(cells, (row) => row ?? []);
}

async function replyTo(order: ImportOrder): Promise<ImportReply> {
  switch (order.kind) {
    case 'directory':
      return { entries: await zipEntries(order.path, order.base) };
    case 'extract':
      await pipeline(unpacked(order.path, order.entry, order.most, order.base), createWriteStream(order.to));
      return { extracted: (await stat(order.to)).size };
    case 'table':
      return { table: await readTableFile(order.path, order.name) };
  }
}

serveOrders<ImportOrder, ImportReply>(async (order) => {
  try {
    return await replyTo(order);
  } catch (error) {
    if (error instanceof ZipStartMissing) return { needs: error.from };
    if (error instanceof ZipError || error instanceof TableError) return { fault: error.fault };
    // zlib's errors about damaged data.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) return { fault: 'broken' };
    throw error;
  }
});
