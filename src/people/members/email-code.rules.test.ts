import { expect, test } from 'vitest';
import { codeDigits, newCode } from './email-code.rules.ts';
import { emailCodeRequest } from './session.contract.ts';

test('a code is its digits, narrow or wide, with anything between them', () => {
  for (const typed of ['012345', ' 012 345', '０１２３４５', '０１２　３４５', '012-345', 'Code: 012345']) {
    expect(codeDigits(typed)).toBe('012345');
    expect(emailCodeRequest.parse({ code: typed })).toEqual({ code: '012345' });
  }
  for (const typed of ['', '01234', '0123456', 'ABCDEF'])
    expect(emailCodeRequest.safeParse({ code: typed }).success, typed).toBe(false);
});

test('a code is sent when it is complete, and once', () => {
  expect(newCode('01234', '')).toBeUndefined();
  expect(newCode('012345', '')).toBe('012345');
  expect(newCode('012 345', '012345')).toBeUndefined();
  expect(newCode('012346', '012345')).toBe('012346');
});
