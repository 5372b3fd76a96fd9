import type { Db } from '#db/server/connect.ts';
import type { InvoiceProvider } from './invoice-provider.ts';

/** The surroundings of a step. */
export interface Working {
  db: Db;
  provider: InvoiceProvider;
  clock: () => Date;
}
