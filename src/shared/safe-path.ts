/** A path of this shop to redirect to; anything that could lead elsewhere is dropped (product.md §7). */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500) return undefined;
  return /^\/(?![/\\])[^\\\p{Cc}\p{Cs}]*$/u.test(value) ? value : undefined;
}
