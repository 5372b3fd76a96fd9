import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './scripts/chunk-of.ts';
import { sourceCatalogue } from './scripts/source-catalogue.ts';
import { messageFiles, splitMessages } from './scripts/split-messages.ts';
import { splitRoutes } from './scripts/split-routes.ts';
import { subsetFonts } from './scripts/subset-fonts.ts';

/** The pages of people at work: staff and sellers. */
const WORKPLACES = /[\\/](admin|invitation|setup|account\.(artist|report|sales|work)|preview|components|mailbox)[.-]/;

/** What every page loads first, packed by what changes together: a new text does not make anybody load React again. */
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
  // The page of components is for those who build pages: in development, and where the browser tests look at it.
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
      // Rule 3: where it runs is in the path. A browser bundle that reaches a server folder does not build.
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
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        // What a file needs is named in what every page loads first. Staff and sellers can wait for one file to name the next;
        // visitors should not carry the names.
        modulePreload: { resolveDependencies: (file, needed) => (WORKPLACES.test(file) ? [] : needed) },
        rolldownOptions: {
          output: { codeSplitting: { groups: firstLoadGroups } },
          // Drawing frames is arithmetic: a page that leaves it to the server need not load it.
          treeshake: { moduleSideEffects: [{ test: /[\\/]framing[\\/]/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      build: {
        // Threads are programs of their own: each is an entry beside the server.
        rolldownOptions: {
          input: {
            server: 'src/app/server.ts',
            'receipt-worker': 'src/buying/orders/server/receipt-worker.ts',
            'workshop-worker': 'src/buying/orders/server/workshop-worker.ts',
            'statement-worker': 'src/selling/sales/server/statement-worker.ts',
          },
        },
      },
    },
  },
  server: { port: 3000 },
}));
