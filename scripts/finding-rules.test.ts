import { describe, expect, test } from 'vitest';
import { findingFaults, readFindings } from './finding-rules.ts';

describe('a record of findings', () => {
  const source = `test('keeps what was typed', () => {});\ntest.for([1])(\n  'is %s',\n  () => {},\n);\nopen('a work');`;
  const faults = (markdown: string, mayBeOpen: number[] = []) =>
    findingFaults(readFindings(markdown), mayBeOpen, (file) => (file === 'a.test.ts' ? source : undefined));
  const guarded = (guard: string) => `1. **Lost**: words\n   over two lines.\n   - guard: ${guard}\n`;

  test('names tests by file and title, also those with many cases', () => {
    expect(faults(guarded('`a.test.ts` "keeps what was typed"'))).toEqual([]);
    expect(faults(guarded('`a.test.ts` "is %s"'))).toEqual([]);
  });

  test.for(['`a.test.ts` "keeps what was"', '`b.test.ts` "is %s"', '`a.test.ts` "a work"', 'a.test.ts "is %s"', ''])(
    'does not name what is no test: %s',
    (guard) => {
      expect(faults(guarded(guard))).toHaveLength(1);
    },
  );

  test('has a guard for every number', () => {
    expect(faults('1. One\n   - guard: `a.test.ts` "is %s"\n3. Three\n')).toEqual([
      '3 stands in the place of 2',
      '3 has no guard',
    ]);
  });

  test('is open only where a list says so, which loses what is not', () => {
    expect(faults(guarded('open'))).toEqual(['1 is open']);
    expect(faults(guarded('open'), [1])).toEqual([]);
    expect(faults(guarded('`a.test.ts` "is %s"'), [1])).toEqual(['1 is not open any more and may leave the list']);
  });
});
