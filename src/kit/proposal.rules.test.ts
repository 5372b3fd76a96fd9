import { expect, test } from 'vitest';
import { sortProposals } from './proposal.rules.ts';

test('a proposal fills an empty field, and is only offered where there is another text', () => {
  const values = {
    title: { en: 'Tide', 'zh-Hant': '潮聲', 'zh-Hans': '  ' },
    alt: { en: '', 'zh-Hant': '計程車', 'zh-Hans': '出租车' },
    list: [{ name: { en: '', 'zh-Hant': '海', 'zh-Hans': '海' } }],
  };
  const proposals = [
    { name: 'title', text: '潮声' },
    { name: 'alt', text: '计程车' },
    { name: 'list.0.name', text: '海' },
  ];

  expect(sortProposals(values, proposals)).toEqual({
    fills: [{ name: 'title', text: '潮声' }],
    offers: [{ name: 'alt', text: '计程车', was: '出租车' }],
  });
});
