import { redirect } from '@tanstack/react-router';
import { storedToken } from './stored.ts';

/**
 * Spec §2: `/account` and `/cart` need a login. Runs in the browser only (those routes set `ssr: false`), because only the
 * browser has the token; the service checks again.
 */
export function requireLogin({ location }: { location: { href: string } }): void {
  if (storedToken('user')) return;
  throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
}

/** A path of this shop to go to after login; anything that could lead elsewhere is dropped (product.md §7). */
export function safeRedirect(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500) return undefined;
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) ? value : undefined;
}
