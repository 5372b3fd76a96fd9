import { parentPort, workerData } from 'node:worker_threads';
import { drawReceipt, type Receipt } from './receipt-drawing.ts';

// Runs in its own thread: a long receipt would block other visitors.
const drawn = await drawReceipt(workerData as Receipt);
parentPort?.postMessage(drawn);
