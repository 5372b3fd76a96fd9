import { describe, expect, test } from 'vitest';
import { begun, changed, redone, undone } from './history.rules.ts';

const through = (...states: string[]) =>
  states.slice(1).reduce((history, state) => changed(history, state), begun(states[0] ?? ''));

describe('a wall that was changed', () => {
  test('can be taken back step by step, and forward again', () => {
    const history = through('one', 'two', 'three');
    const back = undone(undone(history));

    expect(back.present).toBe('one');
    expect(undone(back).present).toBe('one');
    expect(redone(redone(back)).present).toBe('three');
    expect(redone(history).present).toBe('three');
  });

  test('has nothing to repeat after another change', () => {
    const history = changed(undone(through('one', 'two')), 'other');

    expect(redone(history).present).toBe('other');
    expect(undone(history).present).toBe('one');
  });

  test('takes a held key back as one step, but not what another key did before', () => {
    const moved = changed(changed(changed(through('start'), 'a', 'work 1'), 'b', 'work 1'), 'c', 'work 2');

    expect(undone(moved).present).toBe('b');
    expect(undone(undone(moved)).present).toBe('start');
  });

  test('does not count a change that changes nothing', () => {
    expect(changed(begun({ x: 1 }), { x: 1 }).past).toEqual([]);
  });

  test('remembers the last hundred steps', () => {
    const states = Array.from({ length: 250 }, (_, at) => String(at));

    expect(through(...states).past).toHaveLength(100);
  });
});
