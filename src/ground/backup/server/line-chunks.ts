import { CHUNK_BYTES, type Chunks } from './chunks.ts';

/** Stores lines in pieces; `end` returns their paths. */
export function createLineWriter(chunks: Chunks): {
  write: (lines: readonly string[]) => Promise<void>;
  end: () => Promise<string[]>;
} {
  const paths: string[] = [];
  let waiting: string[] = [];
  let size = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    paths.push(await chunks.save(Buffer.from(waiting.join('')), { zip: true }));
    waiting = [];
    size = 0;
  };
  return {
    async write(lines) {
      for (const line of lines) {
        waiting.push(`${line}\n`);
        size += line.length;
        if (size >= CHUNK_BYTES) await flush();
      }
    },
    end: async () => {
      await flush();
      return paths;
    },
  };
}

const BATCH_LINES = 200;

/** The lines again, a few hundred at a time. */
export async function* readLines(chunks: Chunks, paths: readonly string[]): AsyncGenerator<string[]> {
  for (const path of paths) {
    const lines = (await chunks.load(path)).toString().split('\n');
    // Every line ends with a line feed.
    lines.pop();
    for (let at = 0; at < lines.length; at += BATCH_LINES) yield lines.slice(at, at + BATCH_LINES);
  }
}
