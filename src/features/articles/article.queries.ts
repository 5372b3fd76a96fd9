import { type Asker, apiClient, ask, pathPart } from '#web/client/api-client.ts';
import { ARTICLE_TAGS, ARTICLE_TYPES, type ArticleTag, type ArticleType } from './article.rules.ts';

/** What the address of the list can say. */
export interface ArticleSearch {
  type?: ArticleType;
  tag?: ArticleTag;
  page?: string;
}

/** Reads an address a person may have edited: what makes no sense is dropped. */
export function readArticleSearch({ type, tag, page }: Record<string, unknown>): ArticleSearch {
  const knownType = ARTICLE_TYPES.find((one) => one === type);
  const knownTag = ARTICLE_TAGS.find((one) => one === tag);
  return {
    ...(knownType && { type: knownType }),
    ...(knownTag && { tag: knownTag }),
    ...(/^([1-9]\d?|[1-3]\d\d|400)$/.test(String(page ?? '')) && { page: String(page) }),
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
