import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

/** Unit and route tests. TEST_ENGINE=postgres runs the same tests on PostgreSQL. */
export default defineConfig({
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['src/db/server/testing.setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
