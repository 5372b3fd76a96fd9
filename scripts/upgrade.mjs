// npm run upgrade -- --check: says what this version would change in the database, and changes nothing. The shop may be open.
// npm run upgrade: migrates the database. On PostgreSQL, processes of the previous version go on meanwhile.
import { shopUpgrade } from '../dist/server/server.js';

try {
  if (process.argv.includes('--check')) {
    const { migrations, rows, triedMs } = await shopUpgrade.checkUpgrade();
    for (const { name, steps } of migrations) {
      console.log(`  ${name}`);
      for (const { words, danger, excuse } of steps) {
        console.log(`    ${words}${sizeOf(words, rows)}`);
        if (danger) console.log(`      ! ${excuse ? `safe: ${excuse}` : danger}`);
      }
    }
    if (migrations.length === 0) console.log('  The database is what this version needs: nothing will change.');
    else if (triedMs !== undefined)
      console.log(`  Tried on a copy of the database: ${migrations.length} migrations in ${triedMs} ms.`);
    else console.log(`  ${migrations.length} migrations. Make a backup, then: npm run upgrade`);
    process.exit(0);
  }
  const applied = await shopUpgrade.upgradeShop();
  console.log(applied.length > 0 ? `  Applied: ${applied.join(', ')}` : '  Nothing to do: the database is up to date.');
  process.exit(0);
} catch (error) {
  console.error(error?.name === 'StartupProblem' ? `✗ ${error.message}` : error);
  process.exit(1);
}

/** How many rows the table of a step has, if they are many. */
function sizeOf(words, rows) {
  const table = Object.keys(rows).find((name) => new RegExp(`\\b${name}\\b`).test(words));
  return table && rows[table] >= 10_000 ? ` (about ${Math.round(rows[table]).toLocaleString('en')} rows)` : '';
}
