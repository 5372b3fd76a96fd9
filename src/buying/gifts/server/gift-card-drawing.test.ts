import { expect, test } from 'vitest';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { MESSAGE_LINES, MESSAGE_MAX } from '../gift.rules.ts';
import { drawGiftCards, type GiftCard } from './gift-card-drawing.ts';

const link = { address: 'https://cornice.example/zh-Hant/gift/secret', text: 'Scan this code.' };
const card: GiftCard = {
  locale: 'en',
  brand: 'Cornice',
  to: 'For Mei',
  message: 'Happy birthday!',
  link,
  code: 'CN-1',
};

const draw = (cards: GiftCard[]) =>
  drawGiftCards({ locale: 'en', title: 'Message cards', brand: 'Cornice', date: '2026-11-19T00:00:00Z', cards });

test('each card has its page, with the buyer’s own words in any script', async () => {
  const chinese = { ...card, to: '給 美玲', message: '生日快樂！\n願你天天開心。', link: undefined };

  const { pages } = await readPdf(await draw([card, chinese]));

  expect(pages).toHaveLength(2);
  expect(pages[0]?.join('\n')).toContain('Happy birthday!');
  expect(pages[0]?.join('\n')).toContain('For Mei');
  expect(pages[0]?.join('\n')).toContain('Scan this code.');
  expect(pages[1]).toEqual(expect.arrayContaining(['給 美玲', '生日快樂！', '願你天天開心。']));
  expect(pages[1]?.join('\n')).not.toContain('Scan');
});

test.for([
  ['the most Chinese characters', '生'.repeat(MESSAGE_MAX)],
  ['the most Latin letters', 'W'.repeat(MESSAGE_MAX)],
  ['the most lines', Array.from({ length: MESSAGE_LINES }, () => '生'.repeat(24)).join('\n')],
])('a full card with %s stays on one page, and no word is lost', async ([, message]) => {
  const { pages } = await readPdf(await draw([{ ...card, message: message ?? '' }]));

  expect(pages).toHaveLength(1);
  const letters = pages.flat().join('').replace(/\s/g, '');
  expect(letters).toContain((message ?? '').replace(/\s/g, ''));
});

test('the same cards give the same bytes', async () => {
  expect(await draw([card])).toEqual(await draw([card]));
});
