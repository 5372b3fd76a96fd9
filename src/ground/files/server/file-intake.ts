import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#shared/errors.ts';

/** Bodies that one process takes in at once, and those of one person: nobody fills the house alone. */
const AT_ONCE = 6;
const AT_ONCE_OF_ONE = 2;
/** When somebody who found the house full should knock again. */
const RETRY_SECONDS = 3;
/** Longer than the server lets any request take; a file older than this was left behind by a process that was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

/** A file that somebody sent, on disk for as long as it is looked at. */
export interface SentFile {
  path: string;
  size: number;
}

/** A body as it comes from the network. */
interface Sending {
  /** Whose it is. */
  who: string;
  body: ReadableStream<Uint8Array> | null;
  most: number;
}

/** Where files come in. One for each process and folder, since it counts what is under way. */
export interface FileIntake {
  /** What is under way now; never more than a few. */
  readonly underWay: number;
  /**
   * Streams a body to a temporary file, hands it to `use`, and removes it whatever happens. When the house is full the
   * answer is `unavailable`; otherwise `admit` is asked. Nothing of the body is read before both have said yes.
   */
  take<Result>(
    sending: Sending,
    admit: () => Promise<unknown>,
    use: (file: SentFile) => Promise<Result>,
  ): Promise<Result>;
  /** Removes what a process left behind that was killed. */
  sweep(): Promise<number>;
}

/** Where the shop's temporary files lie: the same for all processes of a data folder, so that each may sweep. */
export function intakeFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'incoming');
}

/** Opens the one way in for files that people send, with its temporary files in `folder`. */
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
        // Counted here and not believed: a header may say less than comes, or nothing.
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
    // Whoever sent it went away halfway; nobody reads this answer, and it is no fault of the shop.
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
