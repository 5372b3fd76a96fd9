import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Whoever's address cannot be read: no machine has this one, so it is never local and lies in no country. */
export const NOBODY = '0.0.0.0';

/** Requests that the process makes to itself, in development and in tests. */
const IN_PROCESS = '127.0.0.1';

/**
 * The visitor's address. Of `X-Forwarded-For` only the entries that our own `trustProxy` proxies appended count;
 * whatever a visitor writes in front of them changes nothing.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustProxy: number): string {
  // Empty entries count: left out, the proxy's own address would stand in their place.
  const hops = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map((hop) => hop.trim());
  const hop = hops[Math.max(0, hops.length - 1 - trustProxy)] ?? '';
  const plain = hop.replace(/^::ffff:/i, '');
  return isIP(plain) ? plain : NOBODY;
}

/** The peer's address of a request served by Node; undefined when the connection is gone already. */
export function peerOf(env: unknown): string | undefined {
  const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming;
  return incoming ? incoming.socket?.remoteAddress : IN_PROCESS;
}
