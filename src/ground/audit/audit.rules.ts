/** What staff can change, as the audit log names it. */
export const AUDIT_SUBJECTS = [
  'order',
  'payment',
  'invoice',
  'certificate',
  'bank_line',
  'books_case',
  'artwork',
  'prices',
  'work_import',
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
  'export',
  'setting',
  'shop',
  'payout',
  'payee',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Not a change: a staff member opened a person's data. */
export const VIEWED = 'look';

/** Facts about a thing at one moment; only plain values and no secrets. */
export type Facts = Readonly<Record<string, unknown>>;

/** The log stores changes, not full copies: of longer texts it stores the part around the difference. */
const LONGEST = 500;
/** Characters of unchanged text in front of that part. */
const LEAD = 60;
/** A value with many parts is stored whole up to this length, then cut. */
const LONGEST_UNCUT = 4000;

/** The facts that differ before and after, each with both values; undefined if none differ. */
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

/** Whether two values are equal, independent of key order: the database has its own. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A value as text, independent of key order. */
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
  // A text in several languages, or another object: only the parts that differ.
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
