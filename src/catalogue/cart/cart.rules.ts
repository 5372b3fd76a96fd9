/** Product §4: at most 99 of one print, at most 100 lines. */
export const MAX_PER_LINE = 99;
export const MAX_LINES = 100;
/** Prints that a link offers. More would be no selection, and the shop reads them all for anyone who opens the link. */
export const MAX_LINKED = 12;
/** Prints that one press adds: a whole shared list. */
export const MAX_ADDED = 24;

export interface Print {
  item_id: number;
  size_id: number;
  frame_id: number;
}

export interface Line extends Print {
  nums: number;
}

export interface PlacedLine extends Line {
  at: number;
}

/** The original print and its new values; omitted values stay. */
export interface LineChange extends Print {
  to: { size_id?: number | undefined; frame_id?: number | undefined; nums?: number | undefined };
}

/** An undo: lines to return to their places, and prints to remove. */
export interface Restoring {
  lines: readonly PlacedLine[];
  without: readonly Print[];
}

export function isSamePrint(one: Print, other: Print): boolean {
  return one.item_id === other.item_id && one.size_id === other.size_id && one.frame_id === other.frame_id;
}

/** The lines after adding `line`: an existing print is counted up, a new one goes last. */
export function withLine<AnyLine extends Line>(lines: readonly AnyLine[], line: AnyLine): AnyLine[] {
  const same = lines.find((other) => isSamePrint(other, line));
  if (!same) return [...lines, line];
  const nums = Math.min(same.nums + line.nums, MAX_PER_LINE);
  return lines.map((other) => (other === same ? { ...same, nums } : other));
}

/** Merges repeated prints and adds up their counts. */
export function gathered<AnyLine extends Line>(lines: readonly AnyLine[]): AnyLine[] {
  return lines.reduce<AnyLine[]>((sum, line) => withLine(sum, line), []);
}

export function withoutItem<AnyLine extends Line>(
  lines: readonly AnyLine[],
  { item_id, size_id, frame_id }: { item_id: number; size_id?: number | undefined; frame_id?: number | undefined },
): AnyLine[] {
  return lines.filter(
    (line) =>
      line.item_id !== item_id ||
      (size_id !== undefined && line.size_id !== size_id) ||
      (frame_id !== undefined && line.frame_id !== frame_id),
  );
}

/** Identifies a print within a cart. */
export function printKey({ item_id, size_id, frame_id }: Print): string {
  return `${item_id}-${size_id}-${frame_id}`;
}

export function changedLine<AnyLine extends Line>(line: AnyLine, { to }: LineChange): AnyLine {
  const { size_id = line.size_id, frame_id = line.frame_id, nums = line.nums } = to;
  return { ...line, size_id, frame_id, nums };
}

/** Changes a line in place; if the new print is already there, the two lines merge. */
export function withChange<AnyLine extends Line>(lines: readonly AnyLine[], change: LineChange): AnyLine[] {
  return gathered(lines.map((line) => (isSamePrint(line, change) ? changedLine(line, change) : line)));
}

/** Undoes a change: these prints return to their former places, all others stay. */
export function withRestored<AnyLine extends Line>(
  lines: readonly AnyLine[],
  restored: readonly { line: AnyLine; at: number }[],
  without: readonly Print[],
): AnyLine[] {
  const touched = [...without, ...restored.map(({ line }) => line)];
  const next = lines.filter((line) => !touched.some((print) => isSamePrint(print, line)));
  for (const { line, at } of restored.toSorted((one, other) => one.at - other.at)) next.splice(at, 0, line);
  return next;
}

export function countOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.nums, 0);
}
