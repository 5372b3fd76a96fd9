import { expect, test } from 'vitest';
import { qrCode } from './qr-code.rules.ts';
import { readQrCode } from './testing-qr-code.ts';

test('a code can be read back, with the error correction of its level and no damaged block', () => {
  for (const text of ['框境', 'https://shop.test/certificate', 'A'.repeat(1)]) {
    const read = readQrCode(qrCode(text));
    expect(read.text).toBe(text);
    expect(read.damaged).toBe(0);
  }
});

test('codes of every length a certificate can have are read back', () => {
  for (let length = 200; length <= 2_000; length += 150) {
    const text = `https://shop.test/zh-Hant/certificate/7K3M#${'aZ9-_.'.repeat(length / 6)}`;
    const { text: read, damaged, level } = readQrCode(qrCode(text));
    expect(read).toBe(text);
    expect(damaged).toBe(0);
    expect(['L', 'M', 'Q', 'H']).toContain(level);
  }
});

test('a code of usual length keeps the wider correction, a long one gives it up', () => {
  expect(readQrCode(qrCode('x'.repeat(600))).level).toBe('M');
  expect(readQrCode(qrCode('x'.repeat(1_400))).level).toBe('L');
});

test('the reader itself notices a changed module', () => {
  const rows = qrCode('https://shop.test/certificate').map((row) => [...row]);
  const row = rows[12] ?? [];
  row[12] = !row[12];
  expect(readQrCode(rows).damaged).toBe(1);
});
