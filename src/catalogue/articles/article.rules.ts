/** Product §9: news of the shop, and background knowledge. */
export const ARTICLE_TYPES = ['news', 'insight'] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

export const ARTICLE_TAGS = ['print', 'frames', 'hanging', 'artists', 'collecting', 'workshop', 'exhibitions'] as const;
export type ArticleTag = (typeof ARTICLE_TAGS)[number];

/** Related articles: most shared tags first, then the latest; never the article itself. */
export function relatedTo<Article extends { article_id: number; tags: readonly ArticleTag[] }>(
  article: Article,
  others: readonly Article[],
  count: number,
): Article[] {
  const shared = ({ tags }: Article) => tags.filter((tag) => article.tags.includes(tag)).length;
  return others
    .filter(({ article_id }) => article_id !== article.article_id)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, count);
}

/** The limits fit a phone's photo. */
export const ARTICLE_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const ARTICLE_PICTURE_BYTES = 20 * 1024 * 1024;
