import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkOf } from './chunk-of.ts';

test('a source file is packed into the chunk that its last line names', () => {
  expect(chunkOf(resolve('src/kit/text-field.tsx'))).toBe('forms');
  expect(chunkOf(`${resolve('src/app/routes/index.tsx')}?tsr-split=component`)).toBe('routes');
  expect(chunkOf(resolve('src/kit/desk/desk-page.tsx'))).toBe('desk');
  expect(chunkOf(resolve('src/kit/button.tsx'))).toBeNull();
  expect(chunkOf('/shop/node_modules/react/index.js')).toBeNull();
});
