/** A run of text that stayed, was removed or was added. */
interface Run {
  kind: 'same' | 'gone' | 'come';
  text: string;
}

/** Words and the characters between them; single characters in scripts without spaces. */
const PIECES = /[\p{Script=Han}\p{P}]|[^\s\p{Script=Han}\p{P}]+|\s/gu;

/** Where two texts differ, in reading order: as much as possible stays, the rest is removed or added. */
export function differences(was: string, is: string): Run[] {
  const [before, after] = [was.match(PIECES) ?? [], is.match(PIECES) ?? []];
  const lengths = commonLengths(before, after);
  const runs: Run[] = [];
  const add = (kind: Run['kind'], text = '') => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  let [at, to] = [0, 0];
  while (at < before.length || to < after.length) {
    if (at < before.length && before[at] === after[to]) {
      add('same', before[at]);
      at += 1;
      to += 1;
    } else if (
      to === after.length ||
      (at < before.length && lengthAt(lengths, at + 1, to) >= lengthAt(lengths, at, to + 1))
    ) {
      add('gone', before[at]);
      at += 1;
    } else {
      add('come', after[to]);
      to += 1;
    }
  }
  return runs;
}

function lengthAt(lengths: readonly Uint16Array[], at: number, to: number): number {
  return lengths[at]?.[to] ?? 0;
}

/** For each pair of positions, how many pieces can stay from there on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at--)
    for (let to = after.length - 1; to >= 0; to--) {
      const length =
        before[at] === after[to]
          ? lengthAt(rows, at + 1, to + 1) + 1
          : Math.max(lengthAt(rows, at + 1, to), lengthAt(rows, at, to + 1));
      rows[at]?.fill(length, to, to + 1);
    }
  return rows;
}

// @chunk log
