import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ALIKE_BITS, LIKENESS_COPY, likenessOf } from './likeness.rules.ts';
import { describePicture, proofOf } from './server/renditions.ts';

function likenessDistance(one: string, other: string): number {
  let rest = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; rest > 0n; rest &= rest - 1n) count++;
  return count;
}

/** Soft hills of light, different for every seed. */
function picture(seed: number, width = 900, height = 600) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const light =
        Math.sin((3 + (seed % 5)) * u + seed) * Math.cos((2 + (seed % 7)) * v - seed * 2.3) +
        Math.sin(9 * u * v + seed);
      pixels.fill(Math.round(127 + 60 * light), 3 * (y * width + x), 3 * (y * width + x) + 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const likeness = async (image: ReturnType<typeof sharp>) =>
  (await describePicture(await proofOf({ bytes: await image.png().toBuffer() }))).likeness;

describe('the likeness of a picture', () => {
  test('is 64 bits: whether each point is darker than the next', () => {
    const { width, height } = LIKENESS_COPY;
    const rising = Uint8Array.from({ length: width * height }, (_, at) => at % width);

    expect(likenessOf(rising)).toBe('ffffffffffffffff');
    expect(likenessOf(rising.map((value) => 255 - value))).toBe('0000000000000000');
    expect(() => likenessOf(new Uint8Array(71))).toThrow(RangeError);
  });

  test('counts the bits that differ', () => {
    expect(likenessDistance('ffffffffffffffff', '0000000000000000')).toBe(64);
    expect(likenessDistance('8000000000000001', '0000000000000001')).toBe(1);
  });

  test('stays nearly the same when a picture is made smaller, lighter or compressed', async () => {
    const original = await likeness(picture(3));
    const small = await likeness(picture(3).resize(333, 222));
    const lighter = await likeness(picture(3).linear(0.8, 40));
    const coarse = await likeness(sharp(await picture(3).jpeg({ quality: 20 }).toBuffer()));

    for (const other of [small, lighter, coarse])
      expect(likenessDistance(original, other)).toBeLessThanOrEqual(ALIKE_BITS);
  });

  test('differs for another picture, and for a mirrored one', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => likeness(picture(seed))));
    const mirrored = await likeness(picture(1).flop());

    for (const [at, one] of all.entries())
      for (const other of [...all.slice(at + 1), ...(at === 0 ? [mirrored] : [])])
        expect(likenessDistance(one, other)).toBeGreaterThan(ALIKE_BITS);
  });
});
