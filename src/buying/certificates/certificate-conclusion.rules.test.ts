import { expect, test } from 'vitest';
import { conclusionOf, readCarried, readInput } from './certificate-conclusion.rules.ts';
import { CERTIFICATE_STATES } from './certificate-states.rules.ts';
import { signedFile, signedFragment } from './certificate-text.rules.ts';
import { FACTS_OF_A_PRINT, newSigner } from './testing-signer.ts';

const { signed } = newSigner();
const paper = signed(FACTS_OF_A_PRINT);
const { id } = FACTS_OF_A_PRINT;
const record = { ...paper, state: 'valid', genuine: true } as const;
const whole = { id, paper, verdict: 'genuine', record } as const;

test('signature and records together make one sentence', () => {
  expect(conclusionOf(whole)).toBe('genuine');
  expect(conclusionOf({ ...whole, paper: undefined })).toBe('genuine');
  expect(CERTIFICATE_STATES.map((state) => conclusionOf({ ...whole, record: { ...record, state } }))).toEqual([
    'genuine',
    'unclear',
    'ended',
    'ended',
    'ended',
  ]);
  expect(conclusionOf({ ...whole, record: 'unread' })).toBe('signed');
  expect(conclusionOf({ ...whole, record: 'unknown' })).toBe('unknown');
});

test('a paper that was changed is a forgery, although its number exists', () => {
  expect(conclusionOf({ ...whole, verdict: 'altered' })).toBe('forged');
  expect(conclusionOf({ ...whole, verdict: 'unknown_key' })).toBe('forged');
  expect(conclusionOf({ ...whole, paper: 'unreadable', verdict: 'unsupported' })).toBe('forged');
  const other = signed({ ...FACTS_OF_A_PRINT, edition: '8/50' });
  // Signed by us, but under a number of which we have another text.
  expect(conclusionOf({ ...whole, paper: other })).toBe('forged');
  expect(conclusionOf({ ...whole, id: '0000-0000-0000-0000-0000-0000-0000' })).toBe('forged');
  expect(conclusionOf({ ...whole, record: { ...record, genuine: false } })).toBe('forged');
});

test('without its own check the browser relies on the server’s, which has seen only our own text', () => {
  const without = { ...whole, verdict: 'unsupported' } as const;
  expect(conclusionOf(without)).toBe('genuine');
  expect(conclusionOf({ ...without, paper: { ...paper, text: paper.text.replace('7/50', '8/50') } })).toBe('forged');
  expect(conclusionOf({ ...without, record: 'unread' })).toBe('unsupported');
});

test('numbers, addresses, codes and files are distinguished', () => {
  const address = `https://shop.test/certificate/${id}`;
  for (const number of [id, id.toLowerCase(), address, `${address}?x=1`, id.replaceAll('-', ' ')])
    expect(readInput(number)?.number?.replace(/[^\w]/g, '').toUpperCase()).toBe(id.replaceAll('-', ''));
  for (const input of [`${address}#${signedFragment(paper)}`, signedFile(paper)])
    expect(readInput(input)).toEqual({ paper });
  for (const input of ['', 'Poppies', 'https://shop.test/certificate/']) expect(readInput(input)).toBeUndefined();
});

test('a code that was cut off is not taken for a missing one', () => {
  const code = signedFragment(paper);
  expect(readCarried(code)).toEqual(paper);
  expect(readCarried(code.slice(0, -1))).toBe('unreadable');
  expect(readCarried('')).toBeUndefined();
  expect(readCarried('main')).toBeUndefined();
});
