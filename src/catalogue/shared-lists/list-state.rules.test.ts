import { describe, expect, test } from 'vitest';
import { happenedBetween, linesOf, newerOf } from './list-state.rules.ts';
import type { ListWork, SharedList } from './shared-list.contract.ts';

const MEI = 1;
const JON = 2;

const work = (item_id: number, more: Partial<ListWork> = {}): ListWork => ({
  item_id,
  size_id: 1,
  frame_id: 2,
  added_by: MEI,
  changed_by: MEI,
  hearts: [],
  notes: [],
  ...more,
});
const list = (more: Partial<SharedList> = {}): SharedList => ({
  version: 1,
  expires_at: '2026-12-19T00:00:00.000Z',
  me: MEI,
  people: [{ person_id: MEI, name: 'Mei', is_owner: true }],
  works: [work(10), work(11)],
  removed: [],
  ordered_by: null,
  ...more,
});
const note = (note_id: number, person_id: number) => ({ note_id, person_id, text: 'Yes', written_at: '' });

describe('what others have done', () => {
  test('is nothing if nothing has changed', () => {
    expect(happenedBetween(list(), list({ version: 2 }))).toEqual([]);
  });

  test('is told with who did it', () => {
    const after = list({
      people: [...list().people, { person_id: JON, name: 'Jon', is_owner: false }],
      works: [
        work(11, { size_id: 5, changed_by: JON, hearts: [JON], notes: [note(1, JON)] }),
        work(12, { added_by: JON, changed_by: JON }),
      ],
      removed: [{ item_id: 10, removed_by: JON }],
    });

    expect(happenedBetween(list(), after)).toEqual([
      { what: 'joined', who: JON },
      { what: 'chose', who: JON, item_id: 11 },
      { what: 'hearted', who: JON, item_id: 11 },
      { what: 'noted', who: JON, item_id: 11 },
      { what: 'added', who: JON, item_id: 12 },
      { what: 'removed', who: JON, item_id: 10 },
    ]);
  });

  test('includes what they have taken back', () => {
    const before = list({ works: [work(10, { hearts: [JON], notes: [note(1, JON)] })] });

    expect(happenedBetween(before, list({ works: [work(10)] }))).toEqual([
      { what: 'unhearted', who: JON, item_id: 10 },
      { what: 'note_removed', who: JON, item_id: 10 },
    ]);
  });

  test('is another order only if works that stayed have changed places', () => {
    const moved = list({ works: [work(11), work(10)], ordered_by: JON });
    const fewer = list({ works: [work(11)], removed: [{ item_id: 10, removed_by: JON }] });

    expect(happenedBetween(list(), moved)).toEqual([{ what: 'moved', who: JON }]);
    expect(happenedBetween(list(), fewer)).toEqual([{ what: 'removed', who: JON, item_id: 10 }]);
  });

  test('is never what the reader has done', () => {
    const after = list({ works: [work(11, { hearts: [MEI] }), work(10)], ordered_by: MEI });

    expect(happenedBetween(list(), after)).toEqual([]);
  });

  test('names nobody if the list does not say who', () => {
    expect(happenedBetween(list(), list({ works: [work(10)] }))).toEqual([{ what: 'removed', who: null, item_id: 11 }]);
  });
});

test('an answer that arrives late does not replace a newer one', () => {
  const [older, newer] = [list({ version: 3 }), list({ version: 4 })];

  expect(newerOf(newer, older)).toBe(newer);
  expect(newerOf(older, newer)).toBe(newer);
  expect(newerOf(undefined, older)).toBe(older);
});

test('the works are lines of a cart, each once', () => {
  const price = { NTD: 100, USD: 300 };

  expect(linesOf(list({ works: [work(10, { price }), work(11, { unavailable: 'offline' })] }))).toEqual([
    { item_id: 10, size_id: 1, frame_id: 2, nums: 1, price },
    { item_id: 11, size_id: 1, frame_id: 2, nums: 1, unavailable: 'offline' },
  ]);
});
