/** What staff can change, as the audit log names it. */
export const AUDIT_SUBJECTS = [
  'order',
  'payment',
  'bank_line',
  'artwork',
  'prices',
  'artist',
  'category',
  'frame',
  'store',
  'member',
  'staff',
  'application',
  'message',
  'enquiry',
  'canned_answer',
  'article',
  'faq',
  'page',
  'home',
  'setting',
  'shop',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Not a change: somebody of the staff opened what is known of a person. */
export const LOOKED = 'look';

/** What was known of a thing at one moment; only what is plain and no secret. */
export type Facts = Readonly<Record<string, unknown>>;

/** The log says what changed, it does not keep a copy of everything: longer texts are told around the place where they differ. */
const LONGEST = 500;
/** So much of what stayed is told in front of that place. */
const LEAD = 60;
/** What is made of many values is kept whole up to here, and beyond it by its beginning. */
const LONGEST_UNCUT = 4000;

/** The facts that are not the same before and after, each with both values; nothing where nothing changed. */
export function changedFacts(before: Facts, after: Facts): { before: Facts; after: Facts } | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );
  if (names.length === 0) return undefined;
  const pairs = names.map((name) => [name, shortened(before[name] ?? null, after[name] ?? null)] as const);
  return {
    before: Object.fromEntries(pairs.map(([name, [was]]) => [name, was])),
    after: Object.fromEntries(pairs.map(([name, [, is]]) => [name, is])),
  };
}

/** Whether two values are the same, whatever order the names in them stand in: the database has one of its own. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A value as text that does not depend on the order of its names. */
export function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, part: unknown) =>
    isPlainObject(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shortened(was: unknown, is: unknown): readonly [unknown, unknown] {
  if (typeof was === 'string' && typeof is === 'string') return shortTexts([...was], [...is]);
  const isLong = [was, is].some((value) => JSON.stringify(value).length > LONGEST);
  // A text in several languages, or other parts with names: of those, what differs.
  if (isLong && [was, is].every((value) => value === null || isPlainObject(value))) {
    const parts = changedFacts({ ...(was as Facts) }, { ...(is as Facts) });
    return [was && parts?.before, is && parts?.after];
  }
  return [short(was), short(is)];
}

function shortTexts(was: readonly string[], is: readonly string[]): readonly [string, string] {
  const differsAt = was.findIndex((sign, at) => sign !== is[at]);
  const isShort = was.length <= LONGEST && is.length <= LONGEST;
  const from = isShort ? 0 : Math.max(0, (differsAt === -1 ? was.length : differsAt) - LEAD);
  const lead = from > 0 ? '…' : '';
  return [lead + cut(was.slice(from)), lead + cut(is.slice(from))];
}

function short(value: unknown): unknown {
  if (typeof value === 'string') return cut([...value]);
  const text = JSON.stringify(value);
  return text.length <= LONGEST_UNCUT ? value : cut([...text]);
}

function cut(signs: readonly string[]): string {
  return signs.length <= LONGEST ? signs.join('') : `${signs.slice(0, LONGEST).join('')}…`;
}

// @chunk log
