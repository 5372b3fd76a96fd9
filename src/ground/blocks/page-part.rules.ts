import type { Text } from '#shared/locale.ts';
import type { Block, Drawing } from './block.rules.ts';
import { blockFromWritten, type WrittenBlock, writtenBlocks } from './written.rules.ts';

/** What the shop composes from a name: a drawing of its own, a work, a part of one close up, an artist. */
const COMPOSED_KINDS = ['drawing', 'work', 'detail', 'artist'] as const;
export type ComposedKind = (typeof COMPOSED_KINDS)[number];

/** A part that is not words: a drawing by its name, a work or an artist by the name in its address. Its words are its caption. */
export type ComposedPart =
  | { kind: 'drawing'; name: Drawing; words: Text }
  | { kind: 'work' | 'detail'; name: string; words?: Text | undefined }
  | { kind: 'artist'; name: string };

/** A part of a page as a person edits it. */
export type PagePart = WrittenBlock | ComposedPart;

/** Whether a part is composed by the shop; the others are nothing but words. */
export function isComposed(part: PagePart): part is ComposedPart {
  return COMPOSED_KINDS.some((kind) => kind === part.kind);
}

/** The words of a part, be it its caption; an artist and most works have none. */
export function wordsOfPart(part: PagePart): Text | undefined {
  return 'words' in part ? part.words : undefined;
}

/** The parts that are nothing but words. */
export function writtenParts(parts: readonly PagePart[]): WrittenBlock[] {
  return parts.flatMap((part) => (isComposed(part) ? [] : part));
}

/** Blocks as a person edits them. */
export function partsOf(blocks: readonly Block[]): PagePart[] {
  return blocks.flatMap((block): PagePart[] => {
    switch (block.kind) {
      case 'drawing':
        return [{ kind: 'drawing', name: block.drawing, words: block.caption }];
      case 'work': {
        const { slug, detail, caption } = block;
        return [{ kind: detail ? 'detail' : 'work', name: slug, ...(caption && { words: caption }) }];
      }
      case 'artist':
        return [{ kind: 'artist', name: block.slug }];
      default:
        return writtenBlocks([block]);
    }
  });
}

/** The same way back. */
export function blocksFromParts(parts: readonly PagePart[]): Block[] {
  const taken = new Set<string>();
  return parts.map((part) => (isComposed(part) ? composedBlock(part) : blockFromWritten(part, taken)));
}

function composedBlock(part: ComposedPart): Block {
  switch (part.kind) {
    case 'drawing':
      return { kind: 'drawing', drawing: part.name, caption: part.words };
    case 'artist':
      return { kind: 'artist', slug: part.name };
    default: {
      const { kind, name, words } = part;
      return { kind: 'work', slug: name, ...(kind === 'detail' && { detail: true }), ...(words && { caption: words }) };
    }
  }
}
