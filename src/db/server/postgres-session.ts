import { type NodePgClient, NodePgSession } from 'drizzle-orm/node-postgres';
import type { PgDialect } from 'drizzle-orm/pg-core';

type Prepare = Parameters<NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery']>;

/** Drizzle's session, except that it uses the names of statements only where the server's sessions are ours to keep them. */
export class ShopSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #prepared: boolean;

  constructor(client: NodePgClient, dialect: PgDialect, prepared: boolean) {
    super(client, dialect, undefined);
    this.#prepared = prepared;
  }

  override prepareQuery(...[query, fields, name, ...others]: Prepare) {
    return super.prepareQuery(query, fields, this.#prepared ? name : undefined, ...others);
  }
}
