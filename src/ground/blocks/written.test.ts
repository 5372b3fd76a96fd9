import { expect, test } from 'vitest';
import type { Block } from './block.rules.ts';
import { answerParts, blocksFromAnswer } from './page-part.rules.ts';
import { writtenBlock } from './written.contract.ts';

const same = (text: string) => ({ en: text, 'zh-Hant': `${text}繁`, 'zh-Hans': `${text}简` });

const blocks: Block[] = [
  { kind: 'heading', id: 'days', text: same('Days') },
  { kind: 'paragraph', text: same('Five to seven.') },
  { kind: 'list', items: [same('one'), same('two')] },
  { kind: 'list', items: [same('first')], ordered: true },
  { kind: 'image', hash: 'aaaa', alt: same('The workshop') },
  { kind: 'facts', rows: [{ term: same('Taiwan'), text: same('6–9 | or so') }] },
];

test('blocks can be written as lines and read back as they were', () => {
  expect(blocksFromAnswer(answerParts(blocks))).toEqual(blocks);
  expect(answerParts(blocks)[2]?.words['zh-Hant']).toBe('one繁\ntwo繁');
});

test('lines of a paragraph become one, with a space where the language has them', () => {
  const words = { en: 'Made\n to order.', 'zh-Hant': '接單\n製作。', 'zh-Hans': '接单制作。' };

  expect(blocksFromAnswer([{ kind: 'paragraph', words }])).toEqual([
    { kind: 'paragraph', text: { en: 'Made to order.', 'zh-Hant': '接單製作。', 'zh-Hans': '接单制作。' } },
  ]);
});

test('headings are named by their English words, and no two alike', () => {
  const heading = (text: string) => ({ kind: 'heading', words: same(text) }) as const;
  const names = blocksFromAnswer([heading('What we sell'), heading('What we sell!'), heading('？')]);

  expect(names.map((block) => block.kind === 'heading' && block.id)).toEqual([
    'what-we-sell',
    'what-we-sell-2',
    'part',
  ]);
});

test.for([
  ['a language is missing', { kind: 'paragraph', words: { ...same('x'), 'zh-Hans': ' ' } }, 'words.zh-Hans'],
  ['a list has fewer lines in one language', { kind: 'list', words: { ...same('a\nb'), en: 'a' } }, 'words.zh-Hant'],
  ['a fact has no bar', { kind: 'facts', words: { ...same('a | b'), 'zh-Hant': '甲乙' } }, 'words.zh-Hant'],
] as const)('a block is refused where %s', ([, block, path]) => {
  expect(writtenBlock.safeParse(block).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
