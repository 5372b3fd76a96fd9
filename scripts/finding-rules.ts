/** A finding of `docs/findings.md` with the tests that guard it. */
export interface Finding {
  number: number;
  /** `open` is one that has none yet. */
  guards: ('open' | { file: string; title: string })[];
}

const ITEM = /^(\d+)\. /;
const GUARD = /^ +- guard: (.*)$/;
const TEST = /^`([^`]+)` "(.+)"$/;

/** The findings of a document; a guard that cannot be read is one without a file. */
export function readFindings(markdown: string): Finding[] {
  const findings: Finding[] = [];
  for (const line of markdown.split('\n')) {
    const number = ITEM.exec(line)?.[1];
    if (number !== undefined) findings.push({ number: Number(number), guards: [] });
    const guard = GUARD.exec(line)?.[1];
    if (guard === undefined) continue;
    const [, file = '', title = guard] = TEST.exec(guard) ?? [];
    findings.at(-1)?.guards.push(guard === 'open' ? 'open' : { file, title });
  }
  return findings;
}

/**
 * What is wrong with a record of findings: a number that is missing, one without a guard, a guard that is not there, one that is
 * open without being in the list of those that may be, or in that list without being open.
 */
export function findingFaults(
  findings: readonly Finding[],
  mayBeOpen: readonly number[],
  sourceOf: (file: string) => string | undefined,
): string[] {
  const isOpen = ({ guards }: Finding) => guards.includes('open');
  return [
    ...findings.flatMap(({ number }, at) => (number === at + 1 ? [] : [`${number} stands in the place of ${at + 1}`])),
    ...findings.filter(({ guards }) => guards.length === 0).map(({ number }) => `${number} has no guard`),
    ...findings.flatMap((finding) =>
      isOpen(finding) && !mayBeOpen.includes(finding.number) ? [`${finding.number} is open`] : [],
    ),
    ...mayBeOpen
      .filter((number) => !findings.some((finding) => finding.number === number && isOpen(finding)))
      .map((number) => `${number} is not open any more and may leave the list`),
    ...findings.flatMap(({ number, guards }) =>
      guards.flatMap((guard) =>
        guard === 'open' || hasTest(sourceOf(guard.file), guard.title) ? [] : [fault(number, guard)],
      ),
    ),
  ];
}

function fault(number: number, { file, title }: { file: string; title: string }): string {
  return `${number} is guarded by "${title}" in ${file || 'no file'}, which is not there`;
}

/** Whether a test of this title is in a source: the title is the first thing that is handed to a function. */
function hasTest(source: string | undefined, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return source !== undefined && new RegExp(`\\(\\s*(['"\`])${literal}\\1,`).test(source);
}
