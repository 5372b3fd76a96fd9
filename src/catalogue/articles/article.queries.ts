import { type Asker, apiClient, ask, pathPart } from '#kit/client/api-client.ts';
import type { ArticleTag, ArticleType } from './article.rules.ts';

export interface ArticleSearch {
  type?: ArticleType;
  tag?: ArticleTag;
  page?: string;
}

/** People edit addresses: invalid values are dropped, unknown ones answer "not found". */
export function readArticleSearch({ type, tag, page }: Record<string, unknown>): ArticleSearch {
  const word = /^[a-z]{1,20}$/;
  return {
    ...(word.test(String(type)) && { type: type as ArticleType }),
    ...(word.test(String(tag)) && { tag: tag as ArticleTag }),
    ...(/^([1-9]\d?|[1-3]\d\d|400)$/.test(String(page)) && { page: String(page) }),
  };
}

export function loadArticles(asker: Asker, search: ArticleSearch) {
  return ask(apiClient(asker).api.article.$get({ query: search }));
}

export function loadArticle(asker: Asker, id: string) {
  return ask(apiClient(asker).api.article[':id'].$get({ param: { id: pathPart(id) } }));
}
