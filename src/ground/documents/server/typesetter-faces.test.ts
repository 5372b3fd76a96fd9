import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

async function megabytesOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1_000_000;
}

test('the packages that bring the faces of documents take less than 100 MB', async () => {
  const source = readFileSync('src/ground/documents/server/typesetter.service.ts', 'utf8');
  const packages = new Set(
    [...source.matchAll(/'(@[\w-]+\/[\w-]+)\/[^']+\.(?:ttf|otf)'/g)].map(([, name = '']) => name),
  );
  const sizes = await Promise.all([...packages].map((name) => megabytesOf(join('node_modules', name))));

  expect(packages.size).toBe(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100);
});
