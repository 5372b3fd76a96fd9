import { expect, test } from 'vitest';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { paintAll } from './paint-all.ts';
import { startPainter } from './painter.ts';

const FAKES = 'src/desk/demo/server/testing-catalogue.ts';

test('a work that cannot be painted does not keep the others waiting', async () => {
  const dataDir = await temporaryFolder();
  const painted: string[] = [];
  const failed: string[] = [];

  await paintAll(['red-field', 'no-such-work', 'blue-field'], 1, {
    call: () => startPainter({ dataDir }, FAKES),
    signal: new AbortController().signal,
    onPainted: async (work, { width, height }) => void painted.push(`${work} ${width}x${height}`),
    onFailed: (work, error) => failed.push(`${work}: ${String(error)}`),
  });

  expect(painted).toEqual(['red-field 900x600', 'blue-field 900x600']);
  expect(failed).toEqual([expect.stringContaining('no-such-work: Error: Error: the catalogue has no work')]);
});

test('a painter who is sent away in the middle says so', async () => {
  const painter = startPainter({ dataDir: await temporaryFolder() }, FAKES);
  const waiting = painter.paint('red-field');

  await Promise.all([expect(waiting).rejects.toThrow('the painter has gone'), painter.close()]);

  await expect(painter.paint('red-field')).rejects.toThrow();
});

test('a missing catalogue is reported immediately', async () => {
  const painter = startPainter({ dataDir: await temporaryFolder() }, 'demo/no-such-catalogue.ts');

  await expect(painter.outline()).rejects.toThrow('no-such-catalogue');

  await painter.close();
});
