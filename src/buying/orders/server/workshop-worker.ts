import { parentPort, workerData } from 'node:worker_threads';
import { drawPapers, type Papers } from './workshop-drawing.ts';

// Runs in its own thread: the papers of fifty orders would block other visitors.
const drawn = await drawPapers(workerData as Papers);
parentPort?.postMessage(drawn);
