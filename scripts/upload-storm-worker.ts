// The upload test of upload-storm.ts in a separate thread: sending a gigabyte would disturb the measurement.
import { parentPort, workerData } from 'node:worker_threads';

export interface Storm {
  base: string;
  tokens: readonly string[];
  picture: Uint8Array<ArrayBuffer>;
  count: number;
}

/** The status of an upload, with its Retry-After; undefined if the connection was cut. */
async function upload({ base, picture }: Storm, token: string): Promise<string> {
  try {
    const response = await fetch(new URL('/api/message/attachment?name=wall.png', base), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body: picture,
      signal: AbortSignal.timeout(120_000),
    });
    await response.arrayBuffer();
    return response.headers.has('retry-after') ? `${response.status} come again` : String(response.status);
  } catch {
    return 'cut off';
  }
}

const storm = workerData as Storm;
const tokenOf = (at: number) => storm.tokens[at % storm.tokens.length] ?? '';
const all = Array.from({ length: storm.count }, (_, at) => upload(storm, tokenOf(at)));
parentPort?.postMessage(await Promise.all(all));
