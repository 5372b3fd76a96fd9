import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LOCALE, LOCALES } from './src/shared/locale.ts';

export default defineConfig({
  sourceLocale: DEFAULT_LOCALE,
  locales: [...LOCALES],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
  format: formatter({ origins: false }),
  orderBy: 'message',
  // The replacement of the macro's `<Trans>`; see there.
  runtimeConfigModule: { Trans: ['#kit/trans.tsx', 'Trans'] },
});
