import { parentPort, workerData } from 'node:worker_threads';
import { drawPapers, type Papers } from './workshop-drawing.ts';

// A program of its own, run in a thread: the papers of fifty orders take longer than other visitors should wait.
const drawn = await drawPapers(workerData as Papers);
parentPort?.postMessage(drawn);
