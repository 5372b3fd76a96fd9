import { expect, test } from 'vitest';
import { isForStaff, refundStanding } from './order-refunds.rules.ts';

const through = (who: 'hand' | 'provider') =>
  ({ through: who, why: 'cancelled', sent_at: null, stuck: null, done_at: null }) as const;
const asked = { ...through('provider'), sent_at: '2026-03-01T00:00:00.000Z' };
const done = { ...through('provider'), done_at: '2026-03-02T00:00:00.000Z' };
const stuck = { ...through('provider'), stuck: 'by_hand' };

test('a refund is done, or someone has to pay it', () => {
  const refunds = [done, { ...stuck, done_at: done.done_at }, through('provider'), asked, stuck, through('hand')];

  expect(refunds.map(refundStanding)).toEqual(['done', 'done', 'provider', 'asked', 'stuck', 'hand']);
});

test.each([
  ['nothing is owed: a received return has no refund yet', [], true],
  ['everything is refunded', [done], true],
  ['the provider refunds automatically', [through('provider')], false],
  ['the provider was asked', [asked], false],
  ['some of it is done, the provider pays the rest', [done, through('provider')], false],
  ['the provider could not', [stuck], true],
  ['one of two is refunded by hand', [through('provider'), through('hand')], true],
  ['one of two is stuck', [through('provider'), stuck], true],
])('%s', (_name, refunds, isTheirs) => {
  expect(isForStaff(refunds)).toBe(isTheirs);
});
