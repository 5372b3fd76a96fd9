import { describe, expect, test } from 'vitest';
import { readMessageSearch } from '#buying/messages/message-search.rules.ts';
import { contentDisposition } from '#ground/files/content-disposition.ts';
import { fileFault, fileNameOf, MAX_FILE_BYTES } from './thread.rules.ts';

describe('a file that was sent', () => {
  test('keeps the member’s name for it, with the extension of its real type', () => {
    expect(fileNameOf('框角刮痕.PNG', 'image/jpeg')).toBe('框角刮痕.jpg');
    expect(fileNameOf('report.final.pdf', 'application/pdf')).toBe('report.final.pdf');
    expect(fileNameOf('page.html', 'image/jpeg')).toBe('page.jpg');
  });

  test('has a name without paths and hidden characters', () => {
    expect(fileNameOf('../../etc/passwd', 'image/jpeg')).toBe('passwd.jpg');
    expect(fileNameOf('C:\\Users\\mei\\CON', 'image/jpeg')).toBe('CON.jpg');
    expect(fileNameOf('a\r\nSet-Cookie: x', 'image/jpeg')).toBe('aSet-Cookie: x.jpg');
    expect(fileNameOf('gpj.\u202Efdp', 'application/pdf')).toBe('gpj.pdf');
    expect(fileNameOf('.htaccess', 'image/jpeg')).toBe('htaccess.jpg');
    expect(fileNameOf('', 'application/pdf')).toBe('file.pdf');
    expect([...fileNameOf('😀'.repeat(300), 'image/jpeg')]).toHaveLength(124);
  });

  test('is served under its name, with any characters', () => {
    expect(contentDisposition('attachment', 'a "quoted"; name.pdf')).toBe(
      `attachment; filename="a _quoted__ name.pdf"; filename*=UTF-8''a%20%22quoted%22%3B%20name.pdf`,
    );
    expect(contentDisposition('inline', "框's (1).jpg")).toBe(
      `inline; filename="__s _1_.jpg"; filename*=UTF-8''%E6%A1%86%27s%20%281%29.jpg`,
    );
  });

  test('is not uploaded if it is invalid', () => {
    expect(fileFault({ type: 'image/png', size: MAX_FILE_BYTES })).toBeUndefined();
    expect(fileFault({ type: 'image/png', size: MAX_FILE_BYTES + 1 })).toBe('size');
    expect(fileFault({ type: 'image/svg+xml', size: 10 })).toBe('type');
    expect(fileFault({ type: 'application/pdf', size: 0 })).toBe('empty');
  });
});

test('a URL contains the page, or the subject of a new message, and nothing else', () => {
  expect(readMessageSearch({ page: '3', x: '1' })).toEqual({ page: 3 });
  expect(readMessageSearch({ page: '1', write: 'yes' })).toEqual({ write: 'yes' });
  expect(readMessageSearch({ item_id: '12', order_code: 'cn-261114-7f3k9q' })).toEqual({
    item_id: 12,
    order_code: 'CN-261114-7F3K9Q',
  });
  expect(readMessageSearch({ page: '-1', write: 'no', item_id: '1e9', order_code: '<b>' })).toEqual({});
});
