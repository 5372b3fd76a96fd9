import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';

/** Makes the rendered page an HTTP 404; in the browser there is no status. */
export const answerNotFound = createIsomorphicFn()
  .server(() => setResponseStatus(404))
  .client(() => undefined);
