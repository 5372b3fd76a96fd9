import type { ArticleTag, ArticleType } from '../../src/catalogue/articles/article.rules.ts';
import type { Block } from '../../src/ground/blocks/block.rules.ts';
import type { Text } from '../../src/shared/locale.ts';

/** An article as the curator hands it in. */
export interface DemoArticle {
  slug: string;
  type: ArticleType;
  title: Text;
  summary: Text;
  /** The work whose picture is at its head. */
  cover: string;
  tags: readonly ArticleTag[];
  /** Days before today, so that the demo is never old. */
  days_ago: number;
  blocks: readonly Block[];
}
