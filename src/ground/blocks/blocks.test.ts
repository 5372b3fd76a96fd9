import { describe, expect, test } from 'vitest';
import { blocksIn, readingMinutes, type StoredBlock, storedBlocks } from './block.rules.ts';
import { inlineOf, plainOf } from './inline.rules.ts';

const same = (text: string) => ({ en: text, 'zh-Hant': `${text}（繁）`, 'zh-Hans': `${text}（简）` });

describe('the marks in a text', () => {
  test('are stressed words and links, and the rest is as it stands', () => {
    expect(inlineOf('Hang it *low*, see [the wall](/wall).')).toEqual([
      { kind: 'plain', text: 'Hang it ' },
      { kind: 'stressed', text: 'low' },
      { kind: 'plain', text: ', see ' },
      { kind: 'link', text: 'the wall', href: '/wall' },
      { kind: 'plain', text: '.' },
    ]);
  });

  test.for(['javascript:alert`1`', '//evil.example', 'data:text/html,x', 'http://evil.example', 'wall'])(
    'lead to no %s',
    (href) => {
      expect(inlineOf(`[here](${href})`)).toEqual([{ kind: 'plain', text: 'here' }]);
    },
  );

  test('are no HTML', () => {
    expect(inlineOf('<b>3 × 4</b> * 2')).toEqual([{ kind: 'plain', text: '<b>3 × 4</b> * 2' }]);
    expect(plainOf('*Three* [works](/shop)')).toBe('Three works');
  });
});

describe('blocks', () => {
  const blocks: StoredBlock[] = [
    { kind: 'heading', text: same('Paper'), id: 'paper' },
    { kind: 'list', items: [same('Cotton')] },
    { kind: 'work', item_id: 7, caption: same('Detail') },
  ];

  test('are shown in one language', () => {
    expect(blocksIn(blocks, 'zh-Hans')).toEqual([
      { kind: 'heading', text: 'Paper（简）', id: 'paper' },
      { kind: 'list', items: ['Cotton（简）'] },
      { kind: 'work', item_id: 7, caption: 'Detail（简）' },
    ]);
  });

  test('leave out works and artists that are not there', () => {
    const written = [
      { kind: 'work', slug: 'poppies' },
      { kind: 'work', slug: 'gone' },
      { kind: 'artist', slug: 'lin' },
      { kind: 'artist', slug: 'gone' },
    ] as const;
    expect(storedBlocks(written, new Map([['poppies', 7]]), new Map([['lin', 3]]))).toEqual([
      { kind: 'work', item_id: 7 },
      { kind: 'artist', artist_id: 3 },
    ]);
  });

  test('take a minute for 220 words, or for 400 characters of Chinese', () => {
    const minutes = (text: string) => readingMinutes([{ kind: 'paragraph', text }]);
    expect(minutes('ink '.repeat(660))).toBe(3);
    expect(minutes('墨'.repeat(1200))).toBe(3);
    expect(minutes('')).toBe(1);
  });
});
