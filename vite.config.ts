import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messageFiles, splitMessages } from './scripts/split-messages.ts';
import { splitRoutes } from './scripts/split-routes.ts';
import { subsetFonts } from './scripts/subset-fonts.ts';

const WORKS =
  /src[\\/](web[\\/]kit[\\/](pictures[\\/](?!thumbhash)|framing[\\/](framed-picture|frame-layers-later)|price|byline|button-link)|ground[\\/](pictures[\\/]picture|framing[\\/]framing)\.rules|features[\\/]catalog[\\/]ui[\\/](works-wall|work-card|row-breaks))/;

/** What a product and most personal pages use, each too small to be fetched alone. */
const COMMON =
  /src[\\/](web[\\/]client[\\/]shared-answer|web[\\/]kit[\\/](glide|icon-button|return-note|framing[\\/]frame-swatch)|ground[\\/](framing[\\/]swatch-sheet|places[\\/]countries)|features[\\/](delivery[\\/](arrival|delivery|delivery-countries|delivery-fees|shipping-fee)\.rules|cart[\\/](add-to-cart\.queries|ui[\\/]add-to-cart-button)|favorites[\\/]favorite\.queries)|shared[\\/](shop-time|return-promise))/;

/** What comes alive last, in the shell (src/web/shell/shell-parts.ts) and on a product. */
const LATER =
  /src[\\/]features[\\/]catalog[\\/](works-rows|hanging-order)\.rules|src[\\/]web[\\/](shell[\\/](shell-later|account-links|menu-content|site-footer|close-menu|page-watch|build-watch|route-preload)|kit[\\/](search-form|tabs|disclosure))/;

/** How frames are drawn: on the wall, in the cart, and on a product when another is chosen. */
const FRAMES =
  /src[\\/](web[\\/]kit[\\/]framing[\\/](once-painted|frame-layers\.|drawing-layer|frame-cross-section)|ground[\\/]framing[\\/]framing\.(cross-section|drawing|geometry|materials|profiles|shadow|shapes|textures))/;

/** The front page in one file, though the desk of editors shows it too. */
const HOME =
  /src[\\/](web[\\/]routes[\\/]index\.tsx\?tsr-split|features[\\/]home[\\/](hero-scene\.rules|ui[\\/](home-page|home-room|section-head)))/;

/** What the list, the directory and the search have in common. */
const LISTS = /src[\\/]web[\\/]kit[\\/](pagination|page-numbers|empty-state)/;

/** What forms are made of, each too small to be fetched alone; every file more is also named in what all pages load first. */
const FORMS =
  /src[\\/](web[\\/]kit[\\/](field|text-field|text-area-field|select-field|radio-group-field|checkbox-field|password-field|progress|form-errors|form-refusal|show-refusal|schema-resolver|errors-by-field|character-count|control-style|use-form-field|use-text-length|use-draft|undo-notice|new-key|unsaved-guard)\.|web[\\/]client[\\/]secret-fragment|shared[\\/](fields|issue-messages|reply|web-address)\.|ground[\\/](pictures[\\/]picture|framing[\\/]framing)\.contract)/;

/** What the pages of members and staff ask and say alike, each too small to be fetched alone. */
const ACCOUNT =
  /src[\\/](features[\\/](members[\\/]((member|address|identity|member-session|half-open)\.queries|(assign|staff|session)\.contract|ui[\\/](seller-only|entry-frame|provider-buttons))|orders[\\/]((order|order-story|order-failure|order-staff)\.(queries|rules|words)|ui[\\/](order-badge|copy-button|next-step-text|use-order-format|order-picture|action-panel))|checkout[\\/](checkout\.queries|(pay-types|order-failure)\.rules)|payments[\\/](payment-staff\.queries|ui[\\/]use-payment-format)|threads[\\/]thread\.(contract|rules)|messages[\\/](message\.queries|ui[\\/](use-thread-title|use-file-size))|applications[\\/]application\.queries)|shared[\\/](rights|desk-owner)|web[\\/](client[\\/]api-files|kit[\\/](use-shop-clock|section|loaded|not-loaded|skeleton|skeleton-group)))/;

/** How the audit log speaks, for its own page and for notes about a conflict, with the words that only staff read. */
const LOG =
  /src[\\/](shared[\\/]staff-role\.words|ground[\\/](audit[\\/](log|log-values|told-facts|differences|audit)\.rules|blocks[\\/]written\.words)|features[\\/][\w-]+[\\/](([\w-]+-log|order-refunds)\.rules|(article-desk|home-desk|legal|setting|zone|member-desk|prices|work-desk|work-table|artist-desk|frame-desk|payment)\.words))/;

/** What the pages of sellers and of their reviewers have in common. */
const STUDIO =
  /src[\\/]features[\\/]studio[\\/](studio|review|crop|sending|upload|work)|src[\\/]features[\\/]studio[\\/]ui[\\/](stage-badge|preview-frame|master-|drop-zone|remembered-file|use-file-size)/;

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
  // What the home page, the list, a product and an artist show alike.
  { name: 'works', test: WORKS, includeDependenciesRecursively: false },
  { name: 'routes', test: HOME, includeDependenciesRecursively: false },
  { name: 'common', test: COMMON, includeDependenciesRecursively: false },
  { name: 'lists', test: LISTS, includeDependenciesRecursively: false },
  { name: 'later', test: LATER, includeDependenciesRecursively: false },
  { name: 'forms', test: FORMS, includeDependenciesRecursively: false },
  { name: 'account', test: ACCOUNT, includeDependenciesRecursively: false },
  { name: 'studio', test: STUDIO, includeDependenciesRecursively: false },
  { name: 'log', test: LOG, includeDependenciesRecursively: false },
  { name: 'desk', test: /src[\\/]web[\\/]kit[\\/]desk[\\/]/, includeDependenciesRecursively: false },
  { name: 'frames', test: FRAMES, includeDependenciesRecursively: false },
  {
    name: 'queries',
    test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  plugins: [
    subsetFonts(),
    splitRoutes(),
    tailwindcss(),
    tanstackStart({
      router: { routesDirectory: 'web/routes', generatedRouteTree: 'route-tree.gen.ts', quoteStyle: 'single' },
      // Rule 3: where it runs is in the path. A browser bundle that reaches a server folder does not build.
      importProtection: {
        behavior: 'error',
        client: { files: ['**/server/**'] },
        server: { files: [] },
      },
    }),
    viteReact(),
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
            server: 'src/server.ts',
            'receipt-worker': 'src/features/orders/server/receipt-worker.ts',
            'workshop-worker': 'src/features/orders/server/workshop-worker.ts',
            'statement-worker': 'src/features/sales/server/statement-worker.ts',
          },
        },
      },
    },
  },
  server: { port: 3000 },
});
