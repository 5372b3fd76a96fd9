import { expect, test } from 'vitest';
import { textAt, textNames } from './form-texts.rules.ts';

test('finds every text of a form by its name, at any depth', () => {
  const words = { en: 'a', 'zh-Hant': '甲', 'zh-Hans': '' };
  const values = { question: words, hidden: false, answer: [{ kind: 'paragraph', words }] };

  expect(textNames(values)).toEqual(['question', 'answer.0.words']);
  expect(textAt(values, 'answer.0.words')).toBe(words);
  expect(textAt(values, 'answer.1.words')).toBeUndefined();
});
