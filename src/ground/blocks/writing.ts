import type { Text } from '#shared/locale.ts';
import type { Block, Drawing } from './block.rules.ts';

/** One text in English, Traditional and Simplified Chinese, in this order, so that the three line up in the source. */
export function text(en: string, hant: string, hans: string): Text {
  return { en, 'zh-Hant': hant, 'zh-Hans': hans };
}

export function paragraph(en: string, hant: string, hans: string): Block {
  return { kind: 'paragraph', text: text(en, hant, hans) };
}

/** A heading with its anchor. */
export function heading(id: string, en: string, hant: string, hans: string): Block {
  return { kind: 'heading', id, text: text(en, hant, hans) };
}

export function list(...items: readonly Text[]): Block {
  return { kind: 'list', items: [...items] };
}

/** A numbered list. */
export function steps(...items: readonly Text[]): Block {
  return { kind: 'list', items: [...items], ordered: true };
}

/** A quotation. */
export function quote(words: Text, by?: Text): Block {
  return { kind: 'quote', text: words, ...(by && { by }) };
}

/** A table of terms and texts. */
export function facts(...rows: readonly (readonly [term: Text, text: Text])[]): Block {
  return { kind: 'facts', rows: rows.map(([term, said]) => ({ term, text: said })) };
}

/** One of the shop's own drawings. */
export function drawing(name: Drawing, en: string, hant: string, hans: string): Block {
  return { kind: 'drawing', drawing: name, caption: text(en, hant, hans) };
}

/** A whole work with its label. */
export function work(slug: string, caption?: Text): Block {
  return { kind: 'work', slug, ...(caption && { caption }) };
}

/** A detail of a work. */
export function detail(slug: string, caption?: Text): Block {
  return { kind: 'work', slug, detail: true, ...(caption && { caption }) };
}

/** An artist with a link to the works. */
export function artist(slug: string): Block {
  return { kind: 'artist', slug };
}
