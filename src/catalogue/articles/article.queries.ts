import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { ArticleTag, ArticleType } from './article.rules.ts';

/** What the address of the list can say. */
export interface ArticleSearch {
  type?: ArticleType;
  tag?: ArticleTag;
  page?: string;
}

/** Reads an address a person may have edited: what makes no sense is dropped, and what there is not is not found. */
export function readArticleSearch({ type, tag, page }: Record<string, unknown>): ArticleSearch {
  const word = /^[a-z]{1,20}$/;
  return {
    ...(word.test(String(type)) && { type: type as ArticleType }),
    ...(word.test(String(tag)) && { tag: tag as ArticleTag }),
    ...(/^([1-9]\d?|[1-3]\d\d|400)$/.test(String(page)) && { page: String(page) }),
  };
}

/** A page of articles. */
export function loadArticles(asker: Asker, search: ArticleSearch) {
  return ask(apiClient(asker).api.article.$get({ query: search }));
}

/** An article with all that its page shows. */
export function loadArticle(asker: Asker, id: string) {
  return ask(apiClient(asker).api.article[':id'].$get({ param: { id: pathPart(id) } }));
}
