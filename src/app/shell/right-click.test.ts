import { expect, test } from 'vitest';
import { isByPointer } from './right-click.ts';

test.for([
  ['the right button', { button: 2 }, undefined, true],
  ['ctrl-click on a Mac, in Chrome', { button: 0, pointerType: 'mouse' }, 4_990, true],
  ['ctrl-click on a Mac, in Safari', { button: 0 }, 4_990, true],
  ['a long press', { button: 0, pointerType: 'touch' }, 4_400, true],
  ['a long press, where the event names no pointer', { button: 0 }, 4_400, true],
  ['the menu key, in Chrome', { button: 0, pointerType: '' }, undefined, false],
  ['the menu key, in Firefox', { button: 0 }, undefined, false],
  ['a screen reader, long after the last press', { button: -1 }, 500, false],
] as const)('%s', ([, event, pressedAt, expected]) => {
  expect(isByPointer({ ...event, timeStamp: 5_000 }, pressedAt)).toBe(expected);
});
