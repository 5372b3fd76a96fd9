/** What staff can change, as the audit log names it. */
export const AUDIT_SUBJECTS = [
  'order',
  'payment',
  'bank_line',
  'artwork',
  'prices',
  'artist',
  'category',
  'size',
  'frame',
  'edition',
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

/** Longer texts are told by their beginning: the log says what changed, it does not keep a copy of everything. */
const LONGEST = 500;

/** The facts that are not the same before and after, each with both values; nothing where nothing changed. */
export function changedFacts(before: Facts, after: Facts): { before: Facts; after: Facts } | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => plain(before[name]) !== plain(after[name]),
  );
  if (names.length === 0) return undefined;
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, short(facts[name] ?? null)]));
  return { before: only(before), after: only(after) };
}

/** Whatever order the names in it stand in: the database has one of its own. */
function plain(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function short(value: unknown): unknown {
  if (typeof value === 'string') return cut(value);
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? value : cut(text);
}

function cut(text: string): string {
  const signs = [...text];
  return signs.length <= LONGEST ? text : `${signs.slice(0, LONGEST).join('')}…`;
}
