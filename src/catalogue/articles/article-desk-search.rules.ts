import { readKeyword } from '#shared/keyword.ts';
import { ARTICLE_TYPES, type ArticleType } from './article.rules.ts';
import { ARTICLE_STATES, type ArticleState } from './article-steps.rules.ts';

/** In which order editors look at articles. Here and not in the contract, which brings the schemas with it. */
export const ARTICLE_ORDERS = ['changed', 'published', 'title'] as const;
export type ArticleOrder = (typeof ARTICLE_ORDERS)[number];

/** What editors look at of the articles; it stands in the address. */
export interface DeskSearchWords {
  state?: Exclude<ArticleState, 'removed'>;
  type?: ArticleType;
  keyword?: string;
  sort?: ArticleOrder;
  page?: number;
}

/** Reads an address of the editors' list; what is not understood is left out. */
export function readDeskSearch({ state, type, keyword, sort, page }: Record<string, unknown>): DeskSearchWords {
  const known = ARTICLE_STATES.find((name) => name === state);
  const kind = ARTICLE_TYPES.find((name) => name === type);
  const order = ARTICLE_ORDERS.find((name) => name === sort);
  const text = readKeyword(keyword);
  const number = Number(page);
  return {
    ...(known && { state: known }),
    ...(kind && { type: kind }),
    ...(text && { keyword: text }),
    ...(order && order !== 'changed' && { sort: order }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
