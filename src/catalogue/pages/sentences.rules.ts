import type { ShownBlock } from '#ground/blocks/block.rules.ts';

/** A sentence with its trailing space; Chinese ones have none. */
const SENTENCE = /[^.。！？!?]+(?:[.!?。！？]+\s*|$)/g;

/** The text without the sentences that fail. */
export function sentencesThat(passes: (sentence: string) => boolean, text: string): string {
  return passes(text) ? text : (text.match(SENTENCE) ?? []).filter(passes).join('').trimEnd();
}

/** Blocks without the sentences that fail, and without items, rows and paragraphs that have lost their text. */
export function blocksThat(passes: (sentence: string) => boolean, blocks: readonly ShownBlock[]): ShownBlock[] {
  const cut = (text: string) => sentencesThat(passes, text);
  const left = blocks.map((block) =>
    JSON.parse(JSON.stringify(block), (_name, value: unknown) => (typeof value === 'string' ? cut(value) : value)),
  ) as ShownBlock[];
  return left.map(withoutGaps).filter((block) => {
    if (block.kind === 'list') return block.items.length > 0;
    if (block.kind === 'facts') return block.rows.length > 0;
    return block.kind !== 'paragraph' || block.text !== '';
  });
}

function withoutGaps(block: ShownBlock): ShownBlock {
  if (block.kind === 'list') return { ...block, items: block.items.filter((item) => item !== '') };
  if (block.kind === 'facts') return { ...block, rows: block.rows.filter(({ term, text }) => term && text) };
  return block;
}
