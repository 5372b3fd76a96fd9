import type { Db } from '#db/server/connect.ts';
import { isSame } from '#ground/audit/audit.rules.ts';
import { type Config, configFor, type Variables } from '#http/server/config.ts';
import type { ConnectionsWatch } from '#http/server/context.ts';
import type { Log } from '#http/server/log.ts';
import { openConnections, usableVariables } from './stored-connections.service.ts';

/** Notifies every process that a connection has changed. */
export const CONNECTION_CHANNEL = 'connection';

interface Following {
  db: Db;
  log: Pick<Log, 'warn' | 'info'>;
  /** All requests read the configuration here, so replacing it is enough. */
  config: Config;
}

/**
 * Updates the configuration of this process from the stored connections. `refresh` is called at the start, on each
 * notification, and when notifications may have been missed; no request reads them from the database.
 */
export function followConnections(shop: Following, env: Variables, onChange: () => void): ConnectionsWatch {
  const configWith = (stored: Variables) => configFor(env, 'real', stored);
  let last: Promise<void> = Promise.resolve();
  const look = async () => {
    // Everyone knows the passwords of a demo.
    if (shop.config.demo !== 'off') return;
    const stored = await openConnections(shop.db, shop.config);
    const next = configWith(usableVariables(stored, shop.config, configWith, shop.log));
    if (shop.config.demo !== 'off' || isSame(next, shop.config)) return;
    shop.config = next;
    onChange();
  };
  return {
    configWith,
    // One after another: an older answer must not replace a newer one.
    refresh: () => {
      const now = last.then(look);
      last = now.catch(() => undefined);
      return now;
    },
  };
}
