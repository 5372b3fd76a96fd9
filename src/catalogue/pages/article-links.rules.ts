import type { ShownBlock } from '#ground/blocks/block.rules.ts';
import { blocksThat } from './sentences.rules.ts';

const ARTICLE_LINK = /\]\(\/news\/([\w-]+)\)/g;

/** The slugs of the articles linked in these words. */
export function linkedArticles(words: unknown): string[] {
  return [...new Set([...JSON.stringify(words).matchAll(ARTICLE_LINK)].map(([, slug = '']) => slug))];
}

/**
 * Removes sentences that link to an unpublished article or a hidden page: a shop may have no articles, or others, and
 * hide pages. `hidden` contains paths.
 */
export function withoutDeadLinks(
  blocks: readonly ShownBlock[],
  shown: ReadonlySet<string>,
  hidden: readonly string[],
): ShownBlock[] {
  const isAlive = (sentence: string) =>
    linkedArticles(sentence).every((slug) => shown.has(slug)) &&
    !hidden.some((path) => sentence.includes(`](${path})`) || sentence.includes(`](${path}#`));
  return blocksThat(isAlive, blocks);
}
