import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { sourceCatalogue } from './scripts/source-catalogue.ts';
import { TEST_FILES, testKinds } from './scripts/test-kinds.ts';

const { database } = testKinds();

/**
 * Unit and route tests: `pure` meets no database, `database` runs on the engine that TEST_ENGINE names.
 *
 * Files share their worker, and with it one database: a new one for each file took longer than most files' tests.
 * So what a module remembers must not matter to the next file, as it must not to the next request.
 */
export default defineConfig({
  plugins: [sourceCatalogue(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    testTimeout: 240_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    isolate: false,
    projects: [
      { extends: true, test: { name: 'pure', include: TEST_FILES, exclude: database } },
      {
        extends: true,
        test: {
          name: 'database',
          include: database,
          globalSetup: ['src/db/server/testing.setup.ts'],
          setupFiles: ['src/desk/admin/testing-log-words.ts'],
        },
      },
    ],
  },
});
