import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

/** Limits the engine's memory. */
const MOST_STATEMENTS = 400;
const { serialize } = protocol;

interface Prepared {
  name: string;
  parameterTypes: number[];
  /** PostgreSQL's description of the result columns, if there are rows. */
  columns: Parameters<typeof parse.parseResults>[0];
}

/**
 * The statements the embedded engine has already parsed. PGlite sends a statement in six messages and parses it
 * each time; a prepared one takes one message, and a fraction of the time.
 */
export class PreparedStatements {
  readonly #engine: PGlite;
  readonly #prepared = new Map<string, Prepared>();
  readonly #outdated: Prepared[] = [];
  #count = 0;

  constructor(engine: PGlite) {
    this.#engine = engine;
  }

  /** Runs one statement. The caller must hold the engine exclusively. */
  async run<T>(text: string, params: unknown[], options: QueryOptions): Promise<Results<T>> {
    const statement = this.#prepared.get(text) ?? (await this.#prepare(text));
    const messages = await this.#send(
      serialize.bind({ statement: statement.name, values: this.#asText(params, statement.parameterTypes) }),
      serialize.execute(),
      serialize.sync(),
    );
    // Moved to the end: the first entry is evicted first.
    this.#prepared.delete(text);
    this.#prepared.set(text, statement);
    return parse.parseResults([...statement.columns, ...messages], this.#engine.parsers, options)[0] as Results<T>;
  }

  /** After a schema change: PostgreSQL refuses a prepared statement whose result columns would change. */
  forget(): void {
    this.#outdated.push(...this.#prepared.values());
    this.#prepared.clear();
  }

  async #prepare(text: string): Promise<Prepared> {
    this.#count += 1;
    const name = `statement_${this.#count}`;
    const messages = await this.#send(
      ...this.#closeOutdated(),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const columns = messages.filter((message) => message.name === 'rowDescription');
    const prepared = { name, parameterTypes: parse.parseDescribeStatementResults(messages), columns };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  /** Evicted statements, to be closed with the next message. */
  #closeOutdated(): Uint8Array[] {
    for (const [text, oldest] of this.#prepared) {
      if (this.#prepared.size < MOST_STATEMENTS) break;
      this.#prepared.delete(text);
      this.#outdated.push(oldest);
    }
    return this.#outdated.splice(0).map(({ name }) => serialize.close({ type: 'S', name }));
  }

  #asText(params: unknown[], types: number[]): (string | null)[] {
    return params.map((param, index) => {
      if (param === null || param === undefined) return null;
      const write = this.#engine.serializers[types[index] ?? 0];
      return write ? write(param) : String(param);
    });
  }

  #send(...messages: Uint8Array[]) {
    return this.#engine.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }
}
