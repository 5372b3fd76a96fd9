import { describe, expect, test } from 'vitest';
import { MAX_WORKS, readWallSearch, type WallWish, wallSearchFor, writeWallSearch } from './wall-address.ts';

const plain: WallWish = { room: 'living', colour: '', light: 'day', person: false, works: [] };

describe('the address of a wall', () => {
  test('gives the same wall when it is opened again', () => {
    const walls: WallWish[] = [
      plain,
      { ...plain, room: 'photo', works: [{ item_id: 7 }] },
      {
        room: 'bedroom',
        colour: 'a4553f',
        light: 'evening',
        person: true,
        works: [
          { item_id: 12, size_id: 3, frame_id: 5, x_mm: 0, y_mm: 1450 },
          { item_id: 13, size_id: 9, frame_id: 14, x_mm: -820, y_mm: 1288 },
          { item_id: 14, size_id: 2, frame_id: 1 },
          { item_id: 15, x_mm: 40, y_mm: 1500 },
        ],
      },
    ];
    for (const wall of walls) expect(readWallSearch(writeWallSearch(wall))).toEqual(wall);
  });

  test('reads as it is written in the design', () => {
    const wall = readWallSearch({ room: 'living', colour: 'e8e2d6', light: 'day', works: '12.3.5@0,1450;13' });

    expect(wall.works).toEqual([{ item_id: 12, size_id: 3, frame_id: 5, x_mm: 0, y_mm: 1450 }, { item_id: 13 }]);
    expect(wall.colour).toBe('e8e2d6');
  });

  test('has no sign that a browser would escape', () => {
    const { works = '' } = writeWallSearch({
      ...plain,
      works: [{ item_id: 3, size_id: 4, frame_id: 5, x_mm: -6, y_mm: 7 }, { item_id: 8 }],
    });

    expect(works).toBe('3.4.5.-6.7_8');
    expect(new URLSearchParams({ works }).toString()).toBe(`works=${works}`);
  });

  test('leaves out what is as usual', () => {
    expect(writeWallSearch(plain)).toEqual({});
    expect(wallSearchFor([{ item_id: 4, size_id: 1, frame_id: 2 }])).toEqual({ works: '4.1.2' });
  });

  test('still opens when a person has edited it', () => {
    const nonsense = {
      room: 'cellar',
      colour: 'red',
      light: 'noon',
      person: 'perhaps',
      works: 'x;0;1.2;3@;-4;5.6.7@1e9,2;09;2147483648; 8 ',
    };

    expect(readWallSearch(nonsense)).toEqual({ ...plain, works: [{ item_id: 8 }] });
    expect(readWallSearch({ works: 12, room: ['a'], colour: null })).toEqual({ ...plain, works: [{ item_id: 12 }] });
    expect(readWallSearch({ colour: '#A4553F' }).colour).toBe('a4553f');
  });

  test('holds no more works than a wall', () => {
    const works = Array.from({ length: 20 }, (_, index) => index + 1).join(';');

    expect(readWallSearch({ works }).works).toHaveLength(MAX_WORKS);
  });

  test('keeps a work within reach, however far somebody has put it', () => {
    expect(readWallSearch({ works: '1@-99999,99999' }).works).toEqual([{ item_id: 1, x_mm: -9999, y_mm: 9999 }]);
  });
});
