import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './scripts/chunk-of.ts';
import { lazyRouteFiles } from './scripts/lazy-route-files.ts';
import { sourceCatalogue } from './scripts/source-catalogue.ts';
import { messageFiles, splitMessages } from './scripts/split-messages.ts';
import { splitRoutes } from './scripts/split-routes.ts';
import { subsetFonts } from './scripts/subset-fonts.ts';

/** The pages of staff and sellers. */
const WORKPLACES =
  /[\\/](admin|invitation|setup|account\.(artist|payout|report|sales|work)|preview|components|mailbox)[.-]/;

/** Pages that few visitors open, and that need several files. */
const SIDE_PAGES =
  /[\\/](account\.(favorite|index|message)|certificate|collaboration|contact|forgotPassword|gift|match|partner|prints|register\.(artist|gallery)|together)[.-]/;

/** What every page loads first, packed by what changes together: a new text must not invalidate React. */
const firstLoadGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    tags: ['$initial' as const],
    priority: 3,
  },
  { name: 'libraries', test: /node_modules[\\/]/, tags: ['$initial' as const], priority: 2 },
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  { name: chunkOf, includeDependenciesRecursively: false },
  {
    name: 'queries',
    test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ command }) => ({
  // The page of components is for developers: in development, and in the build for browser tests.
  define: {
    'import.meta.env.COMPONENTS': JSON.stringify(command === 'serve' ? 'on' : (process.env.COMPONENTS ?? 'off')),
  },
  plugins: [
    subsetFonts(),
    splitRoutes(),
    tailwindcss(),
    tanstackStart({
      router: {
        entry: 'app/router',
        routesDirectory: 'app/routes',
        generatedRouteTree: 'app/route-tree.gen.ts',
        quoteStyle: 'single',
      },
      client: { entry: 'app/client' },
      server: { entry: 'app/server' },
      // Rule 3: where code runs is in its path. A browser bundle that imports from a server folder does not build.
      importProtection: {
        behavior: 'error',
        client: { files: ['**/server/**'] },
        server: { files: [] },
      },
    }),
    viteReact(),
    sourceCatalogue(),
    lingui({ failOnMissing: process.env.DRAFT !== 'on', failOnCompileError: true }),
    splitMessages(),
    messageFiles(),
    lazyRouteFiles(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        // The entry lists the dependencies of every chunk, which every visitor loads. A browser that comes to one of these
        // pages from another can load them one after another; in a page of the server they are preloaded.
        modulePreload: {
          resolveDependencies: (file, needed) => (WORKPLACES.test(file) || SIDE_PAGES.test(file) ? [] : needed),
        },
        rolldownOptions: {
          output: { codeSplitting: { groups: firstLoadGroups } },
          // The code that draws frames has no side effects: a page that leaves the drawing to the server need not load it.
          treeshake: { moduleSideEffects: [{ test: /[\\/]framing[\\/]/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      build: {
        // Threads are separate programs: each is an entry beside the server.
        rolldownOptions: {
          input: {
            server: 'src/app/server.ts',
            'gift-card-worker': 'src/buying/gifts/server/gift-card-worker.ts',
            'certificate-worker': 'src/buying/certificates/server/certificate-worker.ts',
            'receipt-worker': 'src/buying/orders/server/receipt-worker.ts',
            'hanging-kit-worker': 'src/catalogue/hanging-kit/server/hanging-kit-worker.ts',
            'workshop-worker': 'src/buying/orders/server/workshop-worker.ts',
            'statement-worker': 'src/selling/sales/server/statement-worker.ts',
          },
        },
      },
    },
  },
  server: { port: 3000 },
}));
