import { expect, test } from 'vitest';
import { differences } from './differences.rules.ts';

const drawn = (was: string, is: string) =>
  differences(was, is)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'gone' ? '-' : '+'}[${text}]`))
    .join('');

test('unchanged, removed and added parts are in reading order', () => {
  expect(drawn('The red field in May', 'The green field in May')).toBe('The -[red]+[green] field in May');
  expect(drawn('', 'New')).toBe('+[New]');
  expect(drawn('Old\nline', 'Old')).toBe('Old-[\nline]');
});

test('characters without spaces are compared one by one', () => {
  expect(drawn('五月的紅色田野。', '五月的綠色田野。')).toBe('五月的-[紅]+[綠]色田野。');
});

test('both texts can be read out of the runs', () => {
  const [was, is] = ['a b, c — d\n甲乙丙', 'b a, c d!\n甲丙丁'];
  const runs = differences(was, is);
  const read = (left: string) =>
    runs
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('');

  expect([read('come'), read('gone')]).toEqual([was, is]);
});
