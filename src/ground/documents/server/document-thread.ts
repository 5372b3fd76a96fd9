import { Worker } from 'node:worker_threads';

interface Bounds {
  /** Other documents are queued behind it, so its time is limited. */
  ms: number;
  /** The thread's heap limit; exceeding it ends only the thread. */
  megabytes: number;
}

/** Sets a document in a thread: the program at `path` gets `data` and posts the finished bytes. */
export function setInThread(path: string, data: unknown, { ms, megabytes }: Bounds): Promise<Uint8Array> {
  // The thread must not inherit a test runner's loader or a debugger.
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
