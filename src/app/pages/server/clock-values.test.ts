import { expect, test } from 'vitest';
import { withoutClock } from './clock-values.ts';

const FROM = 1_794_809_357_600;
const rendering = { from: FROM, to: FROM + 100 };

test('moments of the rendering use the visitor’s clock', () => {
  const script = `r([$R[1]={u:${FROM},s:"success",at:[${FROM + 7},2]},f(${FROM + 100})])`;

  expect(withoutClock(script, rendering)).toBe('r([$R[1]={u:Date.now(),s:"success",at:[Date.now(),2]},f(Date.now())])');
});

test('other moments, other numbers and texts stay', () => {
  const script = `{a:${FROM - 1},b:${FROM + 101},c:1${FROM},d:"at ${FROM} sharp",e:${FROM}5,f:24}`;

  expect(withoutClock(script, rendering)).toBe(script);
});
