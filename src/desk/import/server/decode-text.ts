/** The encodings that spreadsheets in Taiwan and China save a CSV file in, after those that a file names itself. */
const GUESSES = ['utf-8', 'big5', 'gb18030'];

/** The text of a file in UTF-8, UTF-16, Big5 or GB 18030; undefined if it is in none of them. */
export function decodeText(bytes: Buffer): string | undefined {
  const marked = markOf(bytes);
  for (const encoding of marked ? [marked] : GUESSES) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // GB 18030 reads almost anything; a table has no zeros.
      if (!text.includes('\0')) return text;
    } catch {
      // Not in this one.
    }
  }
  return undefined;
}

/** By the byte order mark; without one, a table of mostly Latin characters in UTF-16 has a zero in every second byte. */
function markOf(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 200);
  const zeros = (from: number) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (head.length > 8 && zeros(1) > head.length / 4) return 'utf-16le';
  if (head.length > 8 && zeros(0) > head.length / 4) return 'utf-16be';
  return undefined;
}
