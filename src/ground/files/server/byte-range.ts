/** Both ends included, as in the header. */
export interface ByteRange {
  first: number;
  last: number;
}

const RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * The requested range; undefined if the whole is to be sent: no range, one we do not support (several, another
 * unit), or one of another version of the file (`If-Range`).
 */
export function rangeOf(headers: Headers, { etag, size }: { etag: string; size: number }): RangeAsked {
  const asked = RANGE.exec(headers.get('range')?.trim() ?? '');
  const version = headers.get('if-range');
  // Exact comparison: a weak tag or a date does not guarantee the same bytes.
  if (!asked || (version !== null && version !== etag)) return undefined;
  const [, from, to, suffix] = asked;
  if (from === undefined) return atEnd(Number(suffix), size);
  const first = Number(from);
  const last = to ? Number(to) : size - 1;
  if (to && last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable';
}

type RangeAsked = ByteRange | 'unsatisfiable' | undefined;

function atEnd(length: number, size: number): RangeAsked {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { first: Math.max(0, size - length), last: size - 1 };
}
