import { readFile } from 'node:fs/promises';
import type { I18n } from '@lingui/core';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { FileIntake } from '#ground/files/server/file-intake.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { FAULTS_PER_PAGE, type FileTrial } from '../file.contract.ts';
import { decideLines, type LinesChosen } from '../price-jump.rules.ts';
import { MOST_BYTES, readWorkTable } from '../work-table.rules.ts';
import { faultWords } from '../work-table.words.ts';
import { saveBulk, writeEdits } from './bulk-write.service.ts';
import { type FilePlan, planFile } from './file-plan.service.ts';

/** The uploader, and the upload service. */
interface SentTable {
  intake: FileIntake;
  staff_id: number;
  body: ReadableStream<Uint8Array> | null;
}

/** The text of an uploaded table; anything that is not UTF-8 is refused. */
export function readTable(db: Db, { intake, staff_id, body }: SentTable): Promise<string> {
  const who = String(staff_id);
  const admit = () => requireWithinLimit(db, { limit: 'catalog_file', who });
  return intake.take({ who, body, most: MOST_BYTES }, admit, async ({ path, size }) => {
    if (size === 0) throw new Refusal('validation');
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
    } catch (error) {
      if (error instanceof TypeError) throw new Refusal('unsupported_media');
      throw error;
    }
  });
}

interface TrialAsked {
  lang: Lang;
  i18n: I18n;
  page: number;
}

/** A page of what a table would change; changes nothing. */
export async function tryFile(db: Db, text: string, { lang, i18n, page }: TrialAsked): Promise<FileTrial> {
  const { rows, faults: unread } = readWorkTable(text);
  const plan = await inTransaction(db, (tx) => planFile(tx, rows, { lock: false }));
  const faults = [...unread, ...plan.faults].sort((one, other) => one.line - other.line);
  const titles = new Map(plan.current.map(({ item_id, title }) => [item_id, textIn(title, lang)]));
  const pages = Math.max(1, Math.ceil(Math.max(plan.cells.length, faults.length) / FAULTS_PER_PAGE));
  const from = (Math.min(page, pages) - 1) * FAULTS_PER_PAGE;
  const jumps = jumpsOf(plan);
  const isJump = new Set(jumps);
  // Lines that need a confirmation come first.
  const cells = [...plan.cells].sort(
    (one, other) => Number(isJump.has(other.line)) - Number(isJump.has(one.line)) || one.line - other.line,
  );
  return {
    fingerprint: plan.fingerprint,
    rows: rows.length,
    prices: plan.prices.length,
    works: plan.works.length,
    edits: plan.cells.length,
    lines: new Set(plan.cells.map(({ line }) => line)).size,
    jumps,
    list: cells.slice(from, from + FAULTS_PER_PAGE).map((cell) => ({ ...cell, title: titles.get(cell.item_id) ?? '' })),
    faults: faults.length,
    wrong: faults.slice(from, from + FAULTS_PER_PAGE).map((fault) => {
      const { line, column, problem } = fault;
      return { line, column, problem, message: i18n._(faultWords(fault)) };
    }),
    page: Math.min(page, pages),
    pages,
  };
}

/** The lines whose price becomes more than three times as high or as low. */
function jumpsOf({ cells }: FilePlan): number[] {
  return [...new Set(cells.flatMap(({ line, jump }) => (jump ? [line] : [])))];
}

interface AppliedFile extends LinesChosen {
  fingerprint: string;
}

/**
 * Applies the chosen lines of a table as its preview showed them, all or nothing; returns the number of the
 * change. A line with a large price change must be confirmed.
 */
export async function applyFile(db: Db, staff_id: number, text: string, form: AppliedFile): Promise<number> {
  const { rows, faults } = readWorkTable(text);
  const change_id = await inTransaction(db, async (tx) => {
    const plan = await planFile(tx, rows, { lock: true });
    if (plan.fingerprint !== form.fingerprint) throw new Refusal('conflict');
    const wrong = faults.length + plan.faults.length;
    const { isTaken, open, confirmed } = decideLines(jumpsOf(plan), form);
    if (wrong > 0 || open.length > 0)
      throw new Refusal('validation', { more: { faults: wrong, unconfirmed: open.slice(0, FAULTS_PER_PAGE) } });
    const edits = plan.only(isTaken);
    if (edits.prices.length + edits.works.length === 0) throw new Refusal('validation', { more: { faults: 0 } });
    await writeEdits(tx, plan.current, edits);
    const id = await saveBulk(tx, { kind: 'file', staff_id, which: null, how: null }, edits);
    const taken = new Set(plan.cells.flatMap(({ line }) => (isTaken(line) ? [line] : [])));
    const left = new Set(plan.cells.flatMap(({ line }) => (isTaken(line) ? [] : [line])));
    await recordChange(tx, {
      staff_id,
      subject: 'prices',
      subject_id: id,
      action: 'import',
      after: {
        prices: edits.prices.length,
        texts: edits.works.length,
        rows: rows.length,
        lines: taken.size,
        ...(confirmed.length > 0 && { jumps: confirmed.length }),
        ...(left.size > 0 && { left_out: left.size }),
      },
    });
    return id;
  });
  worksChanged(db);
  return change_id;
}
