import { describe, expect, it } from 'vitest';
import { failedJourneys, failedUnits } from './failed-tests.ts';

describe('what failed', () => {
  it('is named with its file and the first lines of why', () => {
    const tests = [
      { fullName: 'the cart adds', status: 'passed', failureMessages: [] },
      { fullName: 'the cart counts', status: 'failed', failureMessages: ['\u001b[31mexpected 2\u001b[39m\n\nnot 3'] },
    ];
    const file = { name: 'src/cart.test.ts', status: 'failed', message: '', assertionResults: tests };
    expect(failedUnits({ testResults: [file] })).toEqual([
      { name: 'src/cart.test.ts: the cart counts', why: 'expected 2\nnot 3' },
    ]);
  });

  it('is also a file that could not be read', () => {
    const file = { name: 'src/cart.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
    expect(failedUnits({ testResults: [file] })).toEqual([{ name: 'src/cart.test.ts', why: 'no such module' }]);
  });

  it('is found in a browser test of an inner suite, and outside of all', () => {
    const spec = (title: string, messages: string[]) => ({
      title,
      file: 'cart.e2e.ts',
      line: 7,
      tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const inner = { specs: [spec('buys', ['too late']), spec('looks', [])] };
    expect(failedJourneys({ suites: [{ specs: [], suites: [inner] }], errors: [{ message: 'no shop' }] })).toEqual([
      { name: 'outside of any journey', why: 'no shop' },
      { name: 'cart.e2e.ts:7 buys', why: 'too late' },
    ]);
  });
});
