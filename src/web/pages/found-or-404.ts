import { notFound } from '@tanstack/react-router';
import { ApiFailure } from '#web/client/api-failure.ts';

/** What a page loads; if the API does not know it, the page is a 404 like any unknown path. */
export async function foundOr404<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) throw notFound();
    throw error;
  }
}
