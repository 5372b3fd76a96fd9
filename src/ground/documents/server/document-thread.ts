import { Worker } from 'node:worker_threads';

interface Bounds {
  /** Others wait for it, so it may not take for ever. */
  ms: number;
  /** What the thread's own objects may take; beyond it the thread ends, and nothing else. */
  megabytes: number;
}

/** Sets a document in a thread of its own: the program at `path` is handed `data` and posts the finished bytes. */
export function setInThread(path: string, data: unknown, { ms, megabytes }: Bounds): Promise<Uint8Array> {
  // A test runner's loader or a debugger of this process is not for the thread.
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  const thread = new Worker(path, { workerData: data, execArgv: [], resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  thread.once('message', resolve).once('error', reject);
  const limit = setTimeout(() => void thread.terminate(), ms);
  thread.once('exit', (status) => {
    clearTimeout(limit);
    reject(new Error(`the document's thread ended with ${status}`));
  });
  return promise;
}
