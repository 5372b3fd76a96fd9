import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { PageOfWords } from './page.rules.ts';

export interface VersionSearch {
  version?: string;
}

export function loadPage(asker: Asker, page: PageOfWords, search: VersionSearch = {}) {
  return ask(apiClient(asker).api.page[':page'].$get({ param: { page }, query: search }));
}

export function loadFaq(asker: Asker) {
  return ask(apiClient(asker).api.faq.$get());
}
