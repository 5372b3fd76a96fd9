import { describe, expect, test } from 'vitest';
import { slugFrom, standingAfter, stateOf, stepsFrom } from './article-steps.rules.ts';

const now = new Date('2026-11-16T10:00:00Z');
const later = new Date('2026-11-17T10:00:00Z');
const earlier = new Date('2026-11-01T10:00:00Z');

describe('an article', () => {
  test('is scheduled until its moment comes', () => {
    expect(stateOf({ status: 'published', published_at: later }, now)).toBe('scheduled');
    expect(stateOf({ status: 'published', published_at: now }, now)).toBe('published');
  });

  test('can be thrown away only while nobody has seen it', () => {
    expect(stepsFrom('draft')).toEqual(['publish', 'delete']);
    expect(stepsFrom('published')).toEqual(['withdraw']);
    expect(stepsFrom('withdrawn')).toEqual(['publish']);
    expect(stepsFrom('removed')).toEqual(['restore']);
  });

  test('stands where it stood when its withdrawal is undone', () => {
    const seen = { status: 'published', published_at: earlier } as const;
    const withdrawn = standingAfter('withdraw', seen, now);

    expect(withdrawn.status).toBe('withdrawn');
    expect(standingAfter('publish', withdrawn, now)).toEqual(seen);
  });

  test('that nobody saw yet becomes a draft again when it is called back', () => {
    expect(standingAfter('withdraw', { status: 'published', published_at: later }, now)).toEqual({
      status: 'draft',
      published_at: null,
    });
  });
});

test('a title becomes a name for an address in any script', () => {
  expect(slugFrom('  How high? Hang it *low*! ')).toBe('how-high-hang-it-low');
  expect(slugFrom('紙的三種白')).toBe('紙的三種白');
  expect(slugFrom('?!')).toBe('');
});
