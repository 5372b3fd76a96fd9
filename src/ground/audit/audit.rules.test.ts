import { describe, expect, test } from 'vitest';
import { changedFacts } from './audit.rules.ts';

describe('what the audit log stores of a change', () => {
  test('is what differs, with both values', () => {
    expect(changedFacts({ price: 100, name: { en: 'Oak' } }, { price: 120, name: { en: 'Oak' } })).toEqual({
      before: { price: 100 },
      after: { price: 120 },
    });
  });

  test('is nothing where nothing changed', () => {
    expect(changedFacts({ a: null, b: [1, 2] }, { b: [1, 2] })).toBeUndefined();
  });

  test('is nothing where only the order of names differs', () => {
    expect(
      changedFacts({ name: { en: 'Oak', 'zh-Hant': '橡木' } }, { name: { 'zh-Hant': '橡木', en: 'Oak' } }),
    ).toBeUndefined();
  });

  test('names what came and what went', () => {
    expect(changedFacts({}, { reason: 'late' })).toEqual({ before: { reason: null }, after: { reason: 'late' } });
    expect(changedFacts({ reason: 'late' }, {})).toEqual({ before: { reason: 'late' }, after: { reason: null } });
  });

  test('cuts long texts between characters of any kind', () => {
    const cut = changedFacts({}, { text: '𠀀'.repeat(600), blocks: ['𠀀'.repeat(600)] });

    expect(cut?.after.text).toBe(`${'𠀀'.repeat(500)}…`);
    expect(String(cut?.after.blocks).isWellFormed()).toBe(true);
  });

  test('stores long texts around their difference, and only the languages that differ', () => {
    const long = 'word '.repeat(300);
    const story = { en: `${long}old end`, 'zh-Hant': '短' };
    const changed = changedFacts({ story }, { story: { ...story, en: `${long}new end` } });

    expect(changed?.before.story).toEqual({ en: `…${long.slice(-60)}old end` });
    expect(changed?.after.story).toEqual({ en: `…${long.slice(-60)}new end` });
  });
});
