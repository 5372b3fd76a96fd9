import { canonical } from '#ground/audit/audit.rules.ts';
import type { ShownBlock } from '#ground/blocks/block.rules.ts';
import { LEGAL_VERSIONS, type LegalPage } from './page.rules.ts';

const DAY_MS = 86_400_000;

/**
 * Latest first. After staff have published a version, later ones that come with the software never apply automatically.
 */
export function allVersions(page: LegalPage, published: readonly string[]): string[] {
  const own = published.toSorted().toReversed();
  const first = own.at(-1);
  const came = LEGAL_VERSIONS[page].filter((version) => first === undefined || version < first);
  return [...own, ...came];
}

/** The version in force on a day; for a future document, its first. */
export function versionInForce(versions: readonly string[], today: string): string {
  return versions.find((version) => version <= today) ?? versions.at(-1) ?? '';
}

/** The day before the next version, or today; for a future version, its first day. */
export function lastDayOf(version: string, versions: readonly string[], today: string): string {
  if (version > today) return version;
  const next = versions.findLast((one) => one > version && one <= today);
  return next === undefined ? today : new Date(Date.parse(`${next}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

/** Not in the past, and after every existing version. */
export function earliestDay(versions: readonly string[], today: string): string {
  const latest = versions[0] ?? '';
  if (latest < today) return today;
  return new Date(Date.parse(`${latest}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

export type BlockChange =
  | { kind: 'same'; block: ShownBlock }
  | { kind: 'changed'; before: ShownBlock; after: ShownBlock }
  | { kind: 'removed'; before: ShownBlock }
  | { kind: 'added'; after: ShownBlock };

/** Compares two versions block by block; a block replaced by another of its kind counts as changed. */
export function blockChanges(before: readonly ShownBlock[], after: readonly ShownBlock[]): BlockChange[] {
  const common = longestCommon(before, after);
  const changes: BlockChange[] = [];
  let [b, a] = [0, 0];
  for (const [nextB, nextA] of [...common, [before.length, after.length] as const]) {
    const gone = before.slice(b, nextB);
    const came = after.slice(a, nextA);
    for (const block of gone) {
      const at = came.findIndex(({ kind }) => kind === block.kind);
      if (at < 0) {
        changes.push({ kind: 'removed', before: block });
        continue;
      }
      for (const extra of came.splice(0, at)) changes.push({ kind: 'added', after: extra });
      const [successor] = came.splice(0, 1);
      if (successor) changes.push({ kind: 'changed', before: block, after: successor });
    }
    for (const block of came) changes.push({ kind: 'added', after: block });
    const same = before[nextB];
    if (same) changes.push({ kind: 'same', block: same });
    [b, a] = [nextB + 1, nextA + 1];
  }
  return changes;
}

/** The longest common subsequence of blocks; quadratic, but documents have a hundred blocks, not thousands. */
function longestCommon(before: readonly ShownBlock[], after: readonly ShownBlock[]): (readonly [number, number])[] {
  // The database changes the order of keys in a block.
  const [left, right] = [before.map(canonical), after.map(canonical)];
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (b: number, a: number) => lengths[b]?.[a] ?? 0;
  for (let b = left.length - 1; b >= 0; b--)
    for (let a = right.length - 1; a >= 0; a--) {
      const row = lengths[b];
      if (row) row[a] = left[b] === right[a] ? at(b + 1, a + 1) + 1 : Math.max(at(b + 1, a), at(b, a + 1));
    }
  const places: (readonly [number, number])[] = [];
  for (let [b, a] = [0, 0]; b < left.length && a < right.length; ) {
    if (left[b] === right[a]) places.push([b++, a++]);
    else if (at(b + 1, a) >= at(b, a + 1)) b += 1;
    else a += 1;
  }
  return places;
}
