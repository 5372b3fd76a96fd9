import type { Query } from 'drizzle-orm';
import { type NodePgClient, NodePgSession } from 'drizzle-orm/node-postgres';
import type { PgDialect, PgPreparedQuery, PreparedQueryConfig, SelectedFieldsOrdered } from 'drizzle-orm/pg-core';

/** Drizzle's session, but it names statements only if the server's sessions belong to us. */
export class ShopSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #prepared: boolean;

  constructor(client: NodePgClient, dialect: PgDialect, prepared: boolean) {
    super(client, dialect, undefined);
    this.#prepared = prepared;
  }

  override prepareQuery<Config extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    asArrays: boolean,
    mapper?: (rows: unknown[][]) => Config['execute'],
  ): PgPreparedQuery<Config> {
    return super.prepareQuery<Config>(query, fields, this.#prepared ? name : undefined, asArrays, mapper);
  }
}
