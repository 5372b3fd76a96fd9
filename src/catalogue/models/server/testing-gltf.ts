import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface Issues {
  numErrors: number;
  numWarnings: number;
  messages: { code: string; message: string }[];
}

const PROGRAM = `const { parentPort, workerData } = require('node:worker_threads');
  require('gltf-validator').validateBytes(workerData).then(({ issues }) => parentPort.postMessage(issues));`;

/** What Khronos' validator says of a model. In a thread: it is compiled from Dart and brings globals of its own. */
export async function gltfIssues(bytes: Uint8Array): Promise<Issues> {
  const worker = new Worker(PROGRAM, { eval: true, workerData: bytes });
  const [issues] = (await once(worker, 'message')) as [Issues];
  await worker.terminate();
  return issues;
}
