import { join } from 'node:path';
import { installed } from '#db/server/install-folder.ts';
import { setInThread } from '#ground/documents/server/document-thread.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import type { StatementSheet } from './statement-drawing.ts';

export type { StatementSheet, StatementTable } from './statement-drawing.ts';

/** An entry of the build (vite.config.ts); in development and tests, Node runs the source. */
const WORKER = import.meta.env.PROD
  ? installed('dist/server/statement-worker.js')
  : join(import.meta.dirname, 'statement-worker.ts');

/** Ten thousand lines take about 15 seconds of a processor and 100 MB of objects. */
const BOUNDS = { ms: 120_000, megabytes: 384 };

const drawOnce = openWorkshop<Uint8Array>({ atOnce: 1, waiting: 20 });

/** Draws a statement in a thread. Concurrent requests for the same name share one PDF. */
export function drawSheet(name: string, sheet: StatementSheet): Promise<Uint8Array> {
  return drawOnce(name, () => setInThread(WORKER, sheet, BOUNDS));
}
