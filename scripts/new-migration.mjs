// npm run migration -- --name what_it_does: without a name drizzle-kit would invent one.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fail, run } from './bootstrap.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--name');
const name = at < 0 ? args.find((arg) => arg.startsWith('--name='))?.slice('--name='.length) : args[at + 1];
if (!/^[a-z][a-z0-9_]+$/.test(name ?? ''))
  fail('Say what the migration does, in small letters: npm run migration -- --name order_gift_note');
run('drizzle-kit', ['generate', ...args], { what: 'Writing the migration' });
const snapshots = readdirSync('migrations/meta').filter((file) => file.endsWith('_snapshot.json'));
const newest = snapshots.sort().at(-1);
if (newest) shorten(`migrations/meta/${newest}`);
// drizzle-kit compares the tables with the newest snapshot only.
for (const file of snapshots.slice(0, -1)) rmSync(`migrations/meta/${file}`);

/** One line per table: a hundred lines instead of 9,600, and a merge conflict only if both changed one table. */
function shorten(file) {
  const { tables, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const lines = Object.entries(tables).map(([key, table]) => `    ${JSON.stringify(key)}: ${JSON.stringify(table)}`);
  const around = JSON.stringify({ ...rest, tables: [] }, null, 2);
  writeFileSync(file, `${around.replace('"tables": []', () => `"tables": {\n${lines.join(',\n')}\n  }`)}\n`);
}
