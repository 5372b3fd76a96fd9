import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { plainPhoto } from './photo.service.ts';

async function fileOf(folder: string, name: string, bytes: Buffer) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return { path, size: (await stat(path)).size };
}

test('a file that is not a photo is refused without waiting in the queue', async () => {
  const folder = await temporaryFolder();
  const large = sharp({ create: { width: 1_500, height: 1_500, channels: 3, background: '#963' } });
  const photo = await fileOf(folder, 'wall.jpg', await large.jpeg().toBuffer());
  const garbage = await fileOf(folder, 'text.jpg', Buffer.from('this is no photo'));
  const ends: string[] = [];

  const photos = Array.from({ length: 3 }, async () => {
    await plainPhoto(photo);
    ends.push('photo');
  });
  const refused = plainPhoto(garbage).catch((error: Error) => ends.push(error.message));
  await Promise.all([...photos, refused]);

  expect(ends[0]).toBe('unsupported_media');
  expect(ends).toHaveLength(4);
});
