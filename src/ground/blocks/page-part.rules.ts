import type { Text } from '#shared/locale.ts';
import type { Block, Drawing, StoredBlock } from './block.rules.ts';
import { blockFromWritten, type WordBlock, type WrittenBlock, writtenBlocks } from './written.rules.ts';

/** What the shop composes by name: its own drawing, a work, a detail of one, an artist, an uploaded picture. */
const COMPOSED_KINDS = ['drawing', 'work', 'detail', 'artist', 'image'] as const;
export type ComposedKind = (typeof COMPOSED_KINDS)[number];

/** A part that is not text: a drawing by name, a work or an artist by slug, a picture by hash. Its text is the caption, or describes the picture. */
export type ComposedPart =
  | { kind: 'drawing'; name: Drawing; words: Text }
  | { kind: 'work' | 'detail'; name: string; words?: Text | undefined }
  | { kind: 'artist'; name: string }
  | { kind: 'image'; name: string; words: Text };

/** A part of a page as a person edits it. */
export type PagePart = WrittenBlock | ComposedPart;

/** A part of an answer or a document: text, or an uploaded picture. */
type AnswerPart = WrittenBlock | Extract<ComposedPart, { kind: 'image' }>;
export type AnswerBlock = WordBlock | Extract<Block, { kind: 'image' }>;

/** Whether the shop composes a part; the others are only text. */
export function isComposed(part: PagePart): part is ComposedPart {
  return COMPOSED_KINDS.some((kind) => kind === part.kind);
}

/** The text of a part, or its caption; an artist and most works have none. */
export function wordsOfPart(part: PagePart): Text | undefined {
  return 'words' in part ? part.words : undefined;
}

/** Without what answers and documents cannot have. */
export function onlyAnswerParts(parts: readonly PagePart[]): AnswerPart[] {
  return parts.flatMap((part) => (isComposed(part) && part.kind !== 'image' ? [] : part));
}

/** The blocks of an answer or a document as a person edits them. */
export function answerParts(blocks: readonly (Block | StoredBlock)[]): AnswerPart[] {
  return blocks.flatMap((block): AnswerPart[] =>
    block.kind === 'image' ? [{ kind: 'image', name: block.hash, words: block.alt }] : writtenBlocks([block]),
  );
}

/** The reverse. */
export function blocksFromAnswer(parts: readonly AnswerPart[]): AnswerBlock[] {
  const taken = new Set<string>();
  return parts.map((part) =>
    part.kind === 'image' ? { kind: 'image', hash: part.name, alt: part.words } : blockFromWritten(part, taken),
  );
}

/** The pictures in blocks, by hash. */
export function picturesIn(blocks: readonly (Block | StoredBlock)[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'image' ? block.hash : []));
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
      case 'image':
        return [{ kind: 'image', name: block.hash, words: block.alt }];
      default:
        return writtenBlocks([block]);
    }
  });
}

/** The reverse of `partsOf`. */
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
    case 'image':
      return { kind: 'image', hash: part.name, alt: part.words };
    default: {
      const { kind, name, words } = part;
      return { kind: 'work', slug: name, ...(kind === 'detail' && { detail: true }), ...(words && { caption: words }) };
    }
  }
}
