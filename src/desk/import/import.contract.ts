import { z } from 'zod';
import { deskWorksQuery } from '#desk/work-desk/work-desk.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { idText, keyword, numberText } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import {
  FILE_FAULTS,
  FILE_KINDS,
  FILE_WARNINGS,
  IMPORT_STATES,
  IMPORT_STEPS,
  LINE_ACTIONS,
  LINE_FAULTS,
  LINE_STATES,
  LINE_WARNINGS,
  MOST_FILES_AT_ONCE,
  MOST_IMPORT_BYTES,
} from './import.rules.ts';

/** The works of the staff's list with these filters, or the empty template. */
export const exportQuery = deskWorksQuery
  .pick({ keyword: true, artist_id: true, category: true, stage: true, sale_mode: true })
  .extend({ format: z.enum(['csv', 'xlsx']), what: z.enum(['works', 'template']).default('works') });
export type ExportQuery = z.infer<typeof exportQuery>;

/** `publish_complete`: complete new works go on sale immediately; the others are drafts. */
export const importForm = z.strictObject({ publish_complete: z.boolean() }).meta({ id: 'ImportForm' });
export type ImportForm = z.infer<typeof importForm>;

export const importParam = z.object({ id: idText });
export const importStepParam = z.object({ id: idText, step: z.enum(IMPORT_STEPS) });
export const importsQuery = z.object({ page: numberText(1, 10_000).default(1) });

/** Names are cleaned instead of refused; a folder may be part of one (`scans/salt.tif`). */
export const importFilesForm = z
  .strictObject({
    files: z
      .array(
        z.strictObject({ name: z.string().min(1).max(1_000), size: z.number().int().min(1).max(MOST_IMPORT_BYTES) }),
      )
      .min(1)
      .max(MOST_FILES_AT_ONCE),
  })
  .meta({ id: 'ImportFilesForm' });
export type ImportFilesForm = z.infer<typeof importFilesForm>;

const uploadId = z.string().regex(/^[A-Za-z0-9_-]{24}$/);
export const importFileParam = z.object({ id: idText, upload_id: uploadId });
/** Counted in bytes; more digits than other numbers of a query, because an archive may be large. */
export const importPieceQuery = z.object({
  offset: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(z.number().int().min(0).max(MOST_IMPORT_BYTES))
    .meta({ type: 'integer', minimum: 0, maximum: MOST_IMPORT_BYTES })
    .default(0),
});

const importFile = z
  .object({
    upload_id: z.string(),
    name: z.string(),
    kind: z.enum(FILE_KINDS),
    size: z.number(),
    /** Received bytes, and so the offset of the next piece. */
    received: z.number(),
    /** The size of every piece except the last. */
    piece_bytes: z.int(),
  })
  .meta({ id: 'ImportFile' });
export type ImportFile = z.infer<typeof importFile>;
export const importFileReply = successReply({ file: importFile }).meta({ id: 'ImportFileReply' });
/** In the order in which they were sent; a known file of the same name and size is answered as it is. */
export const importFilesReply = successReply({ files: z.array(importFile) }).meta({ id: 'ImportFilesReply' });

export const importFilesQuery = z.object({
  /** Only files that are not complete. */
  open: z.enum(['true']).optional(),
  page: numberText(1, 10_000).default(1),
});
const paged = { total: z.int(), more: z.boolean(), page: z.int(), pages: z.int() };
export const importFileListReply = successReply({ list: z.array(importFile), ...paged }).meta({ id: 'ImportFileList' });

/**
 * What is wrong, for words that the page makes. `column` is the code of a column (`title_en`, `sizes`), `value` what the
 * cell, head or file name says, cut after 80 characters; `size` is a print such as `30x40`; `row` another row of the table.
 */
const about = {
  column: z.string().optional(),
  value: z.string().optional(),
  size: z.string().optional(),
  lang: z.enum(LANGS).optional(),
  row: z.int().optional(),
  item_id: z.int().optional(),
};
const fileFault = z.object({ code: z.enum(FILE_FAULTS), ...about }).meta({ id: 'ImportFault' });
const fileWarning = z.object({ code: z.enum(FILE_WARNINGS), ...about }).meta({ id: 'ImportWarning' });
const lineFault = z.object({ code: z.enum(LINE_FAULTS), ...about }).meta({ id: 'ImportLineFault' });
const lineWarning = z.object({ code: z.enum(LINE_WARNINGS), ...about }).meta({ id: 'ImportLineWarning' });
export type ImportFault = z.infer<typeof fileFault>;
export type ImportWarning = z.infer<typeof fileWarning>;
export type ImportLineFault = z.infer<typeof lineFault>;
export type ImportLineWarning = z.infer<typeof lineWarning>;

const counts = z.object(
  Object.fromEntries(LINE_STATES.map((state) => [state, z.int()])) as Record<(typeof LINE_STATES)[number], z.ZodInt>,
);

const workImport = z
  .object({
    import_id: z.int(),
    state: z.enum(IMPORT_STATES),
    publish_complete: z.boolean(),
    /** Who began it; empty if they have left. */
    staff: z.string(),
    created_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
    /** When the last run ended. */
    finished_at: z.iso.datetime().nullable(),
    files: z.object({
      count: z.int(),
      /** Bytes of all of them, and how many have arrived. */
      size: z.number(),
      received: z.number(),
      pictures: z.int(),
      zips: z.int(),
      /** The name of the table that was sent beside the pictures. */
      table: z.string().nullable(),
    }),
    /** Of the running check, run or undoing; of the last one otherwise. */
    progress: z.object({ done: z.int(), total: z.int() }),
    /** Lines by state. */
    lines: counts,
    /** Of the lines that are ready: new works, changed works; artists that will be created. */
    plan: z.object({ creates: z.int(), changes: z.int(), new_artists: z.int() }),
    faults: z.array(fileFault),
    warnings: z.array(fileWarning),
    /** The steps that can be taken now. */
    steps: z.array(z.enum(IMPORT_STEPS)),
    /** Whether files can be added and removed, and whether it can be thrown away. */
    is_open: z.boolean(),
    is_discardable: z.boolean(),
  })
  .meta({ id: 'WorkImport' });
export type WorkImport = z.infer<typeof workImport>;
export const importReply = successReply({ import: workImport }).meta({ id: 'WorkImportReply' });
export const importsReply = successReply({ list: z.array(workImport), ...paged }).meta({ id: 'WorkImports' });

export const importLinesQuery = z.object({
  state: z.enum(LINE_STATES).optional(),
  /** Lines with a warning. */
  warned: z.enum(['true']).optional(),
  /** Words of the title, the artist or the file name, or the number of a row. */
  keyword: keyword.optional(),
  page: numberText(1, 10_000).default(1),
});
export type ImportLinesQuery = z.infer<typeof importLinesQuery>;

const importLine = z
  .object({
    line: z.int(),
    /** Its row in the table, counted as a spreadsheet does; null for a picture without one. */
    row: z.int().nullable(),
    state: z.enum(LINE_STATES),
    action: z.enum(LINE_ACTIONS),
    title: z.string(),
    artist: z.string(),
    /** The name of its picture's file. */
    file: z.string().nullable(),
    /** The work it changes or has created. */
    item_id: z.int().nullable(),
    /** The columns that a change writes. */
    columns: z.array(z.string()),
    /** Whether it goes, or went, on sale immediately. */
    publishes: z.boolean(),
    faults: z.array(lineFault),
    warnings: z.array(lineWarning),
    /** The picture of the work, once it is made. */
    picture: picture.optional(),
  })
  .meta({ id: 'ImportLine' });
export type ImportLine = z.infer<typeof importLine>;
export const importLinesReply = successReply({ list: z.array(importLine), ...paged }).meta({ id: 'ImportLines' });

export const importDoneReply = successReply({}).meta({ id: 'ImportDone' });
