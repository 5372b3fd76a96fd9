import { expect, test } from 'vitest';
import { linkedArticles, withoutDeadLinks } from './article-links.rules.ts';

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const english = 'Try it on the [wall](/wall). Or read [Sizes](/news/choosing-a-size) and [Mats](/news/mats)! It helps.';
const chinese = '可到[牆面預覽](/wall)試掛。也可以讀[怎麼選尺寸](/news/choosing-a-size)。';

test('only a sentence that links to an unpublished article is removed', () => {
  const shown = new Set(['mats']);

  expect(linkedArticles([english, chinese])).toEqual(['choosing-a-size', 'mats']);
  expect(withoutDeadLinks([paragraph(english), paragraph(chinese)], shown, [])).toEqual([
    paragraph('Try it on the [wall](/wall). It helps.'),
    paragraph('可到[牆面預覽](/wall)試掛。'),
  ]);
  expect(withoutDeadLinks([paragraph(english)], new Set(['mats', 'choosing-a-size']), [])).toEqual([
    paragraph(english),
  ]);
});

test('an empty paragraph is removed, and a list keeps its other lines', () => {
  const dead = 'The way of one sheet is told in [How it is made](/news/how).';

  expect(withoutDeadLinks([paragraph(dead), { kind: 'list', items: ['One.', dead] }], new Set(), [])).toEqual([
    { kind: 'list', items: ['One.'] },
  ]);
});

test('a sentence that links to a hidden page is removed too', () => {
  const written = paragraph(
    'We print. More is under [art technology](/technology#ink). See the [partners](/partner/collaborate).',
  );

  expect(withoutDeadLinks([written], new Set(), ['/technology', '/partner'])).toEqual([
    paragraph('We print. See the [partners](/partner/collaborate).'),
  ]);
});
