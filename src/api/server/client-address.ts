import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The visitor's address. Of `X-Forwarded-For` only the entries that our own `trustProxy` proxies appended count;
 * whatever a visitor writes in front of them changes nothing.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustProxy: number): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), peer ?? ''].filter((hop) => hop !== '');
  const hop = hops[Math.max(0, hops.length - 1 - trustProxy)] ?? '';
  const plain = hop.replace(/^::ffff:/i, '');
  return isIP(plain) ? plain : '127.0.0.1';
}

/** The peer's address of a request served by Node, or undefined in development and in tests. */
export function peerOf(env: unknown): string | undefined {
  const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming;
  return incoming?.socket?.remoteAddress;
}
