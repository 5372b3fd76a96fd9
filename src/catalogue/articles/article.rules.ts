/** Product §9: what happens at the shop, and what is worth knowing. */
export const ARTICLE_TYPES = ['news', 'insight'] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

/** What articles are about. */
export const ARTICLE_TAGS = ['print', 'frames', 'hanging', 'artists', 'collecting', 'workshop', 'exhibitions'] as const;
export type ArticleTag = (typeof ARTICLE_TAGS)[number];

/** Articles that go with one: sharing most tags first, then the latest; never itself. */
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

/** What a picture for an article may be; a telephone's photo is smaller. */
export const ARTICLE_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const ARTICLE_PICTURE_BYTES = 20 * 1024 * 1024;
