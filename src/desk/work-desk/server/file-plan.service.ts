import { type PricedPrint, printsOfWorks } from '#catalogue/works/server/bulk-price.service.ts';
import { lockWorks, type WorkChange, worksById } from '#catalogue/works/server/bulk-work.service.ts';
import { readMouldings } from '#catalogue/works/server/frame.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { CURRENCIES, MINOR_UNITS } from '#shared/money.ts';
import { isSamePrice } from '../price-change.rules.ts';
import { isPriceJump } from '../price-jump.rules.ts';
import { changedText, priceColumn, type TableFault, type TableProblem, type TableRow } from '../work-table.rules.ts';
import type { BulkEdits, PriceEdit, WorkEdit } from './bulk-write.service.ts';
import { mayBeSold } from './may-sell.service.ts';
import { fingerprintOf, priceProblem } from './price-plan.service.ts';
import { textOf } from './work-table.service.ts';

interface CellEdit {
  line: number;
  item_id: number;
  column: string;
  before: string;
  after: string;
  jump: boolean;
}

export interface FilePlan extends BulkEdits {
  current: readonly WorkRow[];
  cells: CellEdit[];
  faults: TableFault[];
  fingerprint: string;
  /** The edits of these rows alone. */
  only: (isTaken: (line: number) => boolean) => BulkEdits;
}

type Mouldings = Awaited<ReturnType<typeof readMouldings>>;

/** The changes that a table would make now; `lock` blocks other changes until the transaction ends. */
export async function planFile(db: Db, rows: readonly TableRow[], { lock }: { lock: boolean }): Promise<FilePlan> {
  const ids = [...new Set(rows.map(({ item_id }) => item_id))];
  // A suspension locks the member first and then the works; the same order here prevents deadlocks.
  const works = await worksById(db, ids);
  const maySell = await mayBeSold(
    db,
    works.map(({ artist_id }) => artist_id),
  );
  const current = await (lock ? lockWorks : worksById)(db, ids);
  const prints = await printsOfWorks(db, ids);
  const mouldings = await readMouldings(db);
  const planOf = (some: readonly TableRow[]) => {
    const plan = new Plan(current, prints, mouldings, maySell);
    for (const row of some) plan.read(row);
    return plan.result();
  };
  return { ...planOf(rows), only: (isTaken) => planOf(rows.filter(({ line }) => isTaken(line))) };
}

class Plan {
  readonly #current: readonly WorkRow[];
  readonly #works: Map<number, WorkRow>;
  readonly #prints: Map<number, PricedPrint>;
  readonly #mouldings: Mouldings;
  readonly #maySell: (work: WorkRow) => boolean;
  readonly #prices = new Map<number, PriceEdit>();
  readonly #changes = new Map<number, WorkChange>();
  /** Values already given for each thing, so that two rows cannot contradict each other. */
  readonly #said = new Map<string, string>();
  readonly #cells: CellEdit[] = [];
  readonly #faults: TableFault[] = [];

  constructor(
    current: readonly WorkRow[],
    prints: readonly PricedPrint[],
    mouldings: Mouldings,
    maySell: (work: WorkRow) => boolean,
  ) {
    this.#current = current;
    this.#works = new Map(current.map((row) => [row.item_id, row]));
    this.#prints = new Map(prints.map((print) => [print.size_id, print]));
    this.#mouldings = mouldings;
    this.#maySell = maySell;
  }

  read(row: TableRow) {
    const work = this.#works.get(row.item_id);
    if (!work) return this.#fail(row.line, 'item_id', 'unknown_work');
    if (row.size_id !== undefined) this.#readPrint(row, row.size_id);
    for (const { column, cell } of row.texts) {
      const current = textOf(work, column);
      const after = changedText(cell, current);
      if (this.#isTwice(row, column.name, row.item_id, cell) || after === undefined) continue;
      this.#setText(work, column, after);
      this.#cells.push({
        line: row.line,
        item_id: row.item_id,
        column: column.name,
        before: current,
        after,
        jump: false,
      });
    }
    if (row.stage !== undefined && !this.#isTwice(row, 'stage', row.item_id, row.stage)) this.#readStage(row, work);
  }

  #readPrint(row: TableRow, sizeId: number) {
    const { line, item_id, price } = row;
    const print = this.#prints.get(sizeId);
    if (print?.item_id !== item_id) return this.#fail(line, 'size_id', 'unknown_print');
    const after = { ...print.price, ...price };
    if (CURRENCIES.some((currency) => this.#isTwice(row, priceColumn(currency), sizeId, price[currency]))) return;
    if (isSamePrice(after, print.price)) return;
    const [first = 'NTD'] = CURRENCIES.filter((currency) => after[currency] !== print.price[currency]);
    const problem = priceProblem({ ...print, price: after }, this.#mouldings);
    if (problem) return this.#fail(line, priceColumn(first), problem);
    this.#prices.set(sizeId, { size_id: sizeId, item_id, before: print.price, after });
    const jump = isPriceJump(print.price, after);
    for (const currency of CURRENCIES) {
      if (after[currency] === print.price[currency]) continue;
      const shown = (amount: number) => String(amount / MINOR_UNITS[currency]);
      const cell = { before: shown(print.price[currency]), after: shown(after[currency]) };
      this.#cells.push({ line, item_id, column: priceColumn(currency), ...cell, jump });
    }
  }

  #setText(work: WorkRow, { part, lang }: Parameters<typeof textOf>[1], text: string): void {
    const change = this.#changes.get(work.item_id) ?? {};
    this.#changes.set(work.item_id, change);
    if (part === 'title') change.title = { ...(change.title ?? work.title), [lang]: text };
    else {
      const texts = change.texts ?? work.texts;
      change.texts = { ...texts, [part]: { ...texts[part], [lang]: text } };
    }
  }

  /** Staff pause works on sale and resume what staff paused; every other step belongs to the seller or a reviewer. */
  #readStage({ line, item_id, stage = '' }: TableRow, work: WorkRow) {
    const before = work.stage ?? 'online';
    if (stage === before) return;
    const pauses = before === 'online' && stage === 'paused';
    const resumes = before === 'paused' && work.paused_by === 'staff' && stage === 'online' && this.#maySell(work);
    if (!pauses && !resumes) return this.#fail(line, 'stage', 'stage_step');
    const columns: WorkChange = pauses
      ? { status: 'offline', stage: 'paused', paused_by: 'staff' }
      : { status: 'online', stage: null, paused_by: null };
    this.#changes.set(item_id, { ...this.#changes.get(item_id), ...columns });
    this.#cells.push({ line, item_id, column: 'stage', before, after: stage, jump: false });
  }

  #isTwice({ line }: TableRow, column: string, id: number, value: string | number | undefined): boolean {
    if (value === undefined) return false;
    const key = `${column} ${id}`;
    const said = this.#said.get(key);
    this.#said.set(key, String(value));
    if (said !== undefined && said !== String(value)) this.#fail(line, column, 'given_twice');
    return said !== undefined && said !== String(value);
  }

  #fail(line: number, column: string, problem: TableProblem): void {
    this.#faults.push({ line, column, problem });
  }

  result(): Omit<FilePlan, 'only'> {
    const prices = [...this.#prices.values()];
    const works = [...this.#changes].flatMap(([item_id, after]): WorkEdit[] => {
      const work = this.#works.get(item_id);
      const names = Object.keys(after) as (keyof WorkChange)[];
      return work ? [{ item_id, before: Object.fromEntries(names.map((name) => [name, work[name]])), after }] : [];
    });
    const fingerprint = fingerprintOf({ prices, works });
    return { current: this.#current, prices, works, cells: this.#cells, faults: this.#faults, fingerprint };
  }
}
