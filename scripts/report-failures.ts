import { existsSync, readFileSync } from 'node:fs';
import { failedJourneys, failedUnits } from './failed-tests.ts';

for (const file of process.argv.slice(2).filter((name) => existsSync(name))) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = 'testResults' in report ? failedUnits(report) : failedJourneys(report);
  for (const { name, why } of failed) console.error(`\n✗ ${name}\n${why.replace(/^/gm, '    ')}`);
}
