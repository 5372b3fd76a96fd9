import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { ApiEnv } from '#api/server/context.ts';
import { FOR_EVER } from '#ground/files/server/answer-file.ts';

/** The built files of the browser; those under `/assets` carry their hash in their name and never change. */
export function staticFiles(root: string): Hono<ApiEnv> {
  const files = new Hono<ApiEnv>();
  files.use(
    '/assets/*',
    serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', FOR_EVER) }),
  );
  files.all('/assets/*', (c) => c.text('Not found', 404));
  files.use(
    '/:file{[a-z0-9-]+\\.(ico|svg|png|txt|webmanifest)}',
    serveStatic({ root, onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600') }),
  );
  return files;
}
