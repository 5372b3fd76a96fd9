import { notFound } from '@tanstack/react-router';
import { ApiFailure } from '#kit/client/api-failure.ts';

/** What a page loads; if the API does not find it, the page is a 404 like any unknown path, and a 410 if it existed before. */
export async function foundOr404<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ApiFailure) {
      if (error.status === 410) throw notFound({ data: GONE });
      if (error.status === 404 || error.status === 422) throw notFound();
    }
    throw error;
  }
}

/** Marks the router's "not found" of a page that existed before. */
export const GONE = 'gone';

/** Whether one of a page's matches existed before and no longer does. */
export function isGone(matches: readonly { error?: unknown }[]): boolean {
  return matches.some(({ error }) => (error as { data?: unknown } | undefined)?.data === GONE);
}
