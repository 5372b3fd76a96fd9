/**
 * What two people made of the same thing: what I have not touched becomes theirs, what I changed stays mine. Lists are taken
 * apart only where nobody added to them or took from them.
 */
export function threeWay<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const isAlike = base.length === mine.length && base.length === theirs.length;
    return isAlike ? (base.map((one, at) => threeWay(one, mine[at], theirs[at])) as Value) : mine;
  }
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return mine;
  const names = Object.keys({ ...theirs, ...mine });
  return Object.fromEntries(names.map((name) => [name, threeWay(base[name], mine[name], theirs[name])])) as Value;
}

/** The fields that both changed, and not to the same: in these mine is kept. */
export function clashes(base: object, mine: object, theirs: object): string[] {
  const [was, my, their] = [base, mine, theirs] as Record<string, unknown>[];
  return Object.keys(base).filter((name) => {
    const [before, own, other] = [was?.[name], my?.[name], their?.[name]];
    if (isSame(before, own) || isSame(before, other) || isSame(own, other)) return false;
    if (isRecord(before) && isRecord(own) && isRecord(other)) return clashes(before, own, other).length > 0;
    return true;
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

/** Whatever order the names stand in. */
function plain(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}
