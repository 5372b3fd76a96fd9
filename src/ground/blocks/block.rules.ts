import { type Lang, type Text, textIn } from '#shared/locale.ts';

/** The shop's own drawings, by name. */
export const DRAWINGS = [
  'print-layers',
  'frame-sections',
  'hanging-height',
  'mat-widths',
  'packing',
  'size-ladder',
] as const;
export type Drawing = (typeof DRAWINGS)[number];

/**
 * The parts of articles and pages; never HTML. Texts may contain only `*stressed words*` and links
 * `[words](/path)`, to pages of the shop or `https://` addresses.
 */
type BlockOf<Words, Work, Artist> =
  | { kind: 'paragraph'; text: Words }
  /** `id` is the anchor of links to it. */
  | { kind: 'heading'; text: Words; id: string }
  | { kind: 'list'; items: Words[]; ordered?: boolean | undefined }
  | { kind: 'quote'; text: Words; by?: Words | undefined }
  | { kind: 'facts'; rows: { term: Words; text: Words }[] }
  | { kind: 'drawing'; drawing: Drawing; caption: Words }
  /** A work as a picture with its label; `detail` shows a part of it, close up. */
  | ({ kind: 'work'; caption?: Words | undefined; detail?: boolean | undefined } & Work)
  | ({ kind: 'artist' } & Artist)
  /** A picture of the shop's own, by its hash; `alt` describes it. */
  | { kind: 'image'; hash: string; alt: Words; caption?: Words | undefined };

/** As an editor writes it: works and artists by their slugs. */
export type Block = BlockOf<Text, { slug: string }, { slug: string }>;
/** As the database stores it. */
export type StoredBlock = BlockOf<Text, { item_id: number }, { artist_id: number }>;
/** As a page in one language shows it. */
export type ShownBlock = BlockOf<string, { item_id: number }, { artist_id: number }>;

export function blocksIn(blocks: readonly StoredBlock[], lang: Lang): ShownBlock[] {
  return blocks.map((block) => blockIn(block, (text) => textIn(text, lang)));
}

/** The same in that language only, without a fallback: missing texts are empty. */
export function ownBlocksIn(blocks: readonly StoredBlock[], lang: Lang): ShownBlock[] {
  return blocks.map((block) => blockIn(block, (text) => text[lang]));
}

function blockIn(block: StoredBlock, words: (text: Text) => string): ShownBlock {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return { ...block, text: words(block.text) };
    case 'list':
      return { ...block, items: block.items.map(words) };
    case 'quote':
      return { ...block, text: words(block.text), by: block.by && words(block.by) };
    case 'facts':
      return { ...block, rows: block.rows.map(({ term, text }) => ({ term: words(term), text: words(text) })) };
    case 'drawing':
      return { ...block, caption: words(block.caption) };
    case 'work':
      return { ...block, caption: block.caption && words(block.caption) };
    case 'artist':
      return block;
    case 'image':
      return { ...block, alt: words(block.alt), caption: block.caption && words(block.caption) };
  }
}

/** Blocks with slugs replaced by numbers; unknown slugs are left out. */
export function storedBlocks(
  blocks: readonly Block[],
  works: ReadonlyMap<string, number>,
  artists: ReadonlyMap<string, number>,
): StoredBlock[] {
  return blocks.flatMap((block): StoredBlock[] => {
    if (block.kind === 'work') {
      const { slug, ...rest } = block;
      const item_id = works.get(slug);
      return item_id === undefined ? [] : [{ ...rest, item_id }];
    }
    if (block.kind === 'artist') {
      const artist_id = artists.get(block.slug);
      return artist_id === undefined ? [] : [{ kind: 'artist', artist_id }];
    }
    return [block];
  });
}

const WORDS_A_MINUTE = 220;
const HAN_A_MINUTE = 400;

/** Reading time in minutes; Chinese is counted by characters, the rest by words. */
export function readingMinutes(blocks: readonly ShownBlock[]): number {
  const text = blocks.flatMap(wordsOf).join(' ');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + han / HAN_A_MINUTE));
}

/** The texts of a block. */
export function wordsOf(block: ShownBlock): string[] {
  switch (block.kind) {
    case 'list':
      return [...block.items];
    case 'facts':
      return block.rows.flatMap(({ term, text }) => [term, text]);
    case 'drawing':
      return [block.caption];
    case 'work':
    case 'image':
      return block.caption ? [block.caption] : [];
    case 'artist':
      return [];
    default:
      return [block.text];
  }
}
