import { describe, expect, test } from 'vitest';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { groupedFrames, groupOf, largestCarried } from './frame-groups.rules.ts';

const frames = seedFrames('en');
const named = (name: string) => {
  const found = frames.find((frame) => frame.name === name);
  if (!found) throw new Error(`no frame ${name}`);
  return found;
};

describe('frames by group', () => {
  test('every frame is in exactly one, in order', () => {
    const groups = groupedFrames(frames);

    expect(groups.map(({ group }) => group)).toEqual(['wood', 'mat', 'metal', 'gilt', 'unframed']);
    expect(groups.flatMap((group) => group.frames).toSorted((a, b) => a.frame_id - b.frame_id)).toEqual(frames);
  });

  test('a mat counts more than its frame', () => {
    expect(groupOf(named('Oak'))).toBe('wood');
    expect(groupOf(named('Oak with mat'))).toBe('mat');
    expect(groupOf(named('Gold leaf'))).toBe('gilt');
    expect(groupOf(named('Slim brass'))).toBe('metal');
    expect(groupOf(named('Unframed'))).toBe('unframed');
  });

  test('a group without frames is not shown', () => {
    expect(groupedFrames([named('Oak')]).map(({ group }) => group)).toEqual(['wood']);
  });
});

describe('what a frame can carry', () => {
  const sizes = [
    { w_mm: 400, h_mm: 300 },
    { w_mm: 900, h_mm: 600 },
    { w_mm: 1200, h_mm: 800 },
  ];

  test('is the largest size it is strong enough for', () => {
    const weak = { ...named('Slim brass'), max_perimeter_cm: 320 };

    expect(largestCarried(weak, sizes)).toEqual({ w_mm: 900, h_mm: 600 });
    expect(largestCarried(named('Unframed'), sizes)).toEqual({ w_mm: 1200, h_mm: 800 });
    expect(largestCarried({ ...weak, max_perimeter_cm: 10 }, sizes)).toBeUndefined();
  });
});
