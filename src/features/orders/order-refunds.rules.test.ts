import { expect, test } from 'vitest';
import { isForStaff, refundStanding } from './order-refunds.rules.ts';

const through = (who: 'hand' | 'provider') => ({ through: who, stuck: null, done_at: null });
const done = { ...through('provider'), done_at: '2026-03-02T00:00:00.000Z' };
const stuck = { ...through('provider'), stuck: 'by_hand' };

test('a refund is done, or somebody has to pay it', () => {
  const refunds = [done, { ...stuck, done_at: done.done_at }, through('provider'), stuck, through('hand')];

  expect(refunds.map(refundStanding)).toEqual(['done', 'done', 'provider', 'stuck', 'hand']);
});

test.each([
  ['nothing is owed: a return that came waits for its price', [], true],
  ['all is paid back', [done], true],
  ['the provider pays back by itself', [through('provider')], false],
  ['some of it is done, the provider pays the rest', [done, through('provider')], false],
  ['the provider could not', [stuck], true],
  ['one of two is paid back by hand', [through('provider'), through('hand')], true],
  ['one of two is stuck', [through('provider'), stuck], true],
])('%s', (_name, refunds, isTheirs) => {
  expect(isForStaff(refunds)).toBe(isTheirs);
});
