import { parentPort, workerData } from 'node:worker_threads';
import { drawStatement, type StatementSheet } from './statement-drawing.ts';

// A program of its own, run in a thread: setting ten thousand lines takes far longer than other visitors should wait.
const drawn = await drawStatement(workerData as StatementSheet);
parentPort?.postMessage(drawn);
