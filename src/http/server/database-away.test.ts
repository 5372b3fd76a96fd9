import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.for([
  ['a server that is not there', withCode('ECONNREFUSED')],
  ['a server that shuts down', withCode('57P01')],
  ['a server that crashes', withCode('57P02')],
  ['a server that became a standby', withCode('25006')],
  ['a standby that was refused', new Error('the database is a read-only standby')],
  ['a server that no longer answers', new Error('Query read timeout')],
  ['the cause of another error', new Error('Failed query: select', { cause: withCode('57P01') })],
] as const)('the database is away: %s', ([, error]) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.for([
  ['a value that is there twice', withCode('23505')],
  ['an error of the shop', new TypeError('the frame is broken')],
  ['no error', 'standby'],
] as const)('the database is not away: %s', ([, error]) => {
  expect(isDatabaseAway(error)).toBe(false);
});
