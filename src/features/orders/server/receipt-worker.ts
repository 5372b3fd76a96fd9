import { parentPort, workerData } from 'node:worker_threads';
import { drawReceipt, type Receipt } from './receipt-drawing.ts';

// Run by Node as it stands, in a thread of its own: setting a long receipt takes longer than other visitors should wait.
const drawn = await drawReceipt(workerData as Receipt);
parentPort?.postMessage(drawn);
