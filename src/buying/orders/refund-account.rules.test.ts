import { describe, expect, test } from 'vitest';
import { mayAskAgain, wantsAccount } from './refund-account.rules.ts';

describe('the buyer can give an account', () => {
  const refund = { why: 'cancelled', through: 'hand', stuck: null, sent_at: null, done_at: null } as const;
  const facts = { return_status: 'none', byTransfer: true, isAsked: false, refunds: [] } as const;

  test('for a refund by hand, or an open return that was paid by transfer', () => {
    expect(wantsAccount(facts)).toBe(false);
    expect(wantsAccount({ ...facts, refunds: [refund] })).toBe(true);
    expect(wantsAccount({ ...facts, refunds: [{ ...refund, done_at: 'now' }] })).toBe(false);
    for (const return_status of ['requested', 'approved', 'received'] as const) {
      expect(wantsAccount({ ...facts, return_status })).toBe(true);
      expect(wantsAccount({ ...facts, return_status, byTransfer: false })).toBe(false);
    }
  });

  test('for a refund that its provider could not pay only after staff asked', () => {
    const stuck = { ...refund, through: 'provider', stuck: 'by_hand' } as const;
    expect(wantsAccount({ ...facts, byTransfer: false, refunds: [stuck] })).toBe(false);
    expect(wantsAccount({ ...facts, byTransfer: false, isAsked: true, refunds: [stuck] })).toBe(true);
    expect(wantsAccount({ ...facts, isAsked: true, refunds: [{ ...stuck, stuck: null }] })).toBe(false);
  });

  test('and is asked once a day', () => {
    const now = new Date('2026-11-18T10:00:00Z');
    expect(mayAskAgain(null, now)).toBe(true);
    expect(mayAskAgain(new Date('2026-11-17T10:00:01Z'), now)).toBe(false);
    expect(mayAskAgain(new Date('2026-11-17T10:00:00Z'), now)).toBe(true);
  });
});
