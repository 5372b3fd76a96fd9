/** The small copy to compare pictures by: one column more than bits in a row. */
export const LIKENESS_COPY = { width: 9, height: 8 } as const;

/**
 * A perceptual hash of 64 bits, as 16 hexadecimal digits: whether each point of a tiny grey copy is darker than its
 * right neighbour. Scaling, compression and other colours change few bits; mirroring or rotation changes many.
 */
export function likenessOf(grey: Uint8Array): string {
  const { width, height } = LIKENESS_COPY;
  if (grey.length !== width * height) throw new RangeError(`${grey.length} points instead of ${width * height}`);
  let bits = 0n;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width - 1; column++) {
      const at = row * width + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

/** Pictures within this distance count as the same; unrelated ones hardly ever are. */
export const ALIKE_BITS = 6;
