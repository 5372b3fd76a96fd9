// npm run move -- postgres://…: copies the embedded database in DATA_DIR to an empty PostgreSQL. With DATABASE_URL set,
// npm run move -- <data folder> copies that database to a new embedded one. Stop the shop first.
import { shopCopies } from '../dist/server/server.js';

const [target] = process.argv.slice(2);
try {
  if (!target)
    throw Object.assign(new Error('Where to? npm run move -- postgres://user:password@host/database'), {
      name: 'StartupProblem',
    });
  const total = { tables: 0, rows: 0 };
  await shopCopies.moveShop(target, ({ rows }) => {
    total.tables += 1;
    total.rows += rows;
  });
  console.log(`
  Moved ${total.rows} rows of ${total.tables} tables, each table compared with the original.
  ${target.startsWith('postgres') ? 'From now on start the shop with DATABASE_URL set to the new database' : `From now on start the shop without DATABASE_URL and with DATA_DIR=${target}; copy the folder "pictures" and the file secrets.key there`}.
  The former database was not changed. Do not start a shop on it again: orders there would be missing here.
`);
  process.exit(0);
} catch (error) {
  console.error(error?.name === 'StartupProblem' ? `✗ ${error.message}` : error);
  process.exit(1);
}
