import type { ShownBlock } from '#ground/blocks/block.rules.ts';
import type { PageOfWords } from './page.rules.ts';

/** Parts that compare alternatives: on wide pages side by side, by the ids of their headings. */
const BESIDE: Partial<Record<PageOfWords, readonly string[]>> = { membership: ['basic', 'artist', 'gallery'] };

/** Blocks below each other, or several parts side by side. */
type Passage = { blocks: readonly ShownBlock[] } | { columns: readonly (readonly ShownBlock[])[] };

/** The page in passages. Parts that staff have separated or removed are not columns. */
export function passagesOf(page: PageOfWords, blocks: readonly ShownBlock[]): Passage[] {
  const wanted = BESIDE[page] ?? [];
  const parts = partsOf(blocks);
  const first = parts.findIndex((part) => idOf(part) === wanted[0]);
  const columns = parts.slice(first, first + wanted.length);
  const isTogether = wanted.length > 0 && first >= 0 && wanted.every((id, at) => idOf(columns[at]) === id);
  if (!isTogether) return passageOf(blocks);
  const [before, after] = [parts.slice(0, first).flat(), parts.slice(first + wanted.length).flat()];
  return [...passageOf(before), { columns }, ...passageOf(after)];
}

const passageOf = (blocks: readonly ShownBlock[]): Passage[] => (blocks.length > 0 ? [{ blocks }] : []);

const idOf = (part: readonly ShownBlock[] | undefined) => (part?.[0]?.kind === 'heading' ? part[0].id : undefined);

/** Each heading begins a part. */
function partsOf(blocks: readonly ShownBlock[]): ShownBlock[][] {
  const parts: ShownBlock[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}
