/** Product §4: at most 99 of one print, at most 100 lines. */
export const MAX_PER_LINE = 99;
export const MAX_LINES = 100;

export interface Line {
  item_id: number;
  size_id: number;
  frame_id: number;
  nums: number;
}

/** The same work in the same size and frame. */
export function isSamePrint(one: Line, other: Line): boolean {
  return one.item_id === other.item_id && one.size_id === other.size_id && one.frame_id === other.frame_id;
}

/** The lines after adding `line`: a print that is there already is counted up, a new one goes last. */
export function withLine<Held extends Line>(lines: readonly Held[], line: Held): Held[] {
  const same = lines.find((other) => isSamePrint(other, line));
  if (!same) return [...lines, line];
  const nums = Math.min(same.nums + line.nums, MAX_PER_LINE);
  return lines.map((other) => (other === same ? { ...same, nums } : other));
}

/** One list without repeated prints: what was sent twice is counted up. */
export function gathered<Held extends Line>(lines: readonly Held[]): Held[] {
  return lines.reduce<Held[]>((sum, line) => withLine(sum, line), []);
}

/** The lines without a work, or without one size and frame of it. */
export function withoutItem<Held extends Line>(
  lines: readonly Held[],
  { item_id, size_id, frame_id }: { item_id: number; size_id?: number | undefined; frame_id?: number | undefined },
): Held[] {
  return lines.filter(
    (line) =>
      line.item_id !== item_id ||
      (size_id !== undefined && line.size_id !== size_id) ||
      (frame_id !== undefined && line.frame_id !== frame_id),
  );
}

/** Names a print within a cart. */
export function printKey({ item_id, size_id, frame_id }: Line): string {
  return `${item_id}-${size_id}-${frame_id}`;
}

/** The lines with one print changed in place; changed into one that is there already, it is counted up there. */
export function withChanged(lines: readonly Line[], print: Line, changed: Line): Line[] {
  return gathered(lines.map((line) => (isSamePrint(line, print) ? changed : line)));
}

/** The lines with these prints as `before` had them, each in its old place: undoing one change leaves all others alone. */
export function withRestored(lines: readonly Line[], before: readonly Line[], prints: readonly Line[]): Line[] {
  const isTouched = (line: Line) => prints.some((print) => isSamePrint(print, line));
  const restored = lines.filter((line) => !isTouched(line));
  for (const [at, line] of before.entries()) if (isTouched(line)) restored.splice(at, 0, line);
  return restored;
}

/** How many prints lie in the cart. */
export function countOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.nums, 0);
}
