/** The rows of `now`, and at their old places removed rows of `before` that are still open here. */
export function withOpenRows<Row, Id>(
  before: readonly Row[],
  now: readonly Row[],
  { idOf, isOpen }: { idOf: (row: Row) => Id; isOpen: (id: Id) => boolean },
): readonly Row[] {
  const there = new Set(now.map(idOf));
  const all = [...now];
  for (const [at, row] of before.entries()) {
    const id = idOf(row);
    if (!there.has(id) && isOpen(id)) all.splice(at, 0, row);
  }
  return all;
}
