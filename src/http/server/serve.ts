import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { StartupProblem } from '#db/server/startup-problem.ts';
import type { EarlyAnswer } from './cache/early-answers.ts';
import { writeComplete } from './complete-answer.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { baseHeaders } from './safety-headers.ts';
import type { Shop } from './shop.ts';

/**
 * Time before the shop stops accepting requests: a load balancer has to notice `/readyz`. With Ctrl+C there is no
 * balancer, but requests already sent must still be read.
 */
const DRAIN_MS = { SIGTERM: 5_000, SIGINT: 300 };
/** Time for requests in flight to finish. */
const FINISH_MS = 25_000;

/** Node checks for late connections only periodically, so slow headers are cut after 20 s at most. */
export const WIRE_LIMITS = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 20_000,
  maxHeaderSize: 32 * 1024,
};

type Fetch = (...sent: Parameters<Parameters<typeof getRequestListener>[0]>) => Response | Promise<Response>;
/** The redirect for a request target with bytes that are not allowed there, as received. */
type Rescue = (target: string) => { status: number; location: string } | undefined;

/**
 * Listens for requests; a port in use is one line. Every answer has the safety headers, also those of the adapter
 * and of Node's parser. Answers of `answerEarly` bypass the framework.
 */
export async function listen(
  fetch: Fetch,
  config: Pick<Config, 'host' | 'port' | 'baseUrl' | 'payments'>,
  { rescue = () => undefined, answerEarly = () => false }: { rescue?: Rescue; answerEarly?: EarlyAnswer } = {},
): Promise<Server> {
  const { host, port } = config;
  const safety = baseHeaders(config);
  // The adapter's own Request and Response lack methods of the platform's.
  const answer = getRequestListener(
    async (request, env) => writeComplete(await fetch(request, env), env.outgoing as ServerResponse),
    { overrideGlobalObjects: false },
  );
  // The adapter handles a request without Host: Node would refuse it with a bare 400.
  const server = createServer({ ...WIRE_LIMITS, requireHostHeader: false }, (request, response) => {
    if (answerEarly(request, response)) return;
    response.setHeaders(new Map(Object.entries(safety)));
    void answer(request, response);
  });
  server.on('checkExpectation', (_request, response) => response.writeHead(417, safety).end());
  server.on('clientError', (error: UnreadError, socket: Socket) => answerUnread(error, socket, safety, rescue));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, host, port)));
    server.listen(port, host, resolve);
  });
  return server;
}

const UNREADABLE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The parser's error, with the bytes it could not read. */
type UnreadError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** Answers an unreadable request like Node does, but with the safety headers. */
function answerUnread(error: UnreadError, socket: Socket, safety: Record<string, string>, rescue: Rescue): void {
  // Nothing more for a client that is gone or already being answered: it would end up in the middle of that answer.
  const { _httpMessage: begun } = socket as { _httpMessage?: { headersSent: boolean } | null };
  if (!socket.writable || begun?.headersSent) {
    socket.destroy(error);
    return;
  }
  const target = begun ? undefined : unreadTarget(error);
  const redirect = target === undefined ? undefined : rescue(target);
  const status = redirect?.status ?? UNREADABLE[error.code ?? ''] ?? 400;
  const location = redirect && { Location: redirect.location };
  const headers = { ...safety, ...location, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
}

/**
 * The target of a page request that the parser refused because of a byte beyond ASCII, each byte as a character.
 * Only the reader can decide their encoding: as Latin-1, many would be control characters and spaces.
 */
function unreadTarget({ code, rawPacket }: UnreadError): string | undefined {
  if (code !== 'HPE_INVALID_URL' || !rawPacket) return undefined;
  const line = rawPacket.subarray(0, 2_048).toString('latin1');
  return /^(?:GET|HEAD) (\/[!-~\u0080-\u00ff]*) HTTP\/1\.[01]\r\n/.exec(line)?.[1];
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

/** Shuts down on a signal: requests in flight finish, then the database closes. A second signal exits immediately. */
export function endOnSignal(server: Server, shop: Shop, log: Log): void {
  let ending = false;
  // Answers during shutdown close their connection, so that no later request is cut off.
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
  // A connection that just became idle would hold the process until its keep-alive ends.
  const sweep = setInterval(() => server.closeIdleConnections(), 200);
  await Promise.race([closed, delay(FINISH_MS)]);
  clearInterval(sweep);
  server.closeAllConnections();
}
