import { expect, test } from 'vitest';
import { applicable } from './delivery-guess.rules.ts';

const usa = { country_code: 'US', code: '1' };
const taiwan = { country_code: 'TW', code: '886' };
const shown = ({ country_code, code } = { country_code: '', code: '' }, { city = '', number = '' } = {}) => ({
  address: { country_code, city },
  mobile: { code, number },
});

test('a guess fills an empty form, and replaces the guess before it', () => {
  expect(applicable(usa, shown(), undefined)).toEqual(usa);
  expect(applicable(usa, shown(taiwan), taiwan)).toEqual(usa);
});

test('a guess never replaces a choice, also if it is what an empty form shows to some readers', () => {
  expect(applicable(usa, shown(taiwan), usa)).toEqual({});
  expect(applicable(usa, shown(taiwan), undefined)).toEqual({});
});

test('a guess changes no country beside a city, and no dialling code beside a number', () => {
  expect(applicable(usa, shown(taiwan, { city: '臺北市' }), taiwan)).toEqual({});
  expect(applicable(usa, shown(taiwan, { number: '912345678' }), taiwan)).toEqual({ country_code: 'US' });
  expect(applicable(usa, shown({ ...taiwan, code: '81' }), taiwan)).toEqual({ country_code: 'US' });
});
