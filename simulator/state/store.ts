import { Journal } from './journal.ts';
import type { Tables } from './records.ts';

/** Rows kept of each table; the oldest leave first. */
const MOST_ROWS: Record<keyof Tables, number> = {
  orders: 50_000,
  captures: 50_000,
  refunds: 50_000,
  replays: 50_000,
  sessions: 5_000,
  payments: 50_000,
  card_refunds: 50_000,
  messages: 5_000,
};

type Rows = { [Name in keyof Tables]: Map<string, Tables[Name]> };

interface Entry<Name extends keyof Tables = keyof Tables> {
  table: Name;
  row: Tables[Name];
}

/** The simulator's memory: tables of rows by id, each change written down before it counts. */
export class Store {
  readonly #journal: Journal;
  readonly #rows: Rows = {
    orders: new Map(),
    captures: new Map(),
    refunds: new Map(),
    replays: new Map(),
    sessions: new Map(),
    payments: new Map(),
    card_refunds: new Map(),
    messages: new Map(),
  };

  constructor(folder: string | undefined) {
    this.#journal = new Journal(folder);
    for (const entry of this.#journal.entries()) if (isEntry(entry)) this.#keep(entry.table, entry.row);
    this.#journal.compact(() => this.#entries());
  }

  get<Name extends keyof Tables>(table: Name, id: string): Tables[Name] | undefined {
    return this.#rows[table].get(id);
  }

  all<Name extends keyof Tables>(table: Name): Tables[Name][] {
    return [...this.#rows[table].values()];
  }

  /** Writes a row down; what was handed out before is never changed under its reader. */
  put<Name extends keyof Tables>(table: Name, row: Tables[Name]): Tables[Name] {
    this.#journal.append({ table, row });
    this.#keep(table, row);
    return row;
  }

  #keep<Name extends keyof Tables>(table: Name, row: Tables[Name]): void {
    const rows = this.#rows[table];
    rows.set(row.id, row);
    if (rows.size <= MOST_ROWS[table]) return;
    const oldest = rows.keys().next();
    if (!oldest.done) rows.delete(oldest.value);
  }

  *#entries(): Generator<Entry> {
    for (const table of Object.keys(MOST_ROWS)) {
      if (!isTable(table)) continue;
      for (const row of this.#rows[table].values()) yield { table, row };
    }
  }
}

function isTable(name: unknown): name is keyof Tables {
  return typeof name === 'string' && Object.hasOwn(MOST_ROWS, name);
}

// The journal is the simulator's own file: its rows are believed, its tables are not (an older version had others).
function isEntry(entry: unknown): entry is Entry {
  return typeof entry === 'object' && entry !== null && 'table' in entry && 'row' in entry && isTable(entry.table);
}
