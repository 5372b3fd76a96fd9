// Part of npm run lint: what comments and documents cite must be there to be read, also the tests that guard a finding.
import { globSync, readFileSync } from 'node:fs';
import { findingFaults, readFindings } from './finding-rules.ts';
import { deadReferences, readLibrary } from './reference-rules.ts';

const texts = (pattern: string) =>
  globSync(pattern).map((file): [string, string] => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]);

const documents = new Map(texts('{*.md,{docs,bench,simulator}/**/*.md}'));
const sources = texts('{src,demo,scripts,e2e,bench,simulator}/**/*.{ts,tsx,mjs,css}');
// Pictures are cited too, by their path alone.
const pictures = globSync('docs/images/*').map((file): [string, string] => [file.replaceAll('\\', '/'), '']);
const library = readLibrary(new Map([...documents, ...pictures]));
const dead = [...sources, ...documents].flatMap(([file, source]) => deadReferences(file, source, library));
for (const { file, line, cited, why } of dead) console.error(`${file}:${line} cites ${cited}: ${why}`);

const tests = new Map(sources.filter(([file]) => /\.(?:test|e2e)\.tsx?$/.test(file)));
const findings = readFindings(documents.get('docs/findings.md') ?? '');
const unguarded = findingFaults(findings, [], (file) => tests.get(file));
for (const fault of unguarded) console.error(`docs/findings.md: ${fault}`);

if (dead.length + unguarded.length > 0 || findings.length === 0) process.exit(1);
console.log(
  `references: ${sources.length} files and ${documents.size} documents cite what is there, ${findings.length} findings are guarded`,
);
