import { parentPort, workerData } from 'node:worker_threads';
import { drawGiftCards, type GiftCards } from './gift-card-drawing.ts';

// Runs in its own thread, like all documents.
const drawn = await drawGiftCards(workerData as GiftCards);
parentPort?.postMessage(drawn);
