import { expect, test } from 'vitest';
import { forgetAnswers } from './forgetting.ts';
import { sharedAnswer } from './shared-answer.ts';

test('several parts of a page ask once', async () => {
  const answer = sharedAnswer<string>();
  let asked = 0;
  const ask = async () => `answer ${++asked}`;

  await Promise.all([answer.load('me', ask), answer.load('me', ask)]);
  await answer.load('me', ask);

  expect(answer.current()).toEqual({ data: 'answer 1', isError: false });
  expect(asked).toBe(1);
});

test('another visitor gets a new answer', async () => {
  const answer = sharedAnswer<string>();

  await answer.load('me', async () => 'mine');
  await answer.load('you', async () => 'yours');

  expect(answer.current().data).toBe('yours');
});

test('what was asked before an action was answered does not take its answer back', async () => {
  const answer = sharedAnswer<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const loading = answer.load('me', () => promise);

  answer.set('with the new one');
  resolve('without it');
  await loading;

  expect(answer.current().data).toBe('with the new one');
});

test('who leaves takes the answer along, also one that is still on its way', async () => {
  const answer = sharedAnswer<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  await answer.load('me', async () => 'mine');
  const loading = answer.load('you', () => promise);

  forgetAnswers();
  resolve('yours');
  await loading;

  expect(answer.current()).toEqual({ data: undefined, isError: false });
});

test('a refusal reaches the page, which may ask again', async () => {
  const answer = sharedAnswer<string>();
  let heard = 0;
  answer.subscribe(() => {
    heard += 1;
  });

  await answer.load('me', () => Promise.reject(new Error('offline')));
  expect(answer.current()).toEqual({ data: undefined, isError: true });
  await answer.load('me', async () => 'mine');

  expect(answer.current()).toEqual({ data: 'mine', isError: false });
  expect(heard).toBe(2);
});
