// Part of npm run lint: reports exports that no other file uses, or that only a test uses. `--write` removes the word
// `export` if the file itself uses the name; a person must delete the others.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type Source, unusedExports } from './export-rules.ts';

const files = globSync(['{src,demo,scripts,e2e,bench}/**/*.{ts,tsx,mjs}', '*.ts']).map((file) =>
  file.replaceAll('\\', '/'),
);
const sources: Source[] = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const unused = unusedExports(sources);

if (process.argv.includes('--write')) {
  for (const { file, text } of sources) {
    const names = unused.filter((one) => one.file === file && one.isUsedInside).map(({ name }) => name);
    const stripped = names.reduce(
      (left, name) => left.replace(new RegExp(`^export (?=(?:[a-z]+ )+${name}\\b)`, 'm'), ''),
      text,
    );
    if (stripped !== text) writeFileSync(file, stripped);
  }
}
for (const { file, name, why } of unused) console.error(`${file} exports ${name}: ${why}`);
console.log(`exports: ${files.length} files, ${unused.length} that nobody needs`);
if (unused.length > 0) process.exit(1);
