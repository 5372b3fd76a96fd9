import { describe, expect, test } from 'vitest';
import type { StoredBlock } from '#ground/blocks/block.rules.ts';
import type { Text } from '#shared/locale.ts';
import type { DeskArticle } from './article-desk.contract.ts';
import { emptyArticle, emptyBlock, fieldOf, formOf, shownForm, valuesOf } from './article-values.rules.ts';

const same = (text: string): Text => ({ en: text, 'zh-Hant': `${text}繁`, 'zh-Hans': `${text}简` });

const blocks: StoredBlock[] = [
  { kind: 'paragraph', text: same('Cotton') },
  { kind: 'heading', id: 'paper', text: same('Paper') },
  { kind: 'list', items: [same('One'), same('Two')], ordered: true },
  { kind: 'quote', text: same('Low'), by: same('Lin') },
  { kind: 'facts', rows: [{ term: same('Weight'), text: same('310 g | m²') }] },
  { kind: 'drawing', drawing: 'packing', caption: same('A box') },
  { kind: 'work', item_id: 7, caption: same('Close'), detail: true },
  { kind: 'artist', artist_id: 3 },
  { kind: 'image', hash: 'abc', alt: same('Oak'), caption: same('Ours') },
];
const { blocks: _none, ...texts } = emptyArticle();
const article: DeskArticle = {
  ...texts,
  blocks,
  article_id: 1,
  version: 1,
  state: 'draft',
  published_at: null,
  updated_at: '',
  steps: [],
};

describe('an article in the editor', () => {
  test('is unchanged after conversion to fields and back', () => {
    expect(formOf(valuesOf(article)).blocks).toEqual(blocks);
  });

  test('pairs the lines of a list across the languages', () => {
    const list = { ...emptyBlock('list'), text: { en: 'a\n\nb', 'zh-Hant': '甲', 'zh-Hans': '' } };
    expect(formOf({ ...emptyArticle(), blocks: [list] }).blocks).toEqual([
      {
        kind: 'list',
        items: [
          { en: 'a', 'zh-Hant': '甲', 'zh-Hans': '' },
          { en: 'b', 'zh-Hant': '', 'zh-Hans': '' },
        ],
      },
    ]);
  });

  test('omits blocks without a choice from its preview', () => {
    const chosen = { ...emptyBlock('work'), item_id: 4 };
    const kinds = (['work', 'artist', 'image'] as const).map(emptyBlock);
    const values = { ...emptyArticle(), blocks: [...kinds, emptyBlock('paragraph'), chosen] };
    expect(shownForm(values).blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'work']);
  });

  test('shows an error beside the field it belongs to', () => {
    expect(fieldOf('blocks.3.by.en')).toBe('blocks.3.note.en');
    expect(fieldOf('blocks.3.rows.2.term.zh-Hans')).toBe('blocks.3.text.zh-Hans');
    expect(fieldOf('blocks.0.items.4.en')).toBe('blocks.0.text.en');
    expect(fieldOf('title.en')).toBe('title.en');
  });
});
