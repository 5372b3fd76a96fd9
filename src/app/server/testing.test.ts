import { describe, expect, test } from 'vitest';
import { cartReply } from '#catalogue/cart/cart.contract.ts';
import { TestReply } from './testing.ts';

const answer = (body: object, status = 200) => {
  const text = JSON.stringify(body);
  return new TestReply(new Response(null, { status, headers: { 'content-type': 'application/json' } }), text);
};

describe('an answer read through its contract', () => {
  const empty = { code: 'success', token: '', list: [] };

  test('is the answer itself', () => {
    expect(answer(empty).as(cartReply)).toEqual(empty);
  });

  test('fails when a field is missing or one too many is sent', () => {
    expect(() => answer({ code: 'success', list: [] }).as(cartReply)).toThrow(/200 .*\n.*\n.*at token/);
    expect(() => answer({ ...empty, cart_id: 7 }).as(cartReply)).toThrow('more than the contract says');
  });

  test('fails when the shop refused, and says why', () => {
    const refused = answer({ code: 'cart_full', message: 'Full.' }, 409);

    expect(() => refused.as(cartReply)).toThrow('409 {"code":"cart_full","message":"Full."}');
    expect([refused.code, refused.refusal.message]).toEqual(['cart_full', 'Full.']);
    expect(() => answer(empty).refusal).toThrow('at message');
  });
});
