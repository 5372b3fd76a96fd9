// Part of npm run lint: imports that break the architecture's rules, one line each.
import { globSync, readFileSync } from 'node:fs';
import { violationsOf } from './import-rules.ts';

const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
const violations = files
  // Tests may reach into what they test, and so may the fixtures they share.
  .filter((file) => !/\.test\.tsx?$|\/testing[\w.-]*\.ts$/.test(file))
  .flatMap((file) => violationsOf(file, readFileSync(file, 'utf8')));
for (const { file, imported, why } of violations) console.error(`${file} imports ${imported}: ${why}`);
if (violations.length > 0) process.exit(1);
console.log(`imports: ${files.length} files keep the rules`);
