// npm run admin -- owner@example.com: appoints an administrator. With the embedded database, stop the shop first.
import { appointShopAdmin } from '../dist/server/server.js';

const email = process.argv[2] ?? '';
if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
  console.error('✗ Whose e-mail? npm run admin -- owner@example.com');
  process.exit(1);
}
try {
  const password = await appointShopAdmin(email);
  console.log(`  ${email} is administrator now, with the password ${password}`);
  process.exit(0);
} catch (error) {
  console.error(error?.name === 'StartupProblem' ? `✗ ${error.message}` : error);
  process.exit(1);
}
