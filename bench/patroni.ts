import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { endNow, familyOf, write } from './processes.ts';

/** Apart from the ports of the shop's processes. */
const PORT = Number(process.env.PORT ?? 3_900) + 50;
const ETCD = PORT + 1;
const ETCD_PEER = PORT + 2;
const NODES = [0, 1, 2];
const portOf = (node: number) => PORT + 10 + node;
const restOf = (node: number) => PORT + 20 + node;
const START_MS = 180_000;

export interface HighlyAvailable {
  /** HAProxy's address, which leads to the primary. */
  url: string;
  /** Kills the primary and its Patroni, as if the machine were gone; returns its number. */
  losePrimary: () => Promise<number>;
  /** Starts a lost node again, and waits until it follows the new primary. */
  bringBack: (node: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Three PostgreSQL servers with Patroni and etcd on this machine: one of the two standbys has every commit. */
export async function startPatroni(): Promise<HighlyAvailable> {
  const account = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'cornice-patroni-'));
  chmodSync(folder, 0o755);
  chownSync(folder, account.uid, account.gid);
  const start = (program: string, args: readonly string[]) => {
    const log = openSync(join(folder, 'log'), 'a');
    const PATH = `${process.env.PATH}:/usr/sbin:/usr/bin`;
    return spawn(program, args, {
      ...account,
      env: { ...process.env, PATH, HOME: folder },
      stdio: ['ignore', log, log],
    });
  };
  const etcd = start('etcd', etcdFlags(join(folder, 'etcd')));
  const nodes = new Map<number, ChildProcess>();
  const startNode = (node: number) => nodes.set(node, start('patroni', [writeNode(folder, node)]));
  startNode(0);
  await until('the first server is the primary', async () => (await primary()) === 0);
  for (const node of NODES.slice(1)) startNode(node);
  await until('a standby has every commit', async () => (await members()).some(({ role }) => role === 'sync_standby'));
  await until(
    'all follow',
    async () => (await members()).filter(({ state }) => isFollowing(state)).length === NODES.length,
  );
  const proxy = start('haproxy', ['-db', '-f', write(folder, 'haproxy.cfg', PROXY)]);
  const url = `postgres://postgres:postgres@127.0.0.1:${PORT}/postgres`;
  // Until its first checks, HAProxy takes every server for a primary.
  await delay(5_000);
  await until('HAProxy leads to the primary', () => answers(url));
  return {
    url,
    losePrimary: async () => {
      const node = (await primary()) ?? 0;
      const data = join(folder, `data${node}`);
      const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      await endNow(nodes.get(node));
      for (const pid of familyOf(server)) process.kill(pid, 'SIGKILL');
      return node;
    },
    bringBack: async (node) => {
      startNode(node);
      await until('the lost server follows', async () =>
        (await members()).some(
          ({ name, state, role }) => name === `node${node}` && role !== 'leader' && isFollowing(state),
        ),
      );
    },
    stop: async () => {
      await Promise.all([...nodes.values(), proxy].map(endNow));
      for (const file of globSync(join(folder, 'data*/postmaster.pid'))) {
        const server = Number(readFileSync(file, 'utf8').split('\n')[0]);
        for (const pid of familyOf(server)) process.kill(pid, 'SIGKILL');
      }
      await endNow(etcd);
      await delay(500);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Member {
  name: string;
  role: string;
  state: string;
}

async function members(): Promise<Member[]> {
  for (const node of NODES) {
    const answer = await fetch(`http://127.0.0.1:${restOf(node)}/cluster`).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
  }
  return [];
}

async function primary(): Promise<number | undefined> {
  for (const node of NODES) {
    const answer = await fetch(`http://127.0.0.1:${restOf(node)}/primary`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return node;
  }
  return undefined;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isFollowing(state: string): boolean {
  return state === 'running' || state === 'streaming';
}

function etcdFlags(data: string): string[] {
  const clients = `http://127.0.0.1:${ETCD}`;
  const peers = `http://127.0.0.1:${ETCD_PEER}`;
  const flags = {
    'data-dir': data,
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `default=${peers}`,
  };
  return Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
}

function writeNode(folder: string, node: number): string {
  const binaries = globSync('/usr/lib/postgresql/*/bin').at(-1);
  const accounts = { superuser: { username: 'postgres' }, replication: { username: 'replicator' } };
  const passwords = Object.entries(accounts).map(([kind, { username }]) => [kind, { username, password: username }]);
  const config = {
    scope: 'cornice',
    name: `node${node}`,
    restapi: { listen: `127.0.0.1:${restOf(node)}`, connect_address: `127.0.0.1:${restOf(node)}` },
    etcd3: { host: `127.0.0.1:${ETCD}` },
    bootstrap: {
      // The shortest that Patroni allows: a lost primary is replaced after at most twenty seconds.
      dcs: {
        ...{ ttl: 20, loop_wait: 5, retry_timeout: 5, synchronous_mode: true },
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { 'auth-host': 'trust' }, { 'auth-local': 'trust' }],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust', 'local all all trust'],
    },
    postgresql: {
      listen: `127.0.0.1:${portOf(node)}`,
      connect_address: `127.0.0.1:${portOf(node)}`,
      data_dir: join(folder, `data${node}`),
      bin_dir: binaries,
      pgpass: join(folder, `pgpass${node}`),
      authentication: Object.fromEntries(passwords),
      parameters: { unix_socket_directories: folder },
    },
  };
  // YAML includes JSON.
  return write(folder, `node${node}.yml`, JSON.stringify(config));
}

const PROXY = `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${PORT}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${NODES.map((node) => `  server node${node} 127.0.0.1:${portOf(node)} check port ${restOf(node)}`).join('\n')}
`;

/** PostgreSQL refuses to run as root. */
function postgresAccount(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? [];
  if (!uid || !gid) throw new Error('there is no user "postgres"');
  return { uid: Number(uid), gid: Number(gid) };
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + START_MS; performance.now() < deadline; await delay(500)) {
    if (await isSo()) return;
  }
  throw new Error(`${what}: not within ${START_MS / 1_000} s`);
}
