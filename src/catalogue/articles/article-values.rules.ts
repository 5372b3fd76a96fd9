import type { Drawing, StoredBlock } from '#ground/blocks/block.rules.ts';
import { LANGS, type Lang, perLang, type Text } from '#shared/locale.ts';
import type { ArticleForm, DeskArticle } from './article-desk.contract.ts';
import { slugFrom } from './article-steps.rules.ts';

/** The most used first. */
export const BLOCK_KINDS = [
  'paragraph',
  'heading',
  'image',
  'quote',
  'work',
  'artist',
  'list',
  'facts',
  'drawing',
] as const satisfies readonly StoredBlock['kind'][];
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A block as form fields: every kind has all fields and uses some. */
export interface BlockValues {
  kind: BlockKind;
  /** A paragraph, a heading, a quote; the lines of a list or of a table. */
  text: Text;
  /** Who said it, or a caption. */
  note: Text;
  alt: Text;
  /** The fragment of a link to this heading. */
  anchor: string;
  ordered: boolean;
  detail: boolean;
  drawing: Drawing;
  item_id: number | null;
  artist_id: number | null;
  hash: string | null;
}

export type ArticleValues = Omit<ArticleForm, 'blocks'> & { blocks: BlockValues[] };

const noText = () => perLang(() => '');

export function emptyBlock(kind: BlockKind): BlockValues {
  const texts = { text: noText(), note: noText(), alt: noText() };
  const choices = { ordered: false, detail: false, drawing: 'print-layers' } as const;
  return { kind, ...texts, anchor: '', ...choices, item_id: null, artist_id: null, hash: null };
}

export function emptyArticle(): ArticleValues {
  const texts = { title: noText(), summary: noText(), cover_alt: noText() };
  return { slug: '', type: 'insight', tags: [], ...texts, cover_item_id: null, cover_hash: null, blocks: [] };
}

export function valuesOf(article: DeskArticle): ArticleValues {
  const { slug, type, tags, title, summary, cover_item_id, cover_hash, cover_alt, blocks } = article;
  return { slug, type, tags, title, summary, cover_item_id, cover_hash, cover_alt, blocks: blocks.map(blockValues) };
}

function blockValues(block: StoredBlock): BlockValues {
  const empty = emptyBlock(block.kind);
  switch (block.kind) {
    case 'paragraph':
      return { ...empty, text: block.text };
    case 'heading':
      return { ...empty, text: block.text, anchor: block.id };
    case 'list':
      return { ...empty, text: linesOf(block.items), ordered: block.ordered ?? false };
    case 'quote':
      return { ...empty, text: block.text, note: block.by ?? noText() };
    case 'facts':
      return { ...empty, text: perLang(({ lang }) => block.rows.map((row) => factLine(row, lang)).join('\n')) };
    case 'drawing':
      return { ...empty, drawing: block.drawing, note: block.caption };
    case 'work':
      return { ...empty, item_id: block.item_id, detail: block.detail ?? false, note: block.caption ?? noText() };
    case 'artist':
      return { ...empty, artist_id: block.artist_id };
    case 'image':
      return { ...empty, hash: block.hash, alt: block.alt, note: block.caption ?? noText() };
  }
}

const linesOf = (items: readonly Text[]): Text => perLang(({ lang }) => items.map((item) => item[lang]).join('\n'));

/** Separates the term from the text in a table's line. */
const BAR = '|';
const factLine = ({ term, text }: { term: Text; text: Text }, lang: Lang) =>
  term[lang] || text[lang] ? `${term[lang]} ${BAR} ${text[lang]}` : '';

/** The form to send. An optional text that is empty in all languages is omitted. */
export function formOf(values: ArticleValues): ArticleForm {
  return { ...values, blocks: values.blocks.map((block, at) => storedOf(block, at)) };
}

/** The same for the preview, without blocks in which nothing is chosen. */
export function shownForm(values: ArticleValues): ArticleForm {
  const isChosen = ({ kind, item_id, artist_id, hash }: BlockValues) =>
    ({ work: item_id, artist: artist_id, image: hash })[kind as 'work' | 'artist' | 'image'] !== null;
  return formOf({ ...values, blocks: values.blocks.filter(isChosen) });
}

function storedOf(block: BlockValues, at: number): StoredBlock {
  const { kind, text, note, alt } = block;
  switch (kind) {
    case 'paragraph':
      return { kind, text };
    case 'heading':
      return { kind, text, id: block.anchor || slugFrom(text.en) || `part-${at + 1}` };
    case 'list':
      return { kind, items: rowsOf(text), ...(block.ordered && { ordered: true }) };
    case 'quote':
      return { kind, text, ...(isWritten(note) && { by: note }) };
    case 'facts':
      return { kind, rows: rowsOf(text).map(factOf) };
    case 'drawing':
      return { kind, drawing: block.drawing, caption: note };
    case 'work':
      // The API reports a missing choice at its field.
      return {
        kind,
        item_id: block.item_id ?? 0,
        ...(isWritten(note) && { caption: note }),
        ...(block.detail && { detail: true }),
      };
    case 'artist':
      return { kind, artist_id: block.artist_id ?? 0 };
    case 'image':
      return { kind, hash: block.hash ?? '', alt, ...(isWritten(note) && { caption: note }) };
  }
}

const isWritten = (text: Text) => LANGS.some((lang) => text[lang].trim() !== '');

/** Pairs the lines of all languages: first with first, and so on. */
function rowsOf(text: Text): Text[] {
  const lines = perLang(({ lang }) => text[lang].split('\n').map((line) => line.trim()));
  const most = Math.max(...LANGS.map((lang) => lines[lang].length));
  return Array.from({ length: most }, (_, at) => perLang(({ lang }) => lines[lang][at] ?? '')).filter(isWritten);
}

function factOf(row: Text): { term: Text; text: Text } {
  const parts = perLang(({ lang }) => {
    const at = row[lang].indexOf(BAR);
    return at < 0 ? ['', row[lang]] : [row[lang].slice(0, at).trim(), row[lang].slice(at + 1).trim()];
  });
  return { term: perLang(({ lang }) => parts[lang][0] ?? ''), text: perLang(({ lang }) => parts[lang][1] ?? '') };
}

/** The field that shows an API error about part of a block. */
export function fieldOf(name: string): string {
  return name
    .replace(/^(blocks\.\d+)\.(by|caption)\b/, '$1.note')
    .replace(/^(blocks\.\d+)\.(items|rows)\.\d+(\.(term|text))?/, '$1.text')
    .replace(/^(blocks\.\d+)\.id$/, '$1.anchor');
}
