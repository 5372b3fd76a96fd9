import { expect, test } from 'vitest';
import { explainLines, type MatchedLine, type PayableOrder } from './bank-matching.rules.ts';

let id = 0;
const line = (more: Partial<MatchedLine>): MatchedLine => ({
  line_id: ++id,
  day: '2026-11-16',
  amount: 3680,
  currency: 'TWD',
  digits: [],
  codes: [],
  is_confirmed: false,
  confirmed: null,
  ...more,
});
const order = (code: string, more: Partial<PayableOrder> = {}): PayableOrder => ({
  code,
  name: 'Mei Lin',
  total: 3680,
  created_day: '2026-11-14',
  waits: true,
  has_line: false,
  reports: [],
  ...more,
});
const reported = (digits: string, day = '2026-11-16', amount = 3680) => ({ reports: [{ digits, day, amount }] });
const TODAY = '2026-11-20';
const explained = (lines: MatchedLine[], orders: PayableOrder[]) =>
  explainLines(lines, orders, TODAY).map(({ kind, code }) => [kind, code]);

test('amount, digits and day together are sure; four reported digits are enough', () => {
  expect(explained([line({ digits: ['12345'] })], [order('A', reported('12345'))])).toEqual([['sure', 'A']]);
  expect(explained([line({ digits: ['12345'] })], [order('A', reported('2345'))])).toEqual([['sure', 'A']]);
});

test('a line that names the order is sure without digits', () => {
  expect(explained([line({ codes: ['B'] })], [order('A'), order('B')])).toEqual([['sure', 'B']]);
});

test('three days apart are sure, four are only probable', () => {
  const far = (day: string) => explained([line({ digits: ['12345'] })], [order('A', reported('12345', day))]);
  expect(far('2026-11-19')).toEqual([['sure', 'A']]);
  expect(far('2026-11-20')).toEqual([['probable', 'A']]);
});

test('the only order of that total is probable if digits are missing', () => {
  expect(explained([line({})], [order('A'), order('B', { total: 500 })])).toEqual([['probable', 'A']]);
  expect(explained([line({ digits: ['12345'] })], [order('A')])).toEqual([['probable', 'A']]);
});

test('several orders of that total are ambiguous, and all are named', () => {
  const [one] = explainLines([line({})], [order('A'), order('B')], TODAY);
  expect(one).toMatchObject({ kind: 'ambiguous', code: null, candidates: [{ code: 'A' }, { code: 'B' }] });
  const twins = [order('A', reported('12345')), order('B', reported('12345'))];
  expect(explained([line({ digits: ['12345'] })], twins)).toEqual([['ambiguous', null]]);
});

test('an order that a sure line pays is not proposed to another line, anywhere in the statement', () => {
  const lines = [line({}), line({ digits: ['12345'] })];
  expect(explained(lines, [order('A', reported('12345')), order('B')])).toEqual([
    ['probable', 'B'],
    ['sure', 'A'],
  ]);
});

test('money that arrived twice is a second payment, not a second confirmation', () => {
  const lines = [line({ digits: ['12345'] }), line({ digits: ['12345'] }), line({})];
  expect(explained(lines, [order('A', reported('12345'))])).toEqual([
    ['sure', 'A'],
    ['second', 'A'],
    ['second', 'A'],
  ]);
});

test('the right digits with another amount say how much is missing or too much', () => {
  const [less, more] = explainLines(
    [line({ digits: ['12345'], amount: 3665 }), line({ digits: ['12345'], amount: 4000 })],
    [order('A', reported('12345'))],
    TODAY,
  );
  expect(less).toMatchObject({ kind: 'wrong_amount', code: 'A', differs: -15 });
  expect(more).toMatchObject({ kind: 'wrong_amount', differs: 320 });
});

test('staff decide about the right amount with other digits', () => {
  const [one] = explainLines([line({ digits: ['99999'] })], [order('A', reported('12345'))], TODAY);
  expect(one).toMatchObject({ kind: 'digits_differ', code: null, candidates: [{ code: 'A', digits: 'other' }] });
});

test('money for an order that has ended or is paid is marked as such', () => {
  const ended = order('A', { waits: false, ...reported('12345') });
  expect(explained([line({ digits: ['12345'] })], [ended])).toEqual([['closed', 'A']]);
  expect(explained([line({})], [ended])).toEqual([['none', null]]);
});

test('money for an order that was confirmed on its page is not proposed for another one of the same total', () => {
  const byHand = order('A', { waits: false, ...reported('12345') });
  const other = order('B');
  expect(explained([line({ digits: ['12345'] })], [byHand, other])).toEqual([['closed', 'A']]);
  expect(explained([line({ codes: ['A'] })], [byHand, other])).toEqual([['closed', 'A']]);
});

test('money after an order that another line has paid may be for the buyer’s next one', () => {
  const paid = order('A', { waits: false, has_line: true, ...reported('12345') });
  expect(explained([line({ digits: ['12345'] })], [paid, order('B')])).toEqual([['probable', 'B']]);
  expect(explained([line({ digits: ['12345'] })], [paid])).toEqual([['closed', 'A']]);
});

test('a line stays used when its order is deleted', () => {
  expect(explained([line({ is_confirmed: true })], [order('A')])).toEqual([['confirmed', null]]);
});

test('no order is paid before it is placed', () => {
  expect(explained([line({ day: '2026-11-13' })], [order('A')])).toEqual([['none', null]]);
});

test('withdrawals and confirmed lines are skipped', () => {
  const lines = [
    line({ amount: -3680, digits: ['12345'] }),
    line({ is_confirmed: true, confirmed: 'Z', digits: ['12345'] }),
  ];
  expect(explained(lines, [order('A', reported('12345'))])).toEqual([
    ['withdrawal', null],
    ['confirmed', 'Z'],
  ]);
});

test('a line in another currency is never sure, with any amount and digits', () => {
  const usd = { currency: 'USD', codes: ['A'], digits: ['12345'] };
  const [one] = explainLines([line(usd)], [order('A', reported('12345'))], TODAY);

  expect(one).toMatchObject({ kind: 'other_currency', code: 'A', doubt: null });
  expect(explained([line({ currency: 'USD' })], [order('A')])).toEqual([['other_currency', null]]);
  expect(explained([line({ currency: 'USD' }), line({})], [order('A')])).toEqual([
    ['other_currency', null],
    ['probable', 'A'],
  ]);
});

test('a line dated in the future, or before the order was placed, is not sure, and says why', () => {
  const doubts = (more: Partial<MatchedLine>) =>
    explainLines([line(more)], [order('A', reported('12345', '2026-11-21'))], TODAY).map(({ kind, code, doubt }) => [
      kind,
      code,
      doubt,
    ]);

  expect(doubts({ day: '2026-11-20', codes: ['A'] })).toEqual([['sure', 'A', null]]);
  expect(doubts({ day: '2031-01-05', codes: ['A'] })).toEqual([['probable', 'A', 'future']]);
  expect(doubts({ day: '2026-11-21', digits: ['12345'] })).toEqual([['probable', 'A', 'future']]);
  expect(doubts({ day: '2031-01-05' })).toEqual([['probable', 'A', 'future']]);
  expect(doubts({ day: '2026-11-13', codes: ['A'] })).toEqual([['probable', 'A', 'early']]);
  expect(doubts({ day: '2020-01-01', codes: ['A'] })).toEqual([['probable', 'A', 'early']]);
  expect(doubts({ day: '2026-11-13', digits: ['12345'] })).toEqual([['none', null, null]]);
});
