export interface DeadReference {
  file: string;
  line: number;
  cited: string;
  why: string;
}

/** What can be cited: the repository's documents with their numbered parts. */
export interface Library {
  paths: ReadonlySet<string>;
  decisions: ReadonlySet<number>;
  specification: ReadonlyMap<string, string>;
  product: ReadonlyMap<string, string>;
}

// A citation may continue on the next line of a comment, so a gap may contain an asterisk or slashes.
const GAP = String.raw`[\s*/]+`;
const SECTIONS = new RegExp(
  String.raw`\b(spec|specification|product)(?:\.md)?(?:'s)?,?${GAP}` +
    String.raw`(§\d+(?:\.\d+)?(?:(?:,|${GAP}and)${GAP}§\d+(?:\.\d+)?)*)(?:'s)?(?:${GAP}"([^"\n]+)")?`,
  'gi',
);
const DECISION = new RegExp(String.raw`\bdecisions?${GAP}(\d+)\b`, 'gi');
const DOCUMENT = /(?:[\w.-]+\/)*[\w.-]+\.md\b|\bdocs\/[\w./-]*\w/g;

/** The library out of the documents' paths (from the root) and texts. */
export function readLibrary(documents: ReadonlyMap<string, string>): Library {
  const paths = [...documents.keys()];
  const decisions = paths.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []).map(Number);
  return {
    paths: new Set(paths),
    decisions: new Set(decisions),
    specification: numberedParts(documents.get('docs/specification.md') ?? ''),
    product: numberedParts(documents.get('docs/product.md') ?? ''),
  };
}

/** Every `Spec §5.2`, `Product §3 "Size"`, `decision 12` and document in a text that does not exist. */
export function deadReferences(file: string, source: string, library: Library): DeadReference[] {
  const found = (match: RegExpExecArray, cited: string, why: string): DeadReference => ({
    file,
    line: source.slice(0, match.index).split('\n').length,
    cited,
    why,
  });
  return [
    ...[...source.matchAll(SECTIONS)].flatMap((match) =>
      missingSections(match, library).map(([cited, why]) => found(match, cited, why)),
    ),
    ...[...source.matchAll(DECISION)].flatMap((match) =>
      library.decisions.has(Number(match[1])) ? [] : [found(match, match[0], 'docs/decisions has no such number')],
    ),
    ...[...source.matchAll(DOCUMENT)].flatMap((match) =>
      isDocument(match[0], library) ? [] : [found(match, match[0], 'the repository has no such document')],
    ),
  ];
}

function missingSections([, document = '', list = '', name]: RegExpExecArray, library: Library): [string, string][] {
  const title = document.toLowerCase() === 'product' ? 'product' : 'specification';
  const numbers = list.match(/\d+(?:\.\d+)?/g) ?? [];
  const missing = numbers.filter((number) => !library[title].has(number));
  if (missing.length > 0)
    return missing.map((number) => [`${document} §${number}`, `docs/${title}.md has no such section`]);
  const text = library[title].get(numbers.at(-1) ?? '') ?? '';
  if (name === undefined || text.toLowerCase().includes(name.toLowerCase())) return [];
  return [[`${document} ${list} "${name}"`, `that section of docs/${title}.md does not speak of it`]];
}

/** A document is cited by its path from the root or from docs, or by the end of its path. */
function isDocument(cited: string, { paths }: Library): boolean {
  const path = cited.replace(/^(?:\.\.?\/)+/, '');
  for (const known of paths)
    if (known === path || known.endsWith(`/${path}`) || known.startsWith(`${path}/`)) return true;
  return false;
}

/** Sections (`## 5. …`) and their rules (`- 5.2 …`), by number, each with all its text. */
function numberedParts(markdown: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const section of markdown.split(/^## /m).slice(1)) {
    const number = /^(\d+)\. /.exec(section)?.[1];
    if (number === undefined) continue;
    // Without line breaks, which may split a name.
    parts.set(number, section.replace(/\s+/g, ' '));
    for (const rule of section.split(/^- (?=\d)/m).slice(1)) {
      const own = /^\d+\.\d+(?= )/.exec(rule)?.[0];
      if (own !== undefined) parts.set(own, rule.replace(/\s+/g, ' '));
    }
  }
  return parts;
}
