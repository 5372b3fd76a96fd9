import { describe, expect, test } from 'vitest';
import { deliveryRates } from '#catalogue/site/delivery-rates.contract.ts';
import { openingRates } from '#catalogue/site/delivery-rates.rules.ts';
import { ratesTyped, typedRates, wordsIn } from './delivery-form.rules.ts';

describe('the form of the rates', () => {
  test('returns its input unchanged', () => {
    expect(ratesTyped(typedRates(openingRates))).toEqual(openingRates);
    expect(deliveryRates.safeParse(ratesTyped(typedRates(openingRates))).success).toBe(true);
  });

  test('shows centimetres and whole dollars', () => {
    const { taiwan } = typedRates(openingRates);
    expect(taiwan.bands.map(({ up_to_mm }) => up_to_mm)).toEqual(['60', '90', '']);
    expect(taiwan.bands[1]?.fee).toEqual({ NTD: '250', USD: '8.50' });
  });

  test('reads full-width digits, thousands and cents', () => {
    const typed = typedRates(openingRates);
    typed.taiwan.free_from = { NTD: '６,０００', USD: '19.99' };
    typed.abroad.asia.countries = 'hk, mo、jp';
    const { taiwan, abroad } = ratesTyped(typed);
    expect(taiwan.free_from).toEqual({ NTD: 6000, USD: 1999 });
    expect(abroad.asia.countries).toEqual(['HK', 'MO', 'JP']);
    expect(wordsIn(' 952,  10341\n')).toEqual(['952', '10341']);
  });

  test.each(['', '-1', '1e3', 'free', '1.2.3', '0x10'])('does not guess at “%s”', (text) => {
    const typed = typedRates(openingRates);
    typed.taiwan.island_surcharge.NTD = text;
    expect(ratesTyped(typed).taiwan.island_surcharge.NTD).toBeNaN();
    expect(deliveryRates.safeParse(ratesTyped(typed)).success).toBe(false);
  });

  test('half a New Taiwan dollar is refused, not rounded', () => {
    const typed = typedRates(openingRates);
    typed.taiwan.island_surcharge.NTD = '99.5';
    expect(deliveryRates.safeParse(ratesTyped(typed)).error?.issues[0]?.path).toEqual([
      'taiwan',
      'island_surcharge',
      'NTD',
    ]);
  });
});
