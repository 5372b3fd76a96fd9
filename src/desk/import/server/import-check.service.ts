import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { inspectFile } from '#selling/studio/server/master-worker.service.ts';
import { offeredSizes } from '#selling/studio/studio.rules.ts';
import type { ImportFault, ImportLineFault, ImportWarning } from '../import.contract.ts';
import { cleanName, isHiddenName, isPictureName, isTableName } from '../import-names.rules.ts';
import { fitSizes, linesOf } from '../import-plan.rules.ts';
import { type ImportedRow, MOST_IMPORT_ROWS, readTable, shortCell } from '../import-table.rules.ts';
import type { ImportRow } from './import.service.ts';
import { workImport, workImportFile, workImportLine, workImportPicture } from './import.tables.ts';
import {
  FileProblem,
  type ImportContext,
  Interrupted,
  inFolder,
  pictureFile,
  readArchive,
  readTableOf,
} from './import-context.ts';
import { newUploadId } from './import-files.ts';
import { readKnown } from './import-known.service.ts';
import { type FoundPicture, type PixelSize, writePictures } from './import-pictures.service.ts';
import { isComplete, planLines } from './import-plan.service.ts';
import type { ZipEntry } from './zip-read.ts';

type FileRow = typeof workImportFile.$inferSelect;
type PictureRow = typeof workImportPicture.$inferSelect;

interface Found {
  pictures: FoundPicture[];
  tables: { upload_id: string; name: string; size: number; entry: ZipEntry | null }[];
  faults: ImportFault[];
  warnings: ImportWarning[];
}

/** Ignored files that are named. */
const MOST_NAMED = 20;
const ROWS_AT_ONCE = 500;
/** All pictures of an import, unpacked. */
const MOST_UNPACKED = 128 * 1024 ** 3;

/** Reads the table and the archive's directory, and writes down what will happen with each line. */
export async function planImport(bench: ImportContext, row: ImportRow): Promise<void> {
  const found = await findFiles(bench, row);
  const rows = found.faults.length > 0 ? undefined : await readRows(bench, row, found);
  if (found.pictures.length > MOST_IMPORT_ROWS) found.faults.push({ code: 'too_many_files' });
  if (found.pictures.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) found.faults.push({ code: 'too_large' });
  if (!rows && found.pictures.length === 0 && found.faults.length === 0) found.faults.push({ code: 'no_pictures' });
  const { faults, warnings } = found;
  if (faults.length > 0) return finish(bench.db, row, { faults, warnings });
  const known = await readKnown(bench.db, row.acting_id, rows ?? []);
  await inTransaction(bench.db, async (tx) => {
    const pictures = await writePictures(tx, row.import_id, found.pictures);
    const seen = new Map(pictures.map((picture) => [picture.picture_id, picture.seen]));
    const about = { lang: row.lang, known, publish: row.publish_complete };
    const planned = await planLines(tx, about, linesOf(rows, pictures, row.lang));
    const lines = planned.map((line, at) => {
      const size = seen.get(line.picture_id ?? 0);
      const fitted = size && line.state !== 'left' ? fitOf(row, line, size) : {};
      return { ...line, ...fitted, import_id: row.import_id, line: at + 1 };
    });
    for (let from = 0; from < lines.length; from += ROWS_AT_ONCE)
      await tx.insert(workImportLine).values(lines.slice(from, from + ROWS_AT_ONCE));
    await tx
      .update(workImport)
      .set({ warnings, faults: [], done: pictures.filter((one) => one.seen).length, total: pictures.length })
      .where(eq(workImport.import_id, row.import_id));
  });
}

async function findFiles(bench: ImportContext, { import_id }: ImportRow): Promise<Found> {
  const files = await bench.db
    .select()
    .from(workImportFile)
    .where(eq(workImportFile.import_id, import_id))
    .orderBy(asc(workImportFile.name));
  const found: Found = { pictures: [], tables: [], faults: [], warnings: [] };
  for (const file of files) {
    const { upload_id, name, size } = file;
    if (isHiddenName(name)) continue;
    if (file.kind === 'picture') found.pictures.push({ upload_id, name, size, entry: null, master_id: upload_id });
    else if (file.kind === 'table') found.tables.push({ upload_id, name, size, entry: null });
    else await addEntries(bench, file, found);
  }
  if (found.tables.length > 1)
    found.faults.push({ code: 'two_tables', value: shortCell(found.tables.map(({ name }) => name).join(', ')) });
  return found;
}

async function addEntries(bench: ImportContext, file: FileRow, found: Found): Promise<void> {
  const entries = await orFault(readArchive(bench, file), found, file.name);
  for (const entry of entries ?? []) {
    const name = cleanName(entry.name);
    if (isHiddenName(name)) continue;
    const source = { upload_id: file.upload_id, name, size: entry.size, entry };
    if (isPictureName(name)) found.pictures.push({ ...source, master_id: newUploadId() });
    else if (isTableName(name)) found.tables.push(source);
    else if (found.warnings.length < MOST_NAMED)
      found.warnings.push({ code: /\.zip$/i.test(name) ? 'nested_zip' : 'ignored_file', value: shortCell(name) });
  }
}

async function orFault<T>(reading: Promise<T>, found: Found, name: string): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    found.faults.push({ code: error.fault, value: shortCell(name) });
    return undefined;
  }
}

async function readRows(bench: ImportContext, row: ImportRow, found: Found): Promise<ImportedRow[] | undefined> {
  const [table] = found.tables;
  if (!table) return undefined;
  const cells = await orFault(readTableOf(bench, table), found, table.name);
  if (!cells) return undefined;
  const { rows, faults, warnings } = readTable(cells, row.lang);
  found.faults.push(...faults);
  found.warnings.push(...warnings.slice(0, MOST_NAMED));
  return rows;
}

/** Inspects the next picture; false if all were inspected. */
export async function inspectNext(bench: ImportContext, row: ImportRow): Promise<boolean> {
  const { import_id, is_checked, picture_id } = workImportPicture;
  const [picture] = await bench.db
    .select()
    .from(workImportPicture)
    .where(and(eq(import_id, row.import_id), eq(is_checked, false)))
    .orderBy(asc(picture_id))
    .limit(1);
  if (!picture) return false;
  const inspected = await inspect(bench, picture);
  await inTransaction(bench.db, async (tx) => {
    await tx
      .update(workImportPicture)
      .set({ is_checked: true, ...inspected })
      .where(eq(picture_id, picture.picture_id));
    await checkLine(tx, row, picture.picture_id, inspected);
    await tx
      .update(workImport)
      .set({ done: sql`${workImport.done} + 1`, changed_at: sql`now()` })
      .where(eq(workImport.import_id, row.import_id));
  });
  return true;
}

type Inspected = PixelSize | { fault: ImportLineFault['code'] };

async function inspect(bench: ImportContext, picture: PictureRow): Promise<Inspected> {
  try {
    return await inFolder(bench, async (folder) => {
      const file = await pictureFile(bench, picture, folder);
      const seen = await inspectFile(bench, file);
      if (bench.signal.aborted) throw new Interrupted();
      if (!seen) return { fault: 'picture_broken' };
      return 'fault' in seen ? { fault: `picture_${seen.fault}` as const } : seen;
    });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { fault: error.fault === 'too_large' ? 'picture_heavy' : 'picture_broken' };
  }
}

/** What the picture means for its line: a fault, or sizes that it cannot be printed in. */
async function checkLine(tx: Db, row: ImportRow, pictureId: number, inspected: Inspected): Promise<void> {
  const [line] = await tx.select().from(workImportLine).where(eq(workImportLine.picture_id, pictureId)).for('update');
  if (!line || line.state === 'left') return;
  const isThis = and(eq(workImportLine.import_id, line.import_id), eq(workImportLine.line, line.line));
  const { faults, file } = line;
  if ('fault' in inspected) {
    const fault = { code: inspected.fault, column: 'file', value: shortCell(file ?? '') };
    await tx
      .update(workImportLine)
      .set({ state: 'error', faults: [...faults, fault], publishes: false })
      .where(isThis);
    return;
  }
  await tx
    .update(workImportLine)
    .set(fitOf(row, line, inspected))
    .where(isThis);
}

/** Whether the work goes on sale with this picture, and which of its sizes it is too small for. */
function fitOf(
  { publish_complete }: ImportRow,
  {
    given,
    warnings = [],
    publishes = false,
  }: Pick<typeof workImportLine.$inferInsert, 'given' | 'warnings' | 'publishes'>,
  pixels: PixelSize,
): Pick<typeof workImportLine.$inferSelect, 'warnings' | 'publishes'> {
  const fit = fitSizes(given.sizes ?? offeredSizes(pixels), pixels);
  const sizes = fit.sizes.filter(({ enabled }) => enabled).length;
  const goes = publishes && isComplete(given, { hasArtist: true, sizes });
  const more = publish_complete && publishes && !goes ? [{ code: 'incomplete' as const }] : [];
  return { warnings: [...warnings, ...fit.warnings, ...more], publishes: goes };
}

/** The check is over; what is wrong with the files or the heads leaves nothing to run. */
export async function finish(
  db: Db,
  { import_id }: ImportRow,
  more: { faults?: ImportFault[]; warnings?: ImportWarning[] } = {},
): Promise<void> {
  await db
    .update(workImport)
    .set({ ...more, state: 'checked', due_at: null, holder: null, changed_at: sql`now()` })
    .where(and(eq(workImport.import_id, import_id), eq(workImport.state, 'checking')));
}
