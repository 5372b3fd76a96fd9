import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { inject } from 'vitest';
import type { Database, Db } from '#db/server/connect.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { bundleShop } from './testing-shop-bundle.ts';

export interface Answer {
  status: number;
  text: string;
}

export interface Call {
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Calls a shop in another process. Rejects if the shop is not running, or was killed in the meantime. */
export async function askPort(port: number, path: string, { json, ...init }: Call): Promise<Answer> {
  const headers = { ...init.headers, ...(json !== undefined && { 'content-type': 'application/json' }) };
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  // A busy shop answers 503 with Retry-After, and a client with a key may retry; slow machines make it busy.
  for (let tries = 1; ; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers, ...body });
    const answer = { status: response.status, text: await response.text() };
    if (answer.status !== 503) return answer;
    await delay(200 + Math.random() * Math.min(500 * 2 ** tries, 15_000));
  }
}

/** A separate database on the real server, which several processes can share. */
export async function sharedDatabase(): Promise<{
  url: string;
  open: () => Promise<Database>;
  drop: () => Promise<void>;
}> {
  const source = inject('testDatabase');
  if (source.engine !== 'postgres') throw new Error('several processes need a real server');
  const name = `shared_${randomBytes(6).toString('hex')}`;
  const server = new pg.Client({ connectionString: source.url });
  await server.connect();
  await server.query(`create database ${name} template ${source.template}`);
  const url = new URL(`/${name}`, source.url).href;
  return {
    url,
    open: () => openDatabase({ dataDir: '', databaseUrl: url, log: pino({ level: 'silent' }) }),
    drop: async () => {
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

export type Ask = (path: string, call: Call) => Promise<Answer>;

export interface Shops {
  db: Db;
  ask: Ask;
  close: () => Promise<void>;
}

/** Two processes of the shop that share a database on the real server; calls alternate between them. */
export async function openTwoShops(): Promise<Shops> {
  const { url, open, drop } = await sharedDatabase();
  const bundle = await bundleShop();
  const shops = await Promise.all([bundle.start(url), bundle.start(url)]);
  const database = await open();
  let turn = 0;
  return {
    db: database.db,
    ask: (path, call) => askPort(shops[turn++ % shops.length]?.port ?? 0, path, call),
    close: async () => {
      await Promise.all(shops.map((shop) => shop.kill()));
      await database.close();
      await drop();
    },
  };
}
