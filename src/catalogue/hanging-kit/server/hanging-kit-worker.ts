import { parentPort, workerData } from 'node:worker_threads';
import { drawKit, type HangingKit } from './hanging-kit-drawing.ts';

// Runs in its own thread: parsing the fonts would block other visitors.
const drawn = await drawKit(workerData as HangingKit);
parentPort?.postMessage(drawn);
