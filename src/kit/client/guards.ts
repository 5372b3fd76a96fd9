import { redirect } from '@tanstack/react-router';
import { safePath } from '#shared/safe-path.ts';
import { storedToken } from './stored.ts';

/**
 * Spec §2: `/account` and `/cart` need a login. Runs only in the browser (those routes set `ssr: false`), because
 * only the browser has the token; the server checks again.
 */
export function requireLogin({ location }: { location: { href: string } }): void {
  if (storedToken('user')) return;
  throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
}

/** A path of this shop to go to after login, if the query has one. */
export const safeRedirect = safePath;

/** The search part of the sign-in pages: the redirect target, passed from one to the next. */
export function entrySearch(search: Record<string, unknown>): { redirect?: string } {
  const redirect = safeRedirect(search.redirect);
  return redirect ? { redirect } : {};
}
