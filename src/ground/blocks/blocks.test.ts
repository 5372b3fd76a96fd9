import { describe, expect, test, vi } from 'vitest';
import { blocksIn, readingMinutes, type StoredBlock, storedBlocks } from './block.rules.ts';
import { type Inline, inlineOf, plainOf } from './inline.rules.ts';

const same = (text: string) => ({ en: text, 'zh-Hant': `${text}（繁）`, 'zh-Hans': `${text}（简）` });

describe('the marks in a text', () => {
  test('are stressed words and links, and the rest is plain', () => {
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

  test('match a grammar of two lines for any text', () => {
    const signs = ['*', '[', ']', '(', ')', '](', '\n', ' ', 'a', '/', '#', '山', '\u3000', 'https://x'];
    let state = 62;
    const dice = (most: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * most);
    };
    for (let round = 0; round < 30_000; round++) {
      const text = Array.from({ length: dice(13) }, () => signs[dice(signs.length)]).join('');
      expect(inlineOf(text), JSON.stringify(text)).toEqual(byGrammar(text));
    }
    // Which characters count as spaces.
    for (let code = 0; code < 0x1_0000; code++) {
      const text = `[a](/b${String.fromCharCode(code)}c)`;
      expect(inlineOf(text).length, code.toString(16)).toBe(byGrammar(text).length);
    }
  });

  test.for(['[', '*', '[a](', '[a](/b', '[](', '*a\n', '[a]', '[*'])(
    'are read in steps that grow with the text alone: %j again and again',
    (part) => {
      const steps = (times: number) => {
        const text = part.repeat(times);
        const read = vi.spyOn(String.prototype, 'charCodeAt');
        inlineOf(text);
        const count = read.mock.calls.length;
        read.mockRestore();
        return { length: text.length, count };
      };

      for (const { length, count } of [steps(50), steps(500), steps(5_000)]) {
        expect(count).toBeGreaterThanOrEqual(length);
        expect(count).toBeLessThanOrEqual(4 * length);
      }
    },
  );
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

/** The marks as a regular expression, which rereads the text for each character that could start one. */
function byGrammar(text: string): Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(/\*([^*\n]+)\*|\[([^\]\n]+)\]\(([^)\s]+)\)/g)) {
    const [matched, stressed, words = '', href = ''] = match;
    if (match.index > end) runs.push({ kind: 'plain', text: text.slice(end, match.index) });
    end = match.index + matched.length;
    if (stressed !== undefined) runs.push({ kind: 'stressed', text: stressed });
    else if (/^(\/(?!\/)|#|https:\/\/)/.test(href)) runs.push({ kind: 'link', text: words, href });
    else runs.push({ kind: 'plain', text: words });
  }
  if (end < text.length) runs.push({ kind: 'plain', text: text.slice(end) });
  return runs;
}
