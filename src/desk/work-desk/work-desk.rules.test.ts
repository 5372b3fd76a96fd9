import { expect, test } from 'vitest';
import { mayTake, readDeskSearch } from './work-desk.rules.ts';

test('staff pause anything on sale, and resume or remove only what they paused', () => {
  expect(mayTake('pause', { stage: 'online', paused_by: null, is_house: false })).toBe(true);
  expect(mayTake('pause', { stage: 'draft', paused_by: null, is_house: false })).toBe(false);
  for (const step of ['publish', 'remove'] as const) {
    expect(mayTake(step, { stage: 'paused', paused_by: 'staff', is_house: false })).toBe(true);
    expect(mayTake(step, { stage: 'paused', paused_by: 'seller', is_house: false })).toBe(false);
    expect(mayTake(step, { stage: 'paused', paused_by: 'shop', is_house: false })).toBe(false);
  }
  expect(mayTake('restore', { stage: 'removed', paused_by: 'staff', is_house: false })).toBe(true);
  expect(mayTake('restore', { stage: 'removed', paused_by: null, is_house: false })).toBe(false);
});

test('staff put a draft of the shop’s own on sale or remove it, and no seller’s', () => {
  for (const step of ['publish', 'remove'] as const) {
    expect(mayTake(step, { stage: 'draft', paused_by: null, is_house: true })).toBe(true);
    expect(mayTake(step, { stage: 'draft', paused_by: null, is_house: false })).toBe(false);
    expect(mayTake(step, { stage: 'submitted', paused_by: null, is_house: true })).toBe(false);
  }
});

test('an address that was edited by hand still opens', () => {
  expect(readDeskSearch({ keyword: ' tide ', stage: 'paused', page: '3', sort: 'title', artist_id: '4' })).toEqual({
    keyword: 'tide',
    stage: 'paused',
    page: 3,
    sort: 'title',
    artist_id: 4,
  });
  expect(readDeskSearch({ stage: 'burnt', page: 'x', sort: 'newest', artist_id: '-1', sale_mode: 7 })).toEqual({});
});
