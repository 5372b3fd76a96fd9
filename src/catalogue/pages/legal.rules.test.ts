import { describe, expect, test } from 'vitest';
import type { ShownBlock } from '#ground/blocks/block.rules.ts';
import { allVersions, blockChanges, earliestDay, lastDayOf, versionInForce } from './legal.rules.ts';
import { LEGAL_VERSIONS } from './page.rules.ts';

describe('the versions of a document', () => {
  test('are the software’s until staff publish one, and later ones of the software are then ignored', () => {
    const [own] = LEGAL_VERSIONS.terms;

    expect(allVersions('terms', [])).toEqual(LEGAL_VERSIONS.terms);
    expect(allVersions('terms', ['2999-01-01', '2999-02-01'])).toEqual(['2999-02-01', '2999-01-01', own]);
    expect(allVersions('terms', ['2000-01-01'])).toEqual(['2000-01-01']);
  });

  test('come into force on their day', () => {
    const versions = ['2027-03-01', '2027-01-01'];

    expect(versionInForce(versions, '2027-02-28')).toBe('2027-01-01');
    expect(versionInForce(versions, '2027-03-01')).toBe('2027-03-01');
    expect(versionInForce(versions, '2026-12-31')).toBe('2027-01-01');
  });

  test('are in force until the day before the next', () => {
    const versions = ['2027-06-01', '2027-03-01', '2027-01-01'];

    expect(lastDayOf('2027-01-01', versions, '2027-04-15')).toBe('2027-02-28');
    expect(lastDayOf('2027-03-01', versions, '2027-04-15')).toBe('2027-04-15');
    expect(lastDayOf('2027-06-01', versions, '2027-04-15')).toBe('2027-06-01');
  });

  test('follow one another: each has its own day, and none begins in the past', () => {
    expect(earliestDay(['2026-11-01'], '2026-11-16')).toBe('2026-11-16');
    expect(earliestDay(['2026-11-16'], '2026-11-16')).toBe('2026-11-17');
    expect(earliestDay(['2026-12-31'], '2026-11-16')).toBe('2027-01-01');
  });
});

describe('the difference between two versions', () => {
  const text = (words: string): ShownBlock => ({ kind: 'paragraph', text: words });
  const heading: ShownBlock = { kind: 'heading', id: 'a', text: 'A' };

  test('lists unchanged, changed, removed and added blocks', () => {
    const before = [heading, text('one'), text('two'), text('three')];
    const after = [heading, text('one'), text('2'), heading, text('three'), text('four')];

    expect(blockChanges(before, after)).toEqual([
      { kind: 'same', block: heading },
      { kind: 'same', block: text('one') },
      { kind: 'changed', before: text('two'), after: text('2') },
      { kind: 'added', after: heading },
      { kind: 'same', block: text('three') },
      { kind: 'added', after: text('four') },
    ]);
  });

  test('is empty between a version and itself', () => {
    expect(blockChanges([heading], [heading])).toEqual([{ kind: 'same', block: heading }]);
    // With the key order of the database.
    const stored: ShownBlock = { id: 'a', kind: 'heading', text: 'A' };
    expect(blockChanges([stored], [heading])).toEqual([{ kind: 'same', block: stored }]);
    expect(blockChanges([heading, text('x')], [])).toEqual([
      { kind: 'removed', before: heading },
      { kind: 'removed', before: text('x') },
    ]);
  });
});
