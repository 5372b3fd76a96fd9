// npm run demo:remove [-- --dry-run | --yes]: makes the demo a real shop, removes what the demo created and keeps what
// people created. With the embedded database, stop the shop first; on PostgreSQL it may stay open.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { planDemoRemoval, removeShopDemo } from '../dist/server/server.js';

const LABELS = {
  orders: 'Orders',
  articles: 'Articles',
  works: 'Works',
  members: 'Members',
  stores: 'Stores',
  answers: 'Saved replies',
  artists: 'Artists',
};
const table = (counts) =>
  Object.entries(LABELS)
    .map(([what, label]) => `    ${label.padEnd(16)}${counts[what] ?? 0}`)
    .join('\n');

const isDry = process.argv.includes('--dry-run');
try {
  const plan = await planDemoRemoval();
  console.log(`
  This will be removed
${table(plan.removed)}
${stays(plan)}`);
  if (isDry) process.exit(0);
  if (!process.argv.includes('--yes') && !(await isSure())) {
    console.log('  Nothing was removed.');
    process.exit(1);
  }
  const removed = {};
  const staff = await removeShopDemo((what, count) => {
    removed[what] = (removed[what] ?? 0) + count;
    console.log(`  ${what === 'hidden_works' ? `hid ${count} works` : `removed ${count} ${what}`}`);
  });
  console.log(`
  Removed
${table(removed)}

  This is a real shop now, whatever DEMO says, and nobody can sign in to an account of the demo.
  ${staffLine(staff)}`);
  process.exit(0);
} catch (error) {
  console.error(error?.name === 'StartupProblem' ? `✗ ${error.message}` : error);
  process.exit(1);
}

/** What stays of the demo, each with its reason. */
function stays({ hidden_works, nameless_orders, kept }) {
  const lines = [
    hidden_works > 0 && `${hidden_works} works, out of sight: orders that stay refer to them`,
    nameless_orders > 0 && `${nameless_orders} orders, without a name: they hold works that are not the demo's`,
    ...[
      ['works', 'rewritten, and therefore yours'],
      ['articles', 'rewritten, and therefore yours'],
      ['artists', 'rewritten, or works of theirs stay'],
      ['stores', 'works that stay hang there'],
      ['answers', 'rewritten, and therefore yours'],
    ].map(([what, why]) => kept[what].length > 0 && `${kept[what].length} ${what} (${why}): ${kept[what].join(', ')}`),
  ].filter(Boolean);
  return lines.length === 0 ? '' : `\n  This stays\n${lines.map((line) => `    ${line}`).join('\n')}\n`;
}

/** A demo visitor may have given staff roles to people who should not have one. */
function staffLine(staff) {
  if (staff.length === 0) return 'Start it with npm start: it prints the link for its first administrator.';
  return `Its staff, each of whom you should know: ${staff.join(', ')}`;
}

async function isSure() {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const asked = lines.question('  Remove it for good? Type yes: ');
  // Without a person to answer, nothing is removed.
  const answer = await Promise.race([asked, once(lines, 'close').then(() => '')]);
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}
