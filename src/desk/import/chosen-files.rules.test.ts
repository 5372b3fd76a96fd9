import { expect, test } from 'vitest';
import { sortChosen, withKnownNames } from './chosen-files.rules.ts';
import { MOST_PICTURE_BYTES } from './import.rules.ts';

const file = (name: string, size = 10) => ({ name, size, body: name });

test('pictures, archives and tables are uploaded, each name once; the others are named with the reason', () => {
  const { files, leftOut } = sortChosen([
    file('scans/salt.tif'),
    file('scans\\salt.tif', 11),
    file('works.xlsx'),
    file('all.zip', 5_000_000_000),
    file('scans/.DS_Store'),
    file('scans/Thumbs.db'),
    file('notes.docx'),
    file('empty.jpg', 0),
    file('huge.tif', MOST_PICTURE_BYTES + 1),
  ]);

  expect(files).toEqual([
    { name: 'scans/salt.tif', size: 11, body: 'scans\\salt.tif', kind: 'picture' },
    { name: 'works.xlsx', size: 10, body: 'works.xlsx', kind: 'table' },
    { name: 'all.zip', size: 5_000_000_000, body: 'all.zip', kind: 'zip' },
  ]);
  expect(leftOut).toEqual([
    { name: 'notes.docx', reason: 'kind' },
    { name: 'empty.jpg', reason: 'empty' },
    { name: 'huge.tif', reason: 'large' },
  ]);
});

test('a file chosen again without or with its folder continues under its former name', () => {
  const names = (files: { name: string }[]) => files.map(({ name }) => name);
  const known = [file('scans/salt.tif'), file('a/one.jpg'), file('b/one.jpg'), file('plain.png')];

  expect(names(withKnownNames([file('salt.tif'), file('new/plain.png')], known))).toEqual([
    'scans/salt.tif',
    'plain.png',
  ]);
  // Another size is another file; of two equals nobody knows which.
  expect(names(withKnownNames([file('salt.tif', 9), file('one.jpg')], known))).toEqual(['salt.tif', 'one.jpg']);
  expect(names(withKnownNames([file('x/salt.tif'), file('y/salt.tif')], known))).toEqual(['x/salt.tif', 'y/salt.tif']);
});
