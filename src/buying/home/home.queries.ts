import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';

export function loadHome(asker: Asker) {
  return ask(apiClient(asker).api.home.$get());
}
