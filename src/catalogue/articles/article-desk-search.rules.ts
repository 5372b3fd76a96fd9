import { readKeyword } from '#shared/keyword.ts';
import { ARTICLE_TYPES, type ArticleType } from './article.rules.ts';
import { ARTICLE_STATES, type ArticleState } from './article-steps.rules.ts';

/** Separate from the contract, which would pull in the schemas. */
export const ARTICLE_ORDERS = ['changed', 'published', 'title'] as const;
export type ArticleOrder = (typeof ARTICLE_ORDERS)[number];

/** The editors' filters, stored in the URL. */
export interface DeskSearchWords {
  state?: Exclude<ArticleState, 'removed'>;
  type?: ArticleType;
  keyword?: string;
  sort?: ArticleOrder;
  page?: number;
}

/** Ignores values it does not know. */
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
