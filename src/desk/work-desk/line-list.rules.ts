/** The longest list of lines in an address. */
export const LINE_LIST_MAX = 5_000;
const LARGEST_LINE = 99_999;
/** Line numbers and ranges, such as `2-5,9`. */
export const LINE_LIST = /^(?:[1-9]\d{0,4}(?:-[1-9]\d{0,4})?(?:,[1-9]\d{0,4}(?:-[1-9]\d{0,4})?)*)?$/;

/** The lines of a list; undefined if a range runs backwards. */
export function readLineList(list: string): Set<number> | undefined {
  const lines = new Set<number>();
  for (const part of list === '' ? [] : list.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    if (!(from >= 1 && from <= to && to <= LARGEST_LINE)) return undefined;
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return lines;
}

/** Writes lines as a list for an address, neighbours as a range. */
export function writeLineList(lines: Iterable<number>): string {
  const ranges: [number, number][] = [];
  for (const line of [...lines].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && line <= last[1] + 1) last[1] = Math.max(last[1], line);
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
