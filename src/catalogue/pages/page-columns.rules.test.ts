import { expect, test } from 'vitest';
import { blocksIn, type ShownBlock } from '#ground/blocks/block.rules.ts';
import { membership } from './content/membership.ts';
import { passagesOf } from './page-columns.rules.ts';

const heading = (id: string): ShownBlock => ({ kind: 'heading', id, text: id });
const paragraph = (text: string): ShownBlock => ({ kind: 'paragraph', text });
const KINDS = [heading('basic'), paragraph('a'), heading('artist'), paragraph('b'), heading('gallery'), paragraph('c')];
const page = [paragraph('before'), ...KINDS, heading('apply'), paragraph('after')];

test('the three kinds of member are beside each other, everything else below', () => {
  expect(passagesOf('membership', page)).toEqual([
    { blocks: [paragraph('before')] },
    { columns: [KINDS.slice(0, 2), KINDS.slice(2, 4), KINDS.slice(4)] },
    { blocks: [heading('apply'), paragraph('after')] },
  ]);
});

test('nothing is lost, and other pages and other orders stay as they are written', () => {
  const turned = [...KINDS.slice(2, 4), ...KINDS.slice(0, 2), ...KINDS.slice(4)];
  expect(passagesOf('membership', turned)).toEqual([{ blocks: turned }]);
  expect(passagesOf('about', page)).toEqual([{ blocks: page }]);
  expect(passagesOf('membership', [])).toEqual([]);
});

test('the shop’s own membership page has the three parts', () => {
  const shown = blocksIn(membership.blocks as Parameters<typeof blocksIn>[0], 'en');
  expect(passagesOf('membership', shown)).toHaveLength(3);
});
