import { expect, test } from 'vitest';
import { editorOf } from './overtaken.rules.ts';

test('who was overtaken may ask about what they may edit', () => {
  expect(editorOf('article', '7')).toBe('editor');
  expect(editorOf('setting', 'delivery')).toBe('finance');
  expect(editorOf('setting', 'bank')).toBe('admin');
});
