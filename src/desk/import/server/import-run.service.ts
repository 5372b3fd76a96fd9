import { and, asc, eq, sql } from 'drizzle-orm';
import { printsOfWorks } from '#catalogue/works/server/bulk-price.service.ts';
import { changeWork, readWork, type WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireStillComplete } from '#desk/work-desk/server/new-work.service.ts';
import { applyDeskStep } from '#desk/work-desk/server/work-edit.service.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { setImportedPicture } from '#selling/studio/server/imported-master.service.ts';
import { requireOthersWork } from '#selling/studio/server/own-work.service.ts';
import { countEdits, readStudioRow } from '#selling/studio/server/work-row.service.ts';
import { beginWork } from '#selling/studio/server/work-write.service.ts';
import { offeredSizes } from '#selling/studio/studio.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { ImportLineFault } from '../import.contract.ts';
import { fitSizes } from '../import-plan.rules.ts';
import { changesOf, newTexts, type WrittenFacts } from '../import-work.rules.ts';
import type { ImportRow } from './import.service.ts';
import { workImport, workImportLine } from './import.tables.ts';
import { artistFor } from './import-artist.service.ts';
import { type ImportContext, Interrupted } from './import-context.ts';
import { factsOf } from './import-known.service.ts';
import { type Developed, developPicture, picturesMaster } from './import-picture.service.ts';
import { isComplete } from './import-plan.service.ts';

type LineRow = typeof workImportLine.$inferSelect;

/** A line that ended its process this often, or could not be written, is not retried automatically. */
const ATTEMPTS = 3;

/** Why a line cannot be written after all. */
class LineProblem extends Error {
  readonly code: ImportLineFault['code'];
  constructor(code: ImportLineFault['code']) {
    super(code);
    this.code = code;
  }
}

/** Writes the next line, in one transaction and once; false if there is none. */
export async function writeNext(bench: ImportContext, row: ImportRow): Promise<boolean> {
  const line = await takeLine(bench.db, row);
  if (!line) return false;
  try {
    if (line.attempts > ATTEMPTS) throw new LineProblem('not_written');
    const picture = line.picture_id === null ? undefined : await developPicture(bench, line.picture_id);
    if (picture && 'fault' in picture) throw new LineProblem(picture.fault);
    await inTransaction(bench.db, (tx) => writeLine(tx, row, line, picture));
  } catch (error) {
    if (error instanceof Interrupted) {
      await countAttempt(bench.db, line, -1);
      throw error;
    }
    const code = codeOf(error);
    if (code) await failLine(bench.db, line, code);
    else throw error;
  }
  return true;
}

function codeOf(error: unknown): ImportLineFault['code'] | undefined {
  if (error instanceof LineProblem) return error.code;
  if (!(error instanceof Refusal)) return undefined;
  if (error.code === 'own_review') return 'own_work';
  return error.code === 'conflict' || error.code === 'not_found' ? 'changed_since' : 'not_written';
}

async function takeLine(db: Db, { import_id }: ImportRow): Promise<LineRow | undefined> {
  const [line] = await db
    .select()
    .from(workImportLine)
    .where(and(eq(workImportLine.import_id, import_id), eq(workImportLine.state, 'ready')))
    .orderBy(asc(workImportLine.line))
    .limit(1);
  if (line) await countAttempt(db, line, 1);
  return line && { ...line, attempts: line.attempts + 1 };
}

const isLine = ({ import_id, line }: LineRow) =>
  and(eq(workImportLine.import_id, import_id), eq(workImportLine.line, line));

async function countAttempt(db: Db, line: LineRow, by: number): Promise<void> {
  await db
    .update(workImportLine)
    .set({ attempts: sql`${workImportLine.attempts} + ${by}` })
    .where(isLine(line));
}

async function failLine(db: Db, line: LineRow, code: ImportLineFault['code']): Promise<void> {
  await inTransaction(db, async (tx) => {
    const failed = await tx
      .update(workImportLine)
      .set({ state: 'failed', faults: [{ code }] })
      .where(and(isLine(line), eq(workImportLine.state, 'ready')))
      .returning({ line: workImportLine.line });
    if (failed.length > 0) await countDone(tx, line.import_id);
  });
}

/** Progress; also prevents the cleanup of the import. */
export async function countDone(tx: Db, import_id: number): Promise<void> {
  await tx
    .update(workImport)
    .set({ done: sql`${workImport.done} + 1`, changed_at: sql`now()` })
    .where(eq(workImport.import_id, import_id));
}

/** The line is locked first: of two processes, the second finds it done and writes nothing. */
async function writeLine(tx: Db, row: ImportRow, line: LineRow, picture: Developed | undefined): Promise<void> {
  const [locked] = await tx.select().from(workImportLine).where(isLine(line)).for('update');
  if (locked?.state !== 'ready') return;
  const written = await (line.action === 'create' ? createFrom : changeFrom)(tx, row, line, picture);
  await tx
    .update(workImportLine)
    .set({ ...written, state: 'done', faults: [] })
    .where(isLine(line));
  await countDone(tx, row.import_id);
}

async function createFrom(tx: Db, row: ImportRow, line: LineRow, picture: Developed | undefined) {
  const { given } = line;
  const { acting_id: staff_id, import_id } = row;
  const artist_id = await artistFor(tx, row, line);
  const { sale_mode = 'online', edition_size = 1 } = given;
  const sale = sale_mode === 'edition' ? { sale_mode, edition_size } : { sale_mode };
  const item_id = await beginWork(tx, { artist_id, ...sale });
  const sizes = await changeWork(tx, item_id, async (inner, { row: work }) => {
    const newPicture =
      picture && (await setImportedPicture(inner, work, await picturesMaster(inner, staff_id, picture)));
    const fit = sizesOf(given.sizes, newPicture ?? work, newPicture !== undefined);
    const { year = work.year, category = '', subjects = [] } = given;
    const texts = newTexts(given, work);
    return { set: { ...texts, year, category, subjects, ...newPicture, sizes: fit }, result: fit };
  });
  const created = await readWork(tx, item_id);
  const { title, category } = created.row;
  const after = { import_id, artist_id, title, category, ...sale, picture: created.row.picture_hash };
  await recordChange(tx, { staff_id, subject: 'artwork', subject_id: item_id, action: 'create', after });
  const offered = sizes.filter(({ enabled }) => enabled).length;
  const isWhole = isComplete(given, { hasArtist: artist_id !== null, sizes: offered });
  const publishes =
    row.publish_complete && picture !== undefined && isWhole && (await publish(tx, staff_id, created.row));
  const { version } = publishes ? (await readWork(tx, item_id)).row : created.row;
  return { item_id, version, publishes, artist_id };
}

/**
 * Whether the work went on sale. It stays a draft if its artist does not sell at the moment, or a colleague has to
 * decide.
 */
async function publish(tx: Db, staffId: number, { item_id, version }: WorkRow): Promise<boolean> {
  try {
    await applyDeskStep(tx, staffId, { item_id, step: 'publish', version });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

type Original = Pick<WorkRow, 'original_w_px' | 'original_h_px'>;

/** The sizes of the row, or the standard ones of the picture; without a picture none is offered. */
function sizesOf(given: LineRow['given']['sizes'], { original_w_px, original_h_px }: Original, hasPicture: boolean) {
  const original = { w_px: original_w_px, h_px: original_h_px };
  return fitSizes(given ?? (hasPicture ? offeredSizes(original) : []), original).sizes;
}

async function changeFrom(
  tx: Db,
  { acting_id: staff_id, import_id }: ImportRow,
  line: LineRow,
  picture: Developed | undefined,
) {
  const { item_id, given, artist_id } = line;
  if (item_id === null) throw new LineProblem('unknown_work');
  const before = await changeWork(tx, item_id, async (inner, { row: work }) => {
    if (work.version !== line.version || work.stage === 'removed') throw new LineProblem('changed_since');
    const { seller_id } = await readStudioRow(inner, work);
    await requireOthersWork(inner, staff_id, { ...work, seller_id }, 'editor');
    const facts = factsOf(work, await printsOfWorks(inner, [item_id]));
    const { set } = changesOf(given, artist_id ?? undefined, facts);
    if (picture && work.picture_hash !== null) throw new LineProblem('has_picture');
    const newPicture =
      picture && (await setImportedPicture(inner, work, await picturesMaster(inner, staff_id, picture)));
    const original = newPicture ?? work;
    const pixels = { w_px: original.original_w_px, h_px: original.original_h_px };
    const wanted =
      set.sizes ??
      (newPicture ? (facts.sizes.length > 0 ? againOffered(facts.sizes) : offeredSizes(pixels)) : undefined);
    const offered = facts.sizes.filter(({ enabled }) => enabled);
    if (wanted) set.sizes = fitSizes(wanted, pixels, offered).sizes;
    const after = { ...facts, ...set };
    await requireStillComplete(inner, { ...work, ...after }, after.sizes.filter(({ enabled }) => enabled).length);
    await countEdits(inner, [item_id]);
    const names = Object.keys(set) as (keyof WrittenFacts)[];
    const replaced = Object.fromEntries(names.map((name) => [name, facts[name]])) as WrittenFacts;
    await recordChange(inner, {
      staff_id,
      subject: 'artwork',
      subject_id: item_id,
      action: 'edit',
      before: { ...flat(replaced), picture: work.picture_hash },
      after: { ...flat(set), picture: newPicture?.picture_hash ?? work.picture_hash, import_id },
    });
    // What is not named stays: also sizes that are not offered.
    return { set: { sizes: facts.sizes, ...set, ...newPicture }, result: replaced };
  });
  const { version } = (await readWork(tx, item_id)).row;
  return { before, version };
}

const againOffered = (sizes: readonly { enabled: boolean }[]) =>
  sizes.map((size) => ({ ...size, enabled: true })) as Parameters<typeof fitSizes>[0][number][];

/** The log names each text. */
function flat({ texts, ...facts }: WrittenFacts) {
  return { ...facts, ...texts };
}
