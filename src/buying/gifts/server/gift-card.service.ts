import { join } from 'node:path';
import { installed } from '#db/server/install-folder.ts';
import { setInThread } from '#ground/documents/server/document-thread.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import type { GiftCard, GiftCards } from './gift-card-drawing.ts';

export type { GiftCard, GiftCards };

/** An entry of the build (vite.config.ts); without a build, in development and in tests, Node runs the source. */
const WORKER = import.meta.env.PROD
  ? installed('dist/server/gift-card-worker.js')
  : join(import.meta.dirname, 'gift-card-worker.ts');
const BOUNDS = { ms: 60_000, megabytes: 384 };

const drawOnce = openWorkshop<Uint8Array>({ atOnce: 1, waiting: 20 });

/** Message cards as a PDF, made in a thread. */
export function giftCards(cards: GiftCards): Promise<Uint8Array> {
  return drawOnce(JSON.stringify(cards), () => setInThread(WORKER, cards, BOUNDS));
}
