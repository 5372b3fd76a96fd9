import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { FOR_EVER } from '#ground/files/server/answer-file.ts';
import { answerCached } from '#http/server/cache/cached.ts';
import { CachedAnswer } from '#http/server/cache/cached-answer.ts';
import type { ApiEnv } from '#http/server/context.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Finds the built files of the browser, each read on first use and then cached. Those under `/assets` have a hash
 * in their name and never change; their compressed forms are beside them.
 */
export function findStatic(root: string): (path: string) => CachedAnswer | undefined {
  const found = globSync(['assets/**/*', '*'], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replaceAll('\\', '/'));
  const names = new Set(found);
  const read = new Map<string, CachedAnswer>();
  return (target) => {
    const known = read.get(target);
    if (known) return known;
    if (!names.has(target)) return undefined;
    const type = TYPES[extname(target)];
    if (!type) return undefined;
    const bytes = (end: string) => (names.has(target + end) ? readFileSync(join(root, target + end)) : undefined);
    const [br, gzip] = [bytes('.br'), bytes('.gz')];
    const headers = {
      'Content-Type': type,
      'Cache-Control': target.startsWith('/assets/') ? FOR_EVER : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
    };
    const file = new CachedAnswer(readFileSync(join(root, target)), headers, {
      ...(br && { br }),
      ...(gzip && { gzip }),
    });
    read.set(target, file);
    return file;
  };
}

/** The same files for unusual requests. */
export function staticFiles(find: ReturnType<typeof findStatic>): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .on(['GET', 'HEAD'], '*', (c, next) => {
      const file = find(c.req.path);
      if (!file) return next();
      const asked = { accepts: c.req.header('accept-encoding'), copy: c.req.header('if-none-match') };
      return answerCached(file, { ...asked, method: c.req.method });
    })
    .all('/assets/*', (c) => c.text('Not found', 404));
}
