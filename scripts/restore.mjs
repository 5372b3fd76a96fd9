// npm run restore -- <folder or s3://bucket/folder> [--at <name>] [--verify]: restores a backup to an empty DATA_DIR or
// DATABASE_URL. With --verify it restores to a scratch place, compares everything and removes it again.
import { parseArgs } from 'node:util';
import { shopCopies } from '../dist/server/server.js';

try {
  const { values, positionals } = parseArgs({
    options: { at: { type: 'string' }, verify: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const chosen = { place: positionals[0], name: values.at };
  const total = { tables: 0, rows: 0 };
  const count = ({ rows }) => {
    total.tables += 1;
    total.rows += rows;
  };
  if (values.verify) {
    const name = await shopCopies.verifyShopBackup(chosen, count);
    console.log(
      `  Backup ${name} can be restored: ${total.rows} rows of ${total.tables} tables and all pictures are as they were.`,
    );
  } else {
    await shopCopies.restoreShop(chosen, count);
    console.log(
      `  Restored ${total.rows} rows of ${total.tables} tables and all pictures. Start the shop with npm start.`,
    );
  }
  process.exit(0);
} catch (error) {
  console.error(error?.name === 'StartupProblem' ? `✗ ${error.message}` : error);
  process.exit(1);
}
