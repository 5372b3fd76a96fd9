// npm run migration -- --name what_it_does: drizzle-kit would invent a name if none were given.
import { fail, run } from './bootstrap.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--name');
const name = at < 0 ? args.find((arg) => arg.startsWith('--name='))?.slice('--name='.length) : args[at + 1];
if (!/^[a-z][a-z0-9_]+$/.test(name ?? ''))
  fail('Say what the migration does, in small letters: npm run migration -- --name order_gift_note');
run('drizzle-kit', ['generate', ...args], { what: 'Writing the migration' });
