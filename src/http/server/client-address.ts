import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** For an unreadable address: no machine has this one, so it is never local and in no country. */
export const UNKNOWN_ADDRESS = '0.0.0.0';

/** Requests of the process to itself, in development and in tests. */
const IN_PROCESS = '127.0.0.1';

/**
 * The visitor's address. Of `X-Forwarded-For` only the entries appended by our own `trustProxy` proxies count;
 * anything a visitor writes in front of them is ignored.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustProxy: number): string {
  // Empty entries count: without them the proxy's own address would be in their place.
  const hops = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map((hop) => hop.trim());
  const hop = hops[Math.max(0, hops.length - 1 - trustProxy)] ?? '';
  const plain = hop.replace(/^::ffff:/i, '');
  return isIP(plain) ? plain : UNKNOWN_ADDRESS;
}

/** The peer's address of a request served by Node; undefined if the connection is closed already. */
export function peerOf(env: unknown): string | undefined {
  const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming;
  return incoming ? incoming.socket?.remoteAddress : IN_PROCESS;
}
