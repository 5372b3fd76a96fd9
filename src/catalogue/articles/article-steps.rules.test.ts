import { describe, expect, test } from 'vitest';
import { slugFrom, standingAfter, stateOf, stepsFrom } from './article-steps.rules.ts';

const now = new Date('2026-11-16T10:00:00Z');
const later = new Date('2026-11-17T10:00:00Z');
const earlier = new Date('2026-11-01T10:00:00Z');

describe('an article', () => {
  test('is scheduled until its publication time', () => {
    expect(stateOf({ status: 'published', published_at: later }, now)).toBe('scheduled');
    expect(stateOf({ status: 'published', published_at: now }, now)).toBe('published');
  });

  test('can be deleted only while no reader has seen it', () => {
    expect(stepsFrom('draft')).toEqual(['publish', 'delete']);
    expect(stepsFrom('published')).toEqual(['withdraw']);
    expect(stepsFrom('withdrawn')).toEqual(['publish']);
    expect(stepsFrom('removed')).toEqual(['restore']);
  });

  test('returns to its former state when its withdrawal is undone', () => {
    const seen = { status: 'published', published_at: earlier } as const;
    const withdrawn = standingAfter('withdraw', seen, now);

    expect(withdrawn.status).toBe('withdrawn');
    expect(standingAfter('publish', withdrawn, now)).toEqual(seen);
  });

  test('that no reader has seen becomes a draft again when it is withdrawn', () => {
    expect(standingAfter('withdraw', { status: 'published', published_at: later }, now)).toEqual({
      status: 'draft',
      published_at: null,
    });
  });
});

test('a title becomes a slug in any script', () => {
  expect(slugFrom('  How high? Hang it *low*! ')).toBe('how-high-hang-it-low');
  expect(slugFrom('紙的三種白')).toBe('紙的三種白');
  expect(slugFrom('?!')).toBe('');
});
