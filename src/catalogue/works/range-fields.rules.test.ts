import { expect, test } from 'vitest';
import { sentRanges, typedRanges } from './range-fields.rules.ts';

const typedIn = (fields: Record<string, string>) => (field: string) => fields[field] ?? '';

test('prices are typed in whole units, and a wall needs both lengths', () => {
  const typed = typedIn({ price_from: '50', price_to: '', price_unit: 'USD', wall_width: '60', wall_height: '90' });

  expect(typedRanges(typed)).toEqual({ price_min: '5000', price_max: undefined, currency: 'USD', fits: '60x90' });
  expect(typedRanges(typedIn({ price_to: '900', price_unit: 'NTD', wall_width: '60' }))).toEqual({
    price_min: undefined,
    price_max: '900',
    currency: 'NTD',
    fits: undefined,
  });
  expect(typedRanges(typedIn({ price_from: '-1', price_to: 'x', price_unit: 'USD', wall_width: '1e9' }))).toEqual({
    price_min: undefined,
    price_max: undefined,
    currency: undefined,
    fits: undefined,
  });
});

test('an amount that nobody has changed keeps its cents', () => {
  const typed = typedIn({ price_from: '251', price_to: '300', price_unit: 'USD' });

  expect(typedRanges(typed, { price_min: '25050', price_max: '20000' })).toMatchObject({
    price_min: '25050',
    price_max: '30000',
  });
});

test('a form sent without scripts keeps the other filters and becomes an address', () => {
  const sent = new URLSearchParams(
    'colour=blue&colour=green&sort=price&price_from=&price_to=100&price_unit=USD&wall_width=&wall_height=',
  );

  expect(String(sentRanges(sent))).toBe('colour=blue&colour=green&sort=price&price_max=10000&currency=USD');
  expect(sentRanges(new URLSearchParams('colour=blue&price_max=10000&currency=USD'))).toBeUndefined();
});
