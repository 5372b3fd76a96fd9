import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { factChanges, factName } from './fact-changes.rules.ts';
import { factsIn, type SubjectLog } from './log.rules.ts';
import { dayFormat, eitherFormat, linesFormat, moneyFormat, unitFormat, wordsFormat } from './log-values.rules.ts';

const LOG: SubjectLog = {
  thing: (id) => msg`Frame ${id}`,
  actions: { edit: msg`Changed` },
  fact: factsIn({
    title: { name: msg`Title` },
    question: { name: msg`Question` },
    price: { name: msg`Price`, format: moneyFormat },
    closed: { name: msg`Open or closed`, format: eitherFormat(msg`hidden`, msg`shown`) },
    days: { name: msg`Holidays`, format: dayFormat },
    kind: { name: msg`Kind`, format: wordsFormat({ oak: msg`Oak` }) },
    sizes: { name: msg`Sizes and prices`, format: linesFormat(moneyFormat) },
    mat: { name: msg`Mat`, parts: { width_mm: { name: msg`Width of the mat`, format: unitFormat('millimeter') } } },
  }),
};

async function changed(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  locale: 'en' | 'zh-Hant' = 'en',
) {
  const reader = { i18n: await i18nFor(locale), locale, clock: (at: string) => at };
  return factChanges(LOG, { subject_id: '1', before, after }, reader).map(({ key: _, isLong, ...one }) => ({
    ...one,
    ...(isLong && { isLong }),
  }));
}

test('a text is shown in the languages in which it was changed', async () => {
  const title = { en: 'Poppies', 'zh-Hant': '罌粟', 'zh-Hans': '罂粟' };

  expect(await changed({ title }, { title: { ...title, en: 'Red poppies', 'zh-Hans': '' } })).toEqual([
    { name: 'Title', lang: 'en', was: 'Poppies', is: 'Red poppies' },
    { name: 'Title', lang: 'zh-Hans', was: '罂粟', is: '—' },
  ]);
});

test('a new text is shown as well, and so is one of which the log stored the difference', async () => {
  expect(await changed({ title: null }, { title: { en: 'A field', 'zh-Hant': '', 'zh-Hans': '' } })).toMatchObject([
    { lang: 'en', was: '—', is: 'A field' },
    { lang: 'zh-Hant', was: '—', is: '—' },
    { lang: 'zh-Hans', was: '—', is: '—' },
  ]);
  expect(await changed({ title: { en: 'A' } }, { title: { en: 'B' } })).toEqual([
    { name: 'Title', lang: 'en', was: 'A', is: 'B' },
  ]);
});

test('a fact of one language is shown with the language', async () => {
  expect(await changed({ 'question zh-Hant': '多久？' }, { 'question zh-Hant': '要多久？' })).toEqual([
    { name: 'Question', lang: 'zh-Hant', was: '多久？', is: '要多久？' },
  ]);
  expect(factName('zh-Hans')).toEqual({ fact: '', lang: 'zh-Hans' });
});

test('values are formatted for people', async () => {
  const before = { price: { NTD: 1200 }, closed: false, days: ['2027-01-04'], kind: 'oak' };
  const after = { price: { NTD: 1380, USD: 4250 }, closed: true, days: [], kind: 'elm' };

  expect(await changed(before, after)).toEqual([
    { name: 'Price', was: 'NT$1,200', is: 'NT$1,380 · US$42.50' },
    { name: 'Open or closed', was: 'shown', is: 'hidden' },
    { name: 'Holidays', was: 'Jan 4, 2027', is: '—' },
    { name: 'Kind', was: 'Oak', is: 'elm' },
  ]);
  expect(await changed({ days: ['2027-01-04'] }, { days: ['2027-01-04', '2027-01-05'] }, 'zh-Hant')).toMatchObject([
    { is: '2027年1月4日、2027年1月5日' },
  ]);
});

test('of an object only the parts that differ are shown', async () => {
  expect(await changed({ mat: { width_mm: 50, colour: '#fff' } }, { mat: { width_mm: 60, colour: '#fff' } })).toEqual([
    { name: 'Mat · Width of the mat', was: '50 mm', is: '60 mm' },
  ]);
});

test('long texts and lists are no lines', async () => {
  const sizes = [{ NTD: 100 }, { NTD: 200 }];

  expect(await changed({ title: 'a '.repeat(60) }, { title: 'b' })).toMatchObject([{ isLong: true }]);
  expect(await changed({ sizes: [{ NTD: 100 }] }, { sizes })).toMatchObject([{ is: 'NT$100\nNT$200', isLong: true }]);
});

test('an unknown fact is shown raw, and a shortened one as text', async () => {
  expect(await changed({ old_name: 1 }, { old_name: 2 })).toEqual([{ name: 'old_name', was: '1', is: '2' }]);
  expect(await changed({ mat: null }, { mat: '{"width_mm":50,…' })).toMatchObject([{ is: '{"width_mm":50,…' }]);
});
