// Part of npm run lint: sections, decisions and files cited in comments and documents must exist, also the test files
// of a finding.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { deadReferences, readLibrary } from './reference-rules.ts';

const texts = (pattern: string) =>
  globSync(pattern).map((file): [string, string] => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]);

const documents = new Map(texts('{*.md,{docs,bench,simulator}/**/*.md}'));
const sources = texts('{src,demo,scripts,e2e,bench,simulator}/**/*.{ts,tsx,mjs,css}');
// Pictures are cited by path only.
const pictures = globSync('docs/images/*').map((file): [string, string] => [file.replaceAll('\\', '/'), '']);
const library = readLibrary(new Map([...documents, ...pictures]));
const dead = [...sources, ...documents].flatMap(([file, source]) => deadReferences(file, source, library));
for (const { file, line, cited, why } of dead) console.error(`${file}:${line} cites ${cited}: ${why}`);

const record = documents.get('docs/findings.md') ?? '';
const named = new Set(record.match(/(?<=`)[\w./-]+\.(?:test|e2e)\.tsx?(?=`)/g));
const missing = [...named].filter((file) => !existsSync(file));
for (const file of missing) console.error(`docs/findings.md names ${file}, which does not exist`);

if (dead.length + missing.length > 0 || named.size === 0) process.exit(1);
console.log(
  `references: ${sources.length} files and ${documents.size} documents cite what exists, the findings name ${named.size} test files`,
);
