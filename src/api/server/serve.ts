import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { StartupProblem } from '#db/server/startup-problem.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Shop } from './shop.ts';

/**
 * Time before the shop stops accepting requests: a balancer has to notice `/readyz`. Nobody balances requests to a shop that
 * a person stops in a terminal, but what is already on the wire must still be read.
 */
const DRAIN_MS = { SIGTERM: 5_000, SIGINT: 300 };
/** Time that requests in flight get to finish. */
const FINISH_MS = 25_000;

type Fetch = Parameters<typeof getRequestListener>[0];

/** Listens for requests; a port that is taken is told in one line. */
export async function listen(fetch: Fetch, { host, port }: Pick<Config, 'host' | 'port'>): Promise<Server> {
  // The adapter's own Request and Response lack methods that others expect of the platform's.
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 20_000, maxHeaderSize: 32 * 1024 },
    (request, response) => void answer(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, host, port)));
    server.listen(port, host, resolve);
  });
  return server;
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupProblem(
      `Port ${port} on ${host} is taken. Stop the program that uses it, or start with PORT=${port + 1}.`,
    );
  }
  if (error.code === 'EACCES')
    return new StartupProblem(`Port ${port} may not be used by this user. Start with PORT=3000.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupProblem(`This machine has no address ${host}. Start with HOST=127.0.0.1 or HOST=0.0.0.0.`);
  }
  return error;
}

/** Ends the process in order on a signal: requests in flight finish, then the database closes. A second signal ends it at once. */
export function endOnSignal(server: Server, shop: Shop, log: Log): void {
  let ending = false;
  // Whoever is answered while the shop ends is told not to reuse the connection, so nobody's next request is cut off.
  server.prependListener('request', (_request, response) => {
    if (ending) response.setHeader('Connection', 'close');
  });
  const end = async (signal: keyof typeof DRAIN_MS) => {
    if (ending) process.exit(130);
    ending = true;
    log.info({ signal }, 'shutting down');
    shop.drain();
    await delay(DRAIN_MS[signal]);
    await closeServer(server);
    await shop.close();
    log.info('closed');
    process.exit(0);
  };
  process.on('SIGTERM', () => void end('SIGTERM'));
  process.on('SIGINT', () => void end('SIGINT'));
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection that was busy a moment ago is idle now, and would hold the process until its keep-alive ends.
  const sweep = setInterval(() => server.closeIdleConnections(), 200);
  await Promise.race([closed, delay(FINISH_MS)]);
  clearInterval(sweep);
  server.closeAllConnections();
}
