import type { ReactNode } from 'react';
import type { Drawing, ShownBlock } from '#ground/blocks/block.rules.ts';
import { InlineText } from './inline-text.tsx';

/** How a page shows works and artists of other features; a block without a result is left out. */
export interface BlockParts {
  work?: (block: Extract<ShownBlock, { kind: 'work' }>) => ReactNode;
  artist?: (block: Extract<ShownBlock, { kind: 'artist' }>) => ReactNode;
  image?: (block: Extract<ShownBlock, { kind: 'image' }>) => ReactNode;
  drawing?: (drawing: Drawing, caption: string) => ReactNode;
}

export function Blocks({ blocks, parts }: { blocks: readonly ShownBlock[]; parts: BlockParts }) {
  // Blocks have no ids but their content.
  return blocks.map((block) => <BlockBody key={JSON.stringify(block)} block={block} parts={parts} />);
}

function BlockBody({ block, parts }: { block: ShownBlock; parts: BlockParts }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'heading':
      return (
        <h2 id={block.id} className="scroll-mt-24 pt-6 text-title">
          {block.text}
        </h2>
      );
    case 'list':
      return <ItemList items={block.items} ordered={block.ordered} />;
    case 'quote':
      return (
        <figure className="border-accent border-s-2 ps-6">
          <blockquote className="font-display text-lead">
            <InlineText text={block.text} />
          </blockquote>
          {block.by && <figcaption className="mt-2 text-ink-soft text-small">{block.by}</figcaption>}
        </figure>
      );
    case 'facts':
      return (
        <dl className="border-hairline border-t">
          {block.rows.map(({ term, text }) => (
            <div key={term} className="grid gap-x-6 border-hairline border-b py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="wrap-anywhere break-keep text-ink-soft">{term}</dt>
              <dd>
                <InlineText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'drawing':
      return parts.drawing?.(block.drawing, block.caption);
    case 'work':
      return parts.work?.(block);
    case 'artist':
      return parts.artist?.(block);
    case 'image':
      return parts.image?.(block);
  }
}

function ItemList({ items, ordered }: { items: readonly string[]; ordered: boolean | undefined }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`space-y-2 ps-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
}
