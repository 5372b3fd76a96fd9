import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';

/** Makes the page that is being rendered an HTTP 404; in the browser there is no status to set. */
export const answerNotFound = createIsomorphicFn()
  .server(() => setResponseStatus(404))
  .client(() => undefined);
