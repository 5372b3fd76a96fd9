import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Node's flags for the shop, from `npm run serve`. Decision 21 explains the heap size. */
export const serverFlags = scripts.serve.split(' ').filter((word) => word.startsWith('--'));
