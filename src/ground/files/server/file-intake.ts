import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#shared/errors.ts';

/** Concurrent uploads per process and per person, so that nobody blocks the others. */
const AT_ONCE = 6;
const AT_ONCE_OF_ONE = 2;
/** `Retry-After` when all slots are taken. */
const RETRY_SECONDS = 3;
/** Longer than any request may take; an older file was left behind by a killed process. */
const ABANDONED_MS = 60 * 60 * 1000;

/** An uploaded file, on disk while it is processed. */
export interface SentFile {
  path: string;
  size: number;
}

/** A body from the network. */
interface Sending {
  /** The uploader. */
  who: string;
  body: ReadableStream<Uint8Array> | null;
  most: number;
}

/** The upload service. One per process and folder, since it counts running uploads. */
export interface FileIntake {
  /** Number of running uploads. */
  readonly underWay: number;
  /**
   * Streams a body to a temporary file, passes it to `use`, and always removes it. If no slot is free the answer
   * is `unavailable`; then `admit` decides. The body is not read before both succeed.
   */
  take<Result>(
    sending: Sending,
    admit: () => Promise<unknown>,
    use: (file: SentFile) => Promise<Result>,
  ): Promise<Result>;
  /** Removes files left behind by killed processes. */
  sweep(): Promise<number>;
}

/** The folder of temporary files: the same for all processes of a data folder, so that each can sweep it. */
export function intakeFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'incoming');
}

/** Opens the upload service, with its temporary files in `folder`. */
export function openIntake(folder: string): FileIntake {
  const underWay: string[] = [];
  return {
    get underWay() {
      return underWay.length;
    },
    async take(sending, admit, use) {
      const { who } = sending;
      const own = underWay.filter((other) => other === who).length;
      if (underWay.length >= AT_ONCE || own >= AT_ONCE_OF_ONE)
        throw new Refusal('unavailable', { retryAfter: RETRY_SECONDS });
      underWay.push(who);
      const path = join(folder, randomUUID());
      try {
        await admit();
        await mkdir(folder, { recursive: true });
        return await use({ path, size: await writeBody(sending, path) });
      } finally {
        underWay.splice(underWay.indexOf(who), 1);
        await rm(path, { force: true });
      }
    },
    sweep: () => sweepFolder(folder),
  };
}

async function writeBody({ body, most }: Sending, path: string): Promise<number> {
  let size = 0;
  await pipeline(
    async function* () {
      for await (const chunk of arriving(body)) {
        size += chunk.length;
        // Counted here: the Content-Length header may be wrong or missing.
        if (size > most) throw new Refusal('too_large');
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx' }),
  );
  return size;
}

async function* arriving(body: Sending['body']): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    // The client disconnected; nobody reads this answer, and it is not a server error.
    throw new Refusal('validation');
  }
}

async function sweepFolder(folder: string): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtimeMs >= Date.now() - ABANDONED_MS) continue;
    await rm(path, { force: true, recursive: true });
    removed++;
  }
  return removed;
}
