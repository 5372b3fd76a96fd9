import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** How Node runs the shop: as `npm run serve` says. Decision 21 tells what the heap's size costs and saves. */
export const serverFlags = scripts.serve.split(' ').filter((word) => word.startsWith('--'));
