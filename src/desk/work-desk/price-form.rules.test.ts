import { expect, test } from 'vitest';
import { readPriceForm } from './price-form.rules.ts';

test('percent and dollars become whole numbers, and what is empty is left out', () => {
  const { which, how, errors } = readPriceForm({
    artist_id: '7',
    category: '',
    band: 'm',
    keyword: ' tide ',
    currency: 'USD',
    from: '10.50',
    to: '',
    NTD_kind: 'percent',
    NTD_value: '-5.25',
    NTD_round: '50',
    USD_kind: 'amount',
    USD_value: '1,000.5',
    USD_round: '',
  });

  expect(errors).toEqual({});
  expect(which).toEqual({ artist_id: 7, band: 'm', keyword: 'tide', price: { currency: 'USD', from: 1050 } });
  expect(how).toEqual({
    NTD: { kind: 'percent', value: -525, round: 50 },
    USD: { kind: 'amount', value: 100_050, round: 100 },
  });
});

test('a currency made from the other needs no number, and only one can be', () => {
  expect(readPriceForm({ USD_kind: 'exchange', USD_value: '7' })).toMatchObject({
    how: { USD: { kind: 'exchange' } },
    errors: {},
  });
  expect(readPriceForm({ NTD_kind: 'exchange', USD_kind: 'exchange' }).errors).toEqual({ USD_kind: 'both' });
});

test('each wrong field is named', () => {
  expect(readPriceForm({}).errors).toEqual({ NTD_kind: 'nothing' });
  expect(readPriceForm({ NTD_kind: 'set', NTD_value: 'much' }).errors).toEqual({ NTD_value: 'number' });
  expect(readPriceForm({ NTD_kind: 'set', NTD_value: '' }).errors).toEqual({ NTD_value: 'number' });
  expect(readPriceForm({ NTD_kind: 'set', NTD_value: '1.5' }).errors).toEqual({ NTD_value: 'number' });
  expect(readPriceForm({ USD_kind: 'percent', USD_value: '901' }).errors).toEqual({ USD_value: 'percent' });
  expect(readPriceForm({ NTD_kind: 'set', NTD_value: '1', from: '-1' }).errors).toEqual({ from: 'range' });
});
