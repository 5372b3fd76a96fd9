import { describe, expect, test } from 'vitest';
import { isSameWithheld, rulesOn, type TaxedPayee, withheldFrom } from './payout-tax.rules.ts';

const author: TaxedPayee = {
  residency: 'resident',
  legal_form: 'individual',
  income_code: '9B',
  premium_exempt_until: null,
};
const abroad: TaxedPayee = { ...author, residency: 'non_resident' };
const paid = (payee: TaxedPayee, gross: number, more = {}) =>
  withheldFrom(payee, { gross, currency: 'NTD', usd_rate: 0.031, day: '2026-11-10', ...more });
const figures = ({ withholding, premium, net }: ReturnType<typeof withheldFrom>) => [withholding, premium, net];

describe('what is withheld from a payout', () => {
  test('to an author here: 10 % once the tax exceeds NT$2,000, and the premium from NT$20,000 on', () => {
    expect(figures(paid(author, 19_999))).toEqual([0, 0, 19_999]);
    expect(figures(paid(author, 20_000))).toEqual([0, 422, 19_578]);
    expect(figures(paid(author, 20_010))).toEqual([2_001, 422, 17_587]);
    expect(figures(paid(author, 40_000))).toEqual([4_000, 844, 35_156]);
  });

  test('counts only ten million for the premium', () => {
    expect(paid(author, 12_000_000).premium).toBe(211_000);
  });

  test('of a royalty is no premium, and none with a proven exemption or to a company', () => {
    expect(figures(paid({ ...author, income_code: '53' }, 40_000))).toEqual([4_000, 0, 36_000]);
    expect(paid({ ...author, premium_exempt_until: '2026-11-10' }, 40_000).rules.premium.reason).toBe('exempt');
    expect(paid({ ...author, premium_exempt_until: '2026-11-09' }, 40_000).premium).toBe(844);
  });

  test('to a company here is nothing: it issues an invoice', () => {
    const company = { ...author, legal_form: 'company' as const };
    expect(paid(company, 1_000_000)).toMatchObject({ code: null, withholding: 0, premium: 0, net: 1_000_000 });
  });

  test('to people abroad is 20 %, and nothing of an author’s fee up to NT$5,000', () => {
    expect(figures(paid(abroad, 5_000))).toEqual([0, 0, 5_000]);
    expect(figures(paid(abroad, 5_001))).toEqual([1_000, 0, 4_001]);
    expect(figures(paid({ ...abroad, income_code: '53' }, 100))).toEqual([20, 0, 80]);
  });

  test('of US dollars is measured in NT dollars and withheld in US dollars', () => {
    // US$620.00 are NT$20,000.
    expect(figures(paid(author, 62_000, { currency: 'USD' }))).toEqual([0, 1_308, 60_692]);
    expect(figures(paid(author, 62_100, { currency: 'USD' }))).toEqual([6_210, 1_310, 54_580]);
  });

  test('always leaves the sum: gross = tax + premium + net', () => {
    for (let gross = 1; gross < 60_000; gross += 37) {
      for (const payee of [author, abroad]) {
        const { withholding, premium, net } = paid(payee, gross);
        expect(withholding + premium + net).toBe(gross);
        expect(net).toBeGreaterThan(0);
      }
    }
  });
});

test('the rules of a day are the latest of each kind', () => {
  expect(rulesOn('2026-11-10').withholding.map(({ rate_bp }) => rate_bp)).toEqual([1000, 2000, 2000]);
  expect(rulesOn('2026-11-10').premium?.rate_bp).toBe(211);
});

test('a day changes a payout if a rate begins or an exemption ends meanwhile', () => {
  const on = (day: string, payee = author) => paid(payee, 40_000, { day });
  const exempt = { ...author, premium_exempt_until: '2026-11-12' };
  expect(isSameWithheld(on('2026-11-10'), on('2026-12-31'))).toBe(true);
  expect(isSameWithheld(on('2020-12-31'), on('2021-01-01'))).toBe(false);
  expect(isSameWithheld(on('2026-11-10', exempt), on('2026-11-12', exempt))).toBe(true);
  expect(isSameWithheld(on('2026-11-12', exempt), on('2026-11-13', exempt))).toBe(false);
});
