import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { PageOfWords } from './page.rules.ts';

/** What the address of a page that binds the shop can say. */
export interface VersionSearch {
  version?: string;
}

/** A page of words. */
export function loadPage(asker: Asker, page: PageOfWords, search: VersionSearch = {}) {
  return ask(apiClient(asker).api.page[':page'].$get({ param: { page }, query: search }));
}

/** The questions people ask most. */
export function loadFaq(asker: Asker) {
  return ask(apiClient(asker).api.faq.$get());
}
