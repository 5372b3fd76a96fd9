import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import pg from 'pg';
import { createApp } from '#app/server/app.ts';
import { workIndex } from '#catalogue/works/server/work-index.load.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { createLog } from '#http/server/log.ts';
import { listen } from '#http/server/serve.ts';

/** Figures of the measured process. */
export interface ShopFigures {
  /** Microseconds of CPU since its start. */
  cpu: number;
  /** Statements since its start, without begin and commit. */
  statements: number;
  memory: number;
}

const TRANSACTION = /^(begin|commit|rollback)\b/i;
let statements = 0;

/** Serves the API on a database in its own process, and the baseline beside it; answers questions about its CPU. */
export async function serveShop(databaseUrl: string): Promise<void> {
  countStatements();
  const log = createLog('info');
  const database = await openDatabase({ dataDir: '', databaseUrl, log });
  const config = readConfig({ BASE_URL: 'https://shop.test', DATABASE_URL: databaseUrl });
  const shop = { config, log, db: database.db, buildId: 'bench', problems: async () => [] };
  const app = createApp(shop, new Hono<ApiEnv>());
  await workIndex(database.db);
  const server = await listen((request, env) => app.fetch(request, env), { ...config, port: 0 });
  const floor = await serveBaseline(databaseUrl);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const figures: ShopFigures = { cpu: user + system, statements, memory: process.memoryUsage.rss() };
    process.send?.(figures);
  });
  // The parent process has ended.
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port: (server.address() as AddressInfo).port, floor });
}

/** The lowest possible cost of an answer from the database: Node's own server and one prepared statement for one row. */
async function serveBaseline(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const text = 'select item_id, title, year, category from item where item_id = $1';
  const server = createServer((_request, response) => {
    const values = [1 + Math.floor(Math.random() * 900)];
    pool.query({ name: 'floor', text, values }).then(
      ({ rows }) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows)),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

function countStatements(): void {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function counted(...args) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string }).text;
    if (text !== undefined && !TRANSACTION.test(text)) statements += 1;
    return query.apply(this, args);
  };
}
