import { expect, test } from 'vitest';
import { readWallSearch } from '#ground/wall-address/wall-address.ts';
import { addressOfWall, withChanges, withSuggestion } from './suggestion.rules.ts';

const suggested = () => withSuggestion(readWallSearch({}), [7, 8, 9]);

test('a wall without works shows the suggested ones, and its address does not name them', () => {
  expect(suggested().works).toEqual([{ item_id: 7 }, { item_id: 8 }, { item_id: 9 }]);
  expect(addressOfWall(suggested())).toEqual({});
});

test('a wall with works shows only these', () => {
  const wall = withSuggestion(readWallSearch({ works: '1' }), [7, 8, 9]);
  expect(wall.works).toEqual([{ item_id: 1 }]);
  expect(addressOfWall(wall)).toEqual({ works: '1' });
});

test('another room keeps the suggestion', () => {
  const wall = withChanges(suggested(), { room: 'study' });
  expect(wall.isSuggestion).toBe(true);
  expect(addressOfWall(wall)).toEqual({ room: 'study' });
});

test('a changed work makes the wall the visitor’s own', () => {
  const wall = withChanges(suggested(), { works: [{ item_id: 7, x_mm: 10, y_mm: 1450 }] });
  expect(wall.isSuggestion).toBeUndefined();
  expect(addressOfWall(wall)).toEqual({ works: '7.0.0.10.1450' });
});

test('an emptied wall stays empty', () => {
  expect(withChanges(suggested(), { works: [] })).toEqual(readWallSearch({}));
});

test('a shop without works suggests none', () => {
  expect(withSuggestion(readWallSearch({}), [])).toEqual(readWallSearch({}));
});
