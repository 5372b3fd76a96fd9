import { expect, test } from 'vitest';
import { typedId } from './certificate-id.rules.ts';

const ID = '7K3M-9QXT-2V8H-0ABC-DEFG-HJKM-1PQR';

test('a number is read as people type it from paper', () => {
  for (const typed of [
    ID,
    ID.toLowerCase(),
    ID.replaceAll('-', ''),
    ID.replaceAll('-', ' '),
    ` ${ID.replaceAll('-', '–')} `,
    ID.replace('0', 'O').replace('1', 'l'),
    '７Ｋ３Ｍ-9QXT-2V8H-0ABC-DEFG-HJKM-IPQR',
  ])
    expect(typedId(typed)).toBe(ID);
});

test('what cannot be a number is none', () => {
  for (const typed of ['', ID.slice(1), `${ID}2`, ID.replace('7', 'U'), ID.replace('7', '%'), '../..', '1'.repeat(500)])
    expect(typedId(typed)).toBeUndefined();
});
