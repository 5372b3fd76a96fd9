/**
 * What two people made of the same thing: what I have not touched becomes theirs, what I changed stays mine. Lists are taken
 * apart where their entries are numbered, or where nobody added to them or took from them.
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

/** In the order in which they have it; what only one of us added is there too, what only one took away is not. */
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

/** The fields that both changed, and not to the same: in these mine is kept. */
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

/** A list of things that have a number of their own, such as the sizes of a work. */
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

/** Whatever order the names stand in. */
function plain(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}
