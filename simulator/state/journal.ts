import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A larger file is rewritten at the next start, with only the last state of each row. */
const COMPACT_ABOVE = 32 * 1024 * 1024;

/** An append-only file of JSON lines; without a folder there is none. */
export class Journal {
  readonly #file: string | undefined;

  constructor(folder: string | undefined) {
    if (folder) mkdirSync(folder, { recursive: true });
    this.#file = folder && join(folder, 'journal.jsonl');
  }

  /** All entries in the order they were written; a line that a crash has truncated is skipped. */
  *entries(): Generator<unknown> {
    if (!this.#file || !existsSync(this.#file)) return;
    const text = readFileSync(this.#file, 'utf8');
    // The next line must not be appended to a truncated one.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(this.#file, '\n');
    for (const line of text.split('\n')) {
      const entry = line === '' ? undefined : parsed(line);
      if (entry !== undefined) yield entry;
    }
  }

  /** Written before the answer is sent, so that a killed simulator loses nothing that it has answered. */
  append(entry: unknown): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
  }

  /** Replaces a journal that has grown large by the given entries. */
  compact(entries: () => Iterable<unknown>): void {
    if (!this.#file || !existsSync(this.#file) || statSync(this.#file).size < COMPACT_ABOVE) return;
    const beside = `${this.#file}.new`;
    writeFileSync(beside, [...entries()].map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    renameSync(beside, this.#file);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
