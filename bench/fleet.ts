import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { endNow, familyOf, write } from './processes.ts';

/** The first port: HAProxy's; PgBouncer's and those of the processes follow. */
const PORT = Number(process.env.PORT ?? 3_900);
const POOLER_PORT = PORT + 1;
const FIRST_SHOP = PORT + 10;
const START_MS = 120_000;

interface ShopProcess {
  start: () => Promise<void>;
  /** As a service manager ends it. */
  end: () => Promise<void>;
  kill: () => Promise<void>;
}

export interface Fleet {
  /** HAProxy's address. */
  url: string;
  shops: ShopProcess[];
  stop: () => Promise<void>;
}

/** Starts processes of the built shop on one database behind HAProxy, and PgBouncer in between if `pooled`. */
export async function startFleet(count: number, databaseUrl: string, { pooled }: { pooled: boolean }): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'cornice-fleet-'));
  // PgBouncer runs as another user.
  chmodSync(folder, 0o755);
  const pooler = pooled ? startPooler(folder, databaseUrl) : undefined;
  const database = pooled ? poolerUrl(databaseUrl) : { DATABASE_URL: databaseUrl };
  const shops = Array.from({ length: count }, (_, at) => shopProcess(folder, FIRST_SHOP + at, database));
  // The first one prepares the database.
  for (const shop of shops) await shop.start();
  const proxy = spawnIn(folder, 'haproxy', ['-db', '-f', write(folder, 'haproxy.cfg', proxyConfig(count))]);
  await untilAnswers(`http://127.0.0.1:${PORT}/api/shop`);
  return {
    url: `http://127.0.0.1:${PORT}`,
    shops,
    stop: async () => {
      await Promise.all(shops.map((shop) => shop.kill()));
      await Promise.all([proxy, pooler].map(endNow));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function shopProcess(folder: string, port: number, database: Record<string, string>): ShopProcess {
  let child: ChildProcess | undefined;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: 'off',
    START_OPEN: 'on',
    DATA_DIR: join(folder, 'data'),
    BASE_URL: `http://127.0.0.1:${PORT}`,
    TRUST_PROXY: '1',
    PORT: String(port),
    ...database,
  };
  const stopBy = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    child = undefined;
  };
  return {
    start: async () => {
      const log = openSync(join(folder, `shop-${port}.log`), 'a');
      child = spawn(process.execPath, ['scripts/serve.mjs'], { env, stdio: ['ignore', log, log] });
      await untilAnswers(`http://127.0.0.1:${port}/readyz`);
    },
    end: () => stopBy('SIGTERM'),
    kill: () => stopBy('SIGKILL'),
  };
}

/** As `docs/running.md` says: a process that shuts down is left out by its `/readyz`. */
function proxyConfig(count: number): string {
  const servers = Array.from({ length: count }, (_, at) => `  server shop${at} 127.0.0.1:${FIRST_SHOP + at} check`);
  return `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 10s
  retries 3
  option redispatch 1
  timeout check 2s
  default-server inter 1s fall 2 rise 1
frontend public
  bind 127.0.0.1:${PORT}
  option forwardfor
  default_backend shops
backend shops
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1
  http-check expect status 200
${servers.join('\n')}
`;
}

function startPooler(folder: string, databaseUrl: string): ChildProcess {
  const { hostname, port } = new URL(databaseUrl);
  const users = write(folder, 'users.txt', '"postgres" ""\n');
  const config = `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${POOLER_PORT}
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
unix_socket_dir =
`;
  const file = write(folder, 'pgbouncer.ini', config);
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  return spawnIn(folder, 'pgbouncer', [...asUser, file]);
}

/** PgBouncer 1.18 knows no prepared statements; migrations and notices need the server itself. */
function poolerUrl(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  url.port = String(POOLER_PORT);
  return { DATABASE_URL: url.href, DATABASE_DIRECT_URL: databaseUrl, DATABASE_PREPARED: 'off' };
}

function spawnIn(folder: string, program: string, args: readonly string[]): ChildProcess {
  const log = openSync(join(folder, `${program}.log`), 'a');
  const PATH = `${process.env.PATH}:/usr/sbin`;
  return spawn(program, args, { env: { ...process.env, PATH }, stdio: ['ignore', log, log] });
}

async function untilAnswers(url: string): Promise<void> {
  for (const deadline = performance.now() + START_MS; performance.now() < deadline; await delay(100)) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
  }
  throw new Error(`${url} did not answer: the shop must be built (npm run build), and its ports free`);
}

interface DatabaseServer {
  /** To the server and all its processes. */
  signal: (signal: NodeJS.Signals) => void;
  /** Ends without a checkpoint, as after a power failure of its machine. */
  crash: () => Promise<void>;
  restart: () => void;
}

/** The processes of a PostgreSQL server on this machine. */
export async function findServer(databaseUrl: string): Promise<DatabaseServer> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const main = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  const [program = '', ...args] = readFileSync(`/proc/${main}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const owner = /^Uid:\s+(\d+)[\s\S]*?^Gid:\s+(\d+)/m.exec(readFileSync(`/proc/${main}/status`, 'utf8'));
  const account = { uid: Number(owner?.[1]), gid: Number(owner?.[2]) };
  return {
    signal: (signal) => {
      for (const pid of familyOf(main)) process.kill(pid, signal);
    },
    crash: async () => {
      process.kill(main, 'SIGQUIT');
      while (isAlive(main)) await delay(20);
    },
    restart: () => {
      const server = spawn(program, args, { ...account, cwd: tmpdir(), stdio: 'ignore' });
      // Nobody else knows the new server.
      process.once('exit', () => server.kill('SIGKILL'));
    },
  };
}

function parentOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
}

function isAlive(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
