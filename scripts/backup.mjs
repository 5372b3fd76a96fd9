// npm run backup [-- <folder or s3://bucket/folder>] [--full] [--list]: copies all rows and pictures. The shop may be open.
import { shopCopies } from '../dist/server/server.js';

const place = process.argv.slice(2).find((word) => !word.startsWith('--'));
try {
  if (process.argv.includes('--list')) {
    console.log((await shopCopies.listShopBackups({ place })).join('\n') || 'There is no backup.');
    process.exit(0);
  }
  const report = await shopCopies.backupShop({ place, isFull: process.argv.includes('--full') });
  const { name, tables, rows, pictures, readPictures, removed } = report;
  console.log(`  Backup ${name}: ${rows} rows of ${tables} tables, ${pictures} pictures (${readPictures} of them new)`);
  if (removed.length > 0) console.log(`  Removed ${removed.join(', ')}`);
  process.exit(0);
} catch (error) {
  console.error(error?.name === 'StartupProblem' ? `✗ ${error.message}` : error);
  process.exit(1);
}
