// Which chunk a source file is packed into. Small files that the same pages need are packed together: a source file
// requests it in its last line, `// @chunk forms`, so that the mark stays with the file when it is moved or renamed.
import { readFileSync } from 'node:fs';

const CHUNKS: Readonly<Record<string, string>> = {
  works: 'what the home page, the list, a product and an artist show alike',
  routes: 'the front page, though the desk of editors shows it too',
  common: 'what a product and most personal pages use',
  lists: 'what the list, the directory and the search have in common',
  later: 'what comes alive last, in the shell (src/app/shell/shell-parts.ts) and on a product',
  forms: 'what forms are made of',
  account: 'what the pages of members and staff ask and say alike',
  studio: 'what the pages of sellers and of their reviewers have in common',
  log: 'how the audit log speaks, for its own page and for notes about a conflict, with the words that only staff read',
  frames: 'how frames are drawn: on the wall, in the cart, and on a product when another is chosen',
  desk: 'the parts of the back office',
};

const MARK = /\n\/\/ @chunk (.*)\n$/;

export function chunkOf(id: string): string | null {
  const [file = ''] = id.split('?');
  if (!/[\\/]src[\\/].*\.tsx?$/.test(file)) return null;
  if (/[\\/]kit[\\/]desk[\\/]/.test(file)) return 'desk';
  if (/-log\.rules\.ts$/.test(file)) return 'log';
  const chunk = MARK.exec(readFileSync(file, 'utf8'))?.[1];
  if (chunk !== undefined && !(chunk in CHUNKS))
    throw new Error(`${file} asks for a chunk that scripts/chunk-of.ts does not name: ${chunk}`);
  return chunk ?? null;
}
