import { expect, test } from 'vitest';
import { stillExamples } from './setup.rules.ts';

const inThree = (en: string) => ({ en, 'zh-Hant': `${en}（繁）`, 'zh-Hans': `${en}（简）` });
const opening = { company: inThree('Cornice'), phone: '+886 2 2311 0100' };

test('a field is an example until all of it was changed, in every language', () => {
  const fields = ['company', 'phone'] as const;

  expect(stillExamples(fields, opening, opening)).toEqual(['company', 'phone']);
  expect(stillExamples(fields, { company: { ...inThree('Lin'), en: 'Cornice ' }, phone: '1' }, opening)).toEqual([
    'company',
  ]);
  expect(stillExamples(fields, { company: inThree('Lin'), phone: '1' }, opening)).toEqual([]);
});
