import { parentPort, workerData } from 'node:worker_threads';
import { drawReceipt, type Receipt } from './receipt-drawing.ts';

// A program of its own, run in a thread: setting a long receipt takes longer than other visitors should wait.
const drawn = await drawReceipt(workerData as Receipt);
parentPort?.postMessage(drawn);
