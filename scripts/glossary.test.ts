import { describe, expect, test } from 'vitest';
import { faultsIn, GLOSSARY, TYPOGRAPHY } from './glossary.ts';
import { type Place, type ShopText, shopTexts } from './shop-texts.ts';
import { VOICE } from './voice.ts';

const texts = await shopTexts();
const sentence = (lang: ShopText['lang'], text: string, place: Place = 'pages') =>
  faultsIn([{ place, lang, name: 'a sentence', text }], [...GLOSSARY, ...TYPOGRAPHY]);

describe('one term for one thing', () => {
  test('in every text of the shop, the mails, the documents and the curators', () => {
    expect(faultsIn(texts, GLOSSARY)).toEqual([]);
  });

  test('set by our typographic rules', () => {
    expect(faultsIn(texts, TYPOGRAPHY)).toEqual([]);
  });

  test('is looked for in all places and languages, and every exception is used', () => {
    const found = new Set(texts.filter(({ text }) => text !== '').map(({ place, lang }) => `${place} ${lang}`));
    expect(found.size).toBe(12);
    for (const { lang, term, except } of [...GLOSSARY, ...TYPOGRAPHY])
      if (except)
        expect(
          texts.some((one) => one.lang === lang && except.in.test(one.text)),
          String(term),
        ).toBe(true);
  });

  test.for([
    ['zh-Hant', '限量版畫'],
    ['zh-Hant', '畫框以證書為憑'],
    ['zh-Hant', '受力處（毫米）'],
    ['zh-Hans', '五个工作天内回复'],
    ['zh-Hans', '并注销其他所有设备'],
    ['en', 'The money is paid back.'],
  ] as const)('a word that was given up is found when it comes back: %s %s', ([lang, text]) => {
    expect(sentence(lang, text)).not.toEqual([]);
  });

  test.for([
    ['zh-Hant', '正在載入…'],
    ['zh-Hant', '尺寸:30 公分'],
    ['zh-Hans', '高30 厘米'],
    ['zh-Hans', '濕度 60 %'],
    ['zh-Hans', '安瑟姆・罗特'],
    ['zh-Hant', '歡迎來到 框境 的商店'],
    ['en', "The artist's name"],
  ] as const)('and so is what is set wrongly: %s %s', ([lang, text]) => {
    expect(sentence(lang, text)).not.toEqual([]);
  });

  // One sentence for each row of the voice.
  const UNPLAIN = [
    'Whoever opens it first becomes the administrator.',
    'Whatever arrives is recorded.',
    'Enter it anew.',
    'Somebody has changed it.',
    'Confirmed; the buyer is told.',
    'It stands among your messages.',
    'Your order waits for its payment.',
    'No order fits',
    'The provider refunds it by itself.',
    'Meanwhile it is yours.',
    'Take the app away?',
    'The works were brought in.',
    'Send it in.',
    'You need no password of ours.',
    'Within 15 days of having the prints back.',
    'Made in our Taipei workshop.',
  ];

  test('every habit of translated English is found in messages, and no row of the voice is without a sentence', () => {
    for (const text of UNPLAIN) expect(sentence('en', text, 'interface'), text).not.toEqual([]);
    expect(VOICE.filter(([term]) => !UNPLAIN.some((text) => term.test(text)))).toEqual([]);
  });

  test.for([
    ['en', 'Welcome to Cornice'],
    ['zh-Hant', '歡迎來到框境'],
    ['zh-Hans', '来自台北工坊'],
  ] as const)('a message does not name the brand or the place: %s %s', ([lang, text]) => {
    expect(sentence(lang, text, 'interface')).not.toEqual([]);
  });
});
