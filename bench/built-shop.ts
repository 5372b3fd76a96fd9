import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { migrate } from '#db/server/migrate.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { fillWorks } from './works-fill.ts';

export const PORT = Number(process.env.PORT ?? 3000);
export const BROWSER = {
  Host: 'shop.test',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: '*/*',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
  Cookie: 'i18n_redirected=en',
};

export interface Answer {
  status: number;
  headers: string[];
  body: Buffer;
}

export async function fillDatabase(databaseUrl: string, works: number): Promise<void> {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: pino({ level: 'silent' }) });
  await migrate(database);
  await fillWorks(database, works);
  await database.close();
}

/** Starts the built shop as in production, and waits until it is open. Without a database address it uses its embedded one. */
export async function startShop(folder: string, settings: Record<string, string>): Promise<ChildProcess> {
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(PORT),
    DEMO: 'off',
    START_OPEN: 'on',
    ...settings,
  };
  const { serverFlags } = (await import(join(process.cwd(), 'scripts/server-flags.mjs'))) as { serverFlags: string[] };
  const shop = spawn(process.execPath, [...serverFlags, 'scripts/serve.mjs'], {
    env: { ...process.env, ...env },
    // The log goes to a file as in production.
    stdio: ['ignore', openSync(join(folder, 'log'), 'w'), 'inherit'],
  });
  for (let tries = 0; tries < 1_200 && shop.exitCode === null; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const ready = await get('/readyz').catch(() => undefined);
    // Another shop may be running on the port.
    if (ready?.status === 200 && shop.exitCode === null) return shop;
  }
  await end(shop);
  throw new Error('the shop did not open: it must be built (npm run build), and its port free');
}

export async function get(path: string, headers: Record<string, string> = BROWSER): Promise<Answer> {
  // A new connection each: a reused one may be closed at that moment.
  const asking = ask({ host: '127.0.0.1', port: PORT, path, headers, agent: false }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.rawHeaders, body: await buffer(response) };
}

/** One metric of `/metrics`. */
export async function metric(name: string): Promise<number> {
  const text = (await get('/metrics')).body.toString();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** Milliseconds of CPU of a process, in the kernel's ticks of ten. */
export function cpuMsOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The present and peak memory of a process, in MiB. */
export function memoryOf({ pid }: ChildProcess): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mib = (field: string) => Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: mib('VmRSS'), peak: mib('VmHWM') };
}

export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
