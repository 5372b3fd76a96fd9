import { redirect } from '@tanstack/react-router';
import { safePath } from '#shared/safe-path.ts';
import { storedToken } from './stored.ts';

/**
 * Spec §2: `/account` and `/cart` need a login. Runs in the browser only (those routes set `ssr: false`), because only the
 * browser has the token; the service checks again.
 */
export function requireLogin({ location }: { location: { href: string } }): void {
  if (storedToken('user')) return;
  throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
}

/** A path of this shop to go to after login, if that is what a query holds. */
export const safeRedirect = safePath;

/** The search part of the pages by which people come in: where they were going, kept from one to the next. */
export function entrySearch(search: Record<string, unknown>): { redirect?: string } {
  const redirect = safeRedirect(search.redirect);
  return redirect ? { redirect } : {};
}
