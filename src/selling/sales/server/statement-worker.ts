import { parentPort, workerData } from 'node:worker_threads';
import { drawStatement, type StatementSheet } from './statement-drawing.ts';

// A worker thread: drawing ten thousand lines would block other visitors for too long.
const drawn = await drawStatement(workerData as StatementSheet);
parentPort?.postMessage(drawn);
