import { Journal } from './journal.ts';
import type { Tables } from './records.ts';

/** Rows stored of each table; the oldest are removed first. */
const MOST_ROWS: Record<keyof Tables, number> = {
  orders: 50_000,
  captures: 50_000,
  refunds: 50_000,
  replays: 50_000,
  sessions: 5_000,
  payments: 50_000,
  card_refunds: 50_000,
  messages: 5_000,
  invoices: 50_000,
  allowances: 50_000,
  delayed_invoices: 5_000,
  invoice_ranges: 500,
  trades: 50_000,
  line_payments: 50_000,
};

/** By what else rows are looked up; the key of a row never changes. */
const KEYS: { [Name in keyof Tables]?: (row: Tables[Name]) => string } = {
  invoices: ({ fields }) => fields.RelateNumber.toLowerCase(),
  allowances: ({ invoice }) => invoice,
};

type Rows = { [Name in keyof Tables]: Map<string, Tables[Name]> };

interface Entry<Name extends keyof Tables = keyof Tables> {
  table: Name;
  row: Tables[Name];
}

/** The simulator's memory: tables of rows by id; each change is in the journal before it takes effect. */
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
    invoices: new Map(),
    allowances: new Map(),
    delayed_invoices: new Map(),
    invoice_ranges: new Map(),
    trades: new Map(),
    line_payments: new Map(),
  };

  /** The ids of the rows of a table and key. */
  readonly #ids = new Map<string, Set<string>>();

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

  /** The rows of a key, without reading all others. */
  allBy<Name extends keyof Tables>(table: Name, key: string): Tables[Name][] {
    return [...(this.#ids.get(`${table} ${key}`) ?? [])].flatMap((id) => this.get(table, id) ?? []);
  }

  /** Stores a row; a row that was returned earlier is never changed. */
  put<Name extends keyof Tables>(table: Name, row: Tables[Name]): Tables[Name] {
    this.#journal.append({ table, row });
    this.#keep(table, row);
    return row;
  }

  #keep<Name extends keyof Tables>(table: Name, row: Tables[Name]): void {
    const rows = this.#rows[table];
    rows.set(row.id, row);
    const key = KEYS[table]?.(row);
    if (key !== undefined) this.#addId(`${table} ${key}`, row.id);
    if (rows.size <= MOST_ROWS[table]) return;
    const oldest = rows.keys().next();
    if (!oldest.done) rows.delete(oldest.value);
  }

  #addId(key: string, id: string): void {
    const known = this.#ids.get(key);
    if (known) known.add(id);
    else this.#ids.set(key, new Set([id]));
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

// The journal is the simulator's own file: its rows are not checked, its tables are (an older version had others).
function isEntry(entry: unknown): entry is Entry {
  return typeof entry === 'object' && entry !== null && 'table' in entry && 'row' in entry && isTable(entry.table);
}
