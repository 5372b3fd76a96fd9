import type { ShownBlock } from '#ground/blocks/block.rules.ts';

const ARTICLE_LINK = /\]\(\/news\/([\w-]+)\)/g;
/** A sentence with the space behind it; Chinese ones have none. */
const SENTENCE = /[^.。！？!?]+(?:[.!?。！？]+\s*|$)/g;

/** The articles that these words lead to, by their addresses. */
export function linkedArticles(words: unknown): string[] {
  return [...new Set([...JSON.stringify(words).matchAll(ARTICLE_LINK)].map(([, slug = '']) => slug))];
}

/**
 * The blocks without sentences that lead to an article or a page which nobody can read: a shop may have no articles, or others,
 * and hide pages. `hidden` are paths.
 */
export function withoutDeadLinks(
  blocks: readonly ShownBlock[],
  shown: ReadonlySet<string>,
  hidden: readonly string[],
): ShownBlock[] {
  const isAlive = (sentence: string) =>
    linkedArticles(sentence).every((slug) => shown.has(slug)) &&
    !hidden.some((path) => sentence.includes(`](${path})`) || sentence.includes(`](${path}#`));
  const cut = (text: string) =>
    isAlive(text) ? text : (text.match(SENTENCE) ?? []).filter(isAlive).join('').trimEnd();
  const alive = blocks.map((block) =>
    JSON.parse(JSON.stringify(block), (_name, value: unknown) => (typeof value === 'string' ? cut(value) : value)),
  ) as ShownBlock[];
  return alive
    .map((block) => (block.kind === 'list' ? { ...block, items: block.items.filter((item) => item !== '') } : block))
    .filter((block) => block.kind !== 'paragraph' || block.text !== '');
}
