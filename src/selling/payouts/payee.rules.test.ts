import { describe, expect, test } from 'vitest';
import { idNumberFits, missingFacts, payeeParts } from './payee.rules.ts';

const complete = {
  residency: 'resident',
  legal_form: 'individual',
  income_code: '9B',
  name: 'Lin',
  id_hint: '6789',
  account: 'taiwan',
} as const;

describe('a payee', () => {
  test('lacks everything before anything was entered', () => {
    expect(missingFacts(undefined)).toHaveLength(6);
    expect(missingFacts(complete)).toEqual([]);
    expect(missingFacts({ ...complete, id_hint: null, account: null })).toEqual(['id_number', 'account']);
  });

  test('that is a company here needs no income code', () => {
    expect(missingFacts({ ...complete, income_code: null })).toEqual(['income_code']);
    expect(missingFacts({ ...complete, income_code: null, legal_form: 'company' })).toEqual([]);
    expect(missingFacts({ ...complete, income_code: null, legal_form: 'company', residency: 'non_resident' })).toEqual([
      'income_code',
    ]);
  });

  test('has a number that fits: a tax id, an identity number, or any abroad', () => {
    const person = { residency: 'resident', legal_form: 'individual' } as const;
    expect(idNumberFits('A123456789', person)).toBe(true);
    expect(idNumberFits('04595257', person)).toBe(false);
    expect(idNumberFits('04595257', { ...person, legal_form: 'company' })).toBe(true);
    expect(idNumberFits('12345678', { ...person, legal_form: 'company' })).toBe(false);
    expect(idNumberFits('X1234567', { ...person, residency: 'non_resident' })).toBe(true);
  });

  test('is an artist’s page or a gallery', () => {
    expect(payeeParts('artist-12')).toEqual({ kind: 'artist', id: 12 });
    expect(payeeParts('gallery-0')).toBeUndefined();
  });
});
