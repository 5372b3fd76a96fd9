import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { sourceCatalogue } from './scripts/source-catalogue.ts';
import { TEST_FILES, testKinds } from './scripts/test-kinds.ts';

const { database } = testKinds();

/**
 * Unit and route tests: `pure` uses no database, `database` runs on the engine in TEST_ENGINE.
 * Files share their worker and its database: a new one per file took longer than most files' tests. So module state
 * must not affect the next file, just as it must not affect the next request.
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
