/**
 * Merges two people's edits of the same thing: fields I did not touch become theirs, fields I changed stay mine.
 * Lists are merged entry by entry if their entries have ids, or if nobody added or removed any.
 */
export function threeWay<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergedLists(base, mine, theirs) as Value;
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return mine;
  const names = Object.keys({ ...theirs, ...mine });
  return Object.fromEntries(names.map((name) => [name, threeWay(base[name], mine[name], theirs[name])])) as Value;
}

/** In their order; entries added by one of us are included, entries removed by one are not. */
function mergedLists(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  if (![base, mine, theirs].every(isNumbered)) {
    const isAlike = base.length === mine.length && base.length === theirs.length;
    return isAlike ? base.map((one, at) => threeWay(one, mine[at], theirs[at])) : mine;
  }
  const [was, my, their] = [byNumber(base), byNumber(mine), byNumber(theirs)];
  const merged = [...their].flatMap(([id, other]) => {
    if (!was.has(id)) return [other];
    return my.has(id) ? [threeWay(was.get(id), my.get(id), other)] : [];
  });
  return [...merged, ...[...my].flatMap(([id, own]) => (was.has(id) || their.has(id) ? [] : [own]))];
}

/** The fields that both changed to different values: mine wins there. */
export function clashes(base: object, mine: object, theirs: object): string[] {
  const [was, my, their] = [base, mine, theirs] as Record<string, unknown>[];
  return Object.keys(base).filter((name) => isClash(was?.[name], my?.[name], their?.[name]));
}

function isClash(was: unknown, mine: unknown, theirs: unknown): boolean {
  if (isSame(was, mine) || isSame(was, theirs) || isSame(mine, theirs)) return false;
  const [before, own, other] = [was, mine, theirs].map((value) =>
    isNumbered(value) ? Object.fromEntries(byNumber(value)) : value,
  );
  if (isRecord(before) && isRecord(own) && isRecord(other)) return clashes(before, own, other).length > 0;
  return true;
}

/** A list of things with ids, such as the sizes of a work. */
function isNumbered(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every((one) => isRecord(one) && numberOf(one) !== undefined);
}

const byNumber = (list: readonly unknown[]) =>
  new Map(list.map((one) => [String(numberOf(one as Record<string, unknown>)), one]));

function numberOf(one: Record<string, unknown>): unknown {
  const name = Object.keys(one).find((key) => key.endsWith('_id'));
  return name && one[name];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

/** Independent of the order of keys. */
function plain(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}
