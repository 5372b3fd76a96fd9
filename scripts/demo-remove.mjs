// npm run demo:remove [-- --dry-run | --yes]: removes what the demo made and leaves what people made. With the embedded database
// the shop must be stopped meanwhile; on PostgreSQL it may stay open.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { countShopDemo, removeShopDemo } from '../dist/server/server.js';

const isDry = process.argv.includes('--dry-run');
try {
  const counts = await countShopDemo();
  console.log(`
  The demo in this shop
    Orders          ${counts.orders}
    Members         ${counts.members}
    Works           ${counts.works} (kept out of sight, because real orders refer to them: ${counts.kept_works})
    Artists         ${counts.artists} (those of kept works stay without a page)
    Articles        ${counts.articles}
    Stores          ${counts.stores}
    Ready answers   ${counts.answers}
`);
  if (isDry) process.exit(0);
  if (!process.argv.includes('--yes') && !(await isSure())) {
    console.log('  Nothing was removed.');
    process.exit(1);
  }
  await removeShopDemo((what, count) => console.log(`  removed ${count} ${what}`));
  console.log('  The demo is gone. Start the shop with DEMO=off from now on, or it comes back.');
  process.exit(0);
} catch (error) {
  console.error(error?.name === 'StartupProblem' ? `✗ ${error.message}` : error);
  process.exit(1);
}

async function isSure() {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const asked = lines.question('  Remove it for good? Type yes: ');
  // Where nobody can answer, nothing is removed.
  const answer = await Promise.race([asked, once(lines, 'close').then(() => '')]);
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}
