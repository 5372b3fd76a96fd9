import { expect, test } from 'vitest';
import { CERTIFICATE_ID } from '../certificate-id.rules.ts';
import { newCertificateId } from './certificate-number.ts';

test('new numbers have 140 random bits: every letter in every place, and nothing in common', () => {
  const ids = Array.from({ length: 4_000 }, newCertificateId);
  expect(ids.every((id) => CERTIFICATE_ID.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  const letters = ids.map((id) => id.replaceAll('-', ''));
  for (let place = 0; place < 28; place++) {
    const counts = Map.groupBy(letters, (id) => id[place]);
    expect(counts.size).toBe(32);
    // 125 of each are expected; a difference of six standard deviations is a fault.
    for (const same of counts.values()) expect(Math.abs(same.length - 125)).toBeLessThan(66);
  }
  // One number says nothing about the next: their first eight letters never repeat.
  expect(new Set(letters.map((id) => id.slice(0, 8))).size).toBe(ids.length);
});
