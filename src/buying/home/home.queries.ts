import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';

/** Everything the front page shows. */
export function loadHome(asker: Asker) {
  return ask(apiClient(asker).api.home.$get());
}
