import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Lang } from '#shared/locale.ts';
import type { ImportFault, ImportLineFault, ImportLineWarning, ImportWarning } from '../import.contract.ts';
import type { FileKind, ImportState, LineAction, LineState } from '../import.rules.ts';
import type { ImportedRow } from '../import-table.rules.ts';
import type { WrittenFacts } from '../import-work.rules.ts';
import type { ZipEntry } from './zip-read.ts';

/** An import of works: its files, then its lines, then what it made. */
export const workImport = pgTable(
  'work_import',
  {
    import_id: serial().primaryKey(),
    staff_id: integer().notNull(),
    /** The person who decided the last step: works are written in their name. */
    acting_id: integer().notNull(),
    /** Of the person who began it: heads and file names that two languages share are read in it. */
    lang: text().$type<Lang>().notNull(),
    state: text().$type<ImportState>().notNull().default('receiving'),
    publish_complete: boolean().notNull(),
    faults: jsonb().$type<ImportFault[]>().notNull().default([]),
    warnings: jsonb().$type<ImportWarning[]>().notNull().default([]),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** When a process may work on it: in the future while one does. */
    due_at: moment(),
    /** The process that works on it. */
    holder: text(),
    finished_at: moment(),
    /** When its uploaded files were removed from storage. */
    released_at: moment(),
    created_at: moment().notNull().defaultNow(),
    changed_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('work_import_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('work_import_open').on(table.state).where(sql`${table.released_at} is null`),
  ],
);

/** An uploaded file. A picture's pieces become those of the print master, under the same id. */
export const workImportFile = pgTable(
  'work_import_file',
  {
    upload_id: text().primaryKey(),
    import_id: integer().notNull(),
    name: text().notNull(),
    kind: text().$type<FileKind>().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Received bytes, a whole number of pieces unless it is complete. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('work_import_file_name').on(table.import_id, table.name),
    check('work_import_file_received', sql`${table.received} between 0 and ${table.size}`),
  ],
);

/** A piece of a file. Recorded before it is written, so that one that never became part of the file can be removed. */
export const workImportPiece = pgTable(
  'work_import_piece',
  {
    upload_id: text().notNull(),
    name: text().notNull(),
    /** Its place in the file. */
    at: integer().notNull(),
    is_part: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.upload_id, table.name] }),
    uniqueIndex('work_import_piece_part').on(table.upload_id, table.at).where(sql`${table.is_part}`),
  ],
);

/** A picture of the import: an uploaded one, or an entry of an archive. */
export const workImportPicture = pgTable(
  'work_import_picture',
  {
    picture_id: serial().primaryKey(),
    import_id: integer().notNull(),
    upload_id: text().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    entry: jsonb().$type<ZipEntry>(),
    /** The id of the print master it becomes: fixed here, so that a repeated attempt writes the same files again. */
    master_id: text().notNull(),
    is_checked: boolean().notNull().default(false),
    fault: text().$type<ImportLineFault['code']>(),
    w_px: integer(),
    h_px: integer(),
    /** Whether its pieces may be in storage without a master. */
    is_begun: boolean().notNull().default(false),
  },
  (table) => [index('work_import_picture_import').on(table.import_id, table.picture_id)],
);

/** A line: a row of the table, or a picture without one. Exactly one work is made for it. */
export const workImportLine = pgTable(
  'work_import_line',
  {
    import_id: integer().notNull(),
    line: integer().notNull(),
    row: integer(),
    state: text().$type<LineState>().notNull(),
    action: text().$type<LineAction>().notNull(),
    title: text().notNull(),
    artist: text().notNull(),
    file: text(),
    /** What the cells say. */
    given: jsonb().$type<ImportedRow>().notNull(),
    artist_id: integer(),
    /** The name under which its artist will be created. */
    new_artist: text(),
    picture_id: integer(),
    item_id: integer(),
    /** The version of the work that the check read, and after the run the one that it wrote. */
    version: integer(),
    columns: jsonb().$type<string[]>().notNull().default([]),
    /** The values that a change replaced, for its undoing. */
    before: jsonb().$type<WrittenFacts>(),
    publishes: boolean().notNull().default(false),
    faults: jsonb().$type<ImportLineFault[]>().notNull().default([]),
    warnings: jsonb().$type<ImportLineWarning[]>().notNull().default([]),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.line] }),
    index('work_import_line_state').on(table.import_id, table.state, table.line),
    index('work_import_line_picture').on(table.picture_id),
  ],
);

/** The artists that an import created, by the name in its table. */
export const workImportArtist = pgTable(
  'work_import_artist',
  {
    import_id: integer().notNull(),
    name: text().notNull(),
    artist_id: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.name] })],
);
