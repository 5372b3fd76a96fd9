import { describe, expect, test } from 'vitest';
import { clashes, threeWay } from './three-way.rules.ts';

const base = { year: 1999, title: { en: 'Sea', 'zh-Hant': '海' }, sizes: [{ price: '10' }, { price: '20' }] };
const size = (size_id: number, price: string) => ({ size_id, price });

describe('two people at one form', () => {
  test('keep each what they changed', () => {
    const mine = { ...base, title: { ...base.title, en: 'The sea' }, sizes: [{ price: '10' }, { price: '25' }] };
    const theirs = { ...base, year: 2001, sizes: [{ price: '12' }, { price: '20' }] };

    expect(threeWay(base, mine, theirs)).toEqual({
      year: 2001,
      title: { en: 'The sea', 'zh-Hant': '海' },
      sizes: [{ price: '12' }, { price: '25' }],
    });
    expect(clashes(base, mine, theirs)).toEqual(['sizes']);
  });

  test('where both changed the same, mine wins and is reported', () => {
    const [mine, theirs] = [
      { ...base, year: 2000 },
      { ...base, year: 2001 },
    ];

    expect(threeWay(base, mine, theirs).year).toBe(2000);
    expect(clashes(base, mine, theirs)).toEqual(['year']);
    expect(clashes(base, mine, { ...mine })).toEqual([]);
  });

  test('things with ids are merged by id, at any position', () => {
    const was = { sizes: [size(3, '30'), size(6, '60')] };
    const mine = { sizes: [size(3, '30'), size(6, '65')] };
    const theirs = { sizes: [size(2, '20'), size(3, '33'), size(6, '60')] };

    expect(threeWay(was, mine, theirs).sizes).toEqual([size(2, '20'), size(3, '33'), size(6, '65')]);
    expect(clashes(was, mine, theirs)).toEqual([]);
    expect(clashes(was, mine, { sizes: [size(3, '30'), size(6, '66')] })).toEqual(['sizes']);
    expect(threeWay(was, { sizes: [size(6, '65')] }, theirs).sizes).toEqual([size(2, '20'), size(6, '65')]);
    expect(threeWay(was, { sizes: [...mine.sizes, size(9, '90')] }, theirs).sizes.at(-1)).toEqual(size(9, '90'));
  });

  test('a list with added entries is not merged', () => {
    const mine = { ...base, sizes: [...base.sizes, { price: '30' }] };

    expect(threeWay(base, mine, { ...base, sizes: [{ price: '11' }, { price: '20' }] }).sizes).toHaveLength(3);
  });

  test('the order of names makes no difference', () => {
    expect(clashes(base, { ...base, title: { 'zh-Hant': '海', en: 'Sea' } }, { ...base, year: 1 })).toEqual([]);
  });
});
