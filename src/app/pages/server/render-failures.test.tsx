import { Writable } from 'node:stream';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import pino from 'pino';
import { Suspense } from 'react';
import { expect } from 'vitest';
import { test as databaseTest } from '#db/server/testing.ts';
import { readConfig } from '#http/server/config.ts';
import { createApp } from '../../server/app.ts';
import { completeHtml } from './complete-html.ts';
import { createPages } from './pages.ts';
import { during } from './rendering.ts';

type Render = Parameters<typeof createPages>[0];

/** A shop with these rendered pages, and its log lines about failures. */
const test = databaseTest.extend<{ visit: (path: string, render: Render) => Promise<Visit> }>({
  visit: async ({ db }, use) => {
    await use(async (path, render) => {
      const lines: LogLine[] = [];
      const stream = new Writable({
        write(chunk, _encoding, done) {
          lines.push(JSON.parse(String(chunk)));
          done();
        },
      });
      const config = readConfig({ BASE_URL: 'https://shop.test' });
      const shop = { config, log: pino({ level: 'error' }, stream), db, buildId: 'test', problems: async () => [] };
      const response = await createApp(shop, createPages(render)).request(path);
      return { response, text: await response.text(), lines };
    });
  },
});

interface LogLine {
  path: string;
  requestId: string;
  err: { message: string };
  componentStack?: string;
}

interface Visit {
  response: Response;
  text: string;
  lines: LogLine[];
}

function BrokenFrame(): never {
  throw new Error('the frame is broken');
}

async function LateFrame(): Promise<never> {
  await new Promise((done) => setImmediate(done));
  throw new Error('the frame broke late');
}

test('what fails inside a boundary is logged with path, request and component, though the page is there', async ({
  visit,
}) => {
  const page = (
    <main>
      <h1>Gallery</h1>
      <Suspense fallback="…">
        <BrokenFrame />
      </Suspense>
    </main>
  );

  const { response, text, lines } = await visit('/zh-Hant/shop?keyword=secret', async (_request, report) => {
    return new Response(await completeHtml(page, report));
  });

  expect(response.status).toBe(200);
  expect(text).toContain('<h1>Gallery</h1>');
  expect(lines).toMatchObject([
    {
      path: '/zh-Hant/shop',
      requestId: response.headers.get('x-request-id'),
      err: { message: 'the frame is broken' },
      componentStack: expect.stringContaining('BrokenFrame'),
    },
  ]);
});

test('what fails after the rest of the page is ready is logged too', async ({ visit }) => {
  const page = (
    <main>
      <Suspense fallback="…">
        <LateFrame />
      </Suspense>
    </main>
  );

  const { text, lines } = await visit(
    '/wall',
    async (_request, report) => new Response(await completeHtml(page, report)),
  );

  expect(text).toContain('…');
  expect(lines).toMatchObject([{ path: '/wall', err: { message: 'the frame broke late' } }]);
});

test('a page that fails as a whole is logged', async ({ visit }) => {
  const { response, lines } = await visit('/shop', async (_request, report) => {
    return new Response(await completeHtml(<BrokenFrame />, report));
  });

  expect(response.status).toBe(500);
  // Once by React with the component, once where the failure is answered.
  expect(lines.map(({ path, err }) => [path, err.message])).toEqual([
    ['/shop', 'the frame is broken'],
    ['/shop', 'the frame is broken'],
  ]);
});

test('a route whose head throws is logged, though its page is there', async ({ visit }) => {
  const { response, lines } = await visit('/technology', (_request, report) =>
    during({ report, from: Date.now() }, async () => {
      const routeTree = createRootRoute({
        head: () => {
          throw new Error('the title is lost');
        },
      });
      const history = createMemoryHistory({ initialEntries: ['/'] });
      await createRouter({ routeTree, history, isServer: true }).load();
      return new Response('<h1>Gallery</h1>');
    }),
  );

  expect(response.status).toBe(200);
  expect(lines).toMatchObject([{ path: '/technology', err: { message: 'the title is lost' } }]);
});

test('an unreported failure is logged with its path', async ({ visit }) => {
  const { response, lines } = await visit('/artist', async () => new Response('', { status: 500 }));

  expect(response.status).toBe(500);
  expect(lines).toMatchObject([{ path: '/artist', err: { message: 'rendering ended with 500' } }]);
});

test('a page that is there, or not, leaves no line', async ({ visit }) => {
  for (const status of [200, 404]) {
    const { lines } = await visit('/shop', async (_request, report) => {
      return new Response(await completeHtml(<h1>Gallery</h1>, report), { status });
    });
    expect(lines).toEqual([]);
  }
});
