import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import { sizesFor } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { i18nFor } from '#shared/i18n.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { arranged } from '../arrangements.rules.ts';
import { ROOMS } from '../rooms/rooms.ts';
import { hangWorks } from '../wall-works.rules.ts';
import { GroupControls } from './group-controls.tsx';

const frames = seedFrames('en');
const ids = [1, 2, 3, 4];
const shop = new Map(
  ids.map((item_id) => {
    const sizes = sizesFor(item_id % 2 ? 0.75 : 1.5, { w_px: 9000, h_px: 9000 });
    const item = { item_id, title: `Work ${item_id}`, status: 'online', sale_mode: 'online' };
    const own = sizes.map((size, at) => ({ ...size, item_id, size_id: item_id * 10 + at }));
    return [item_id, { item: item as ShopWorkReply['item'], sizes: own, frames }];
  }),
);

async function shown(room: 'living' | 'gallery', locale: Locale = 'en') {
  const hung = hangWorks(
    ids.map((item_id) => ({ item_id, size_id: item_id * 10, frame_id: 0 })),
    shop,
    ROOMS[room],
  );
  const outers = hung.map(({ outer }) => outer);
  const { places } = arranged(outers, { kind: 'grid', gap_mm: 80, edge: 'centre' }, ROOMS[room]);
  const works = hung.map((work, at) => ({ ...work, ...(places[at] ?? { x_mm: 0, y_mm: 0 }) }));
  return renderToStaticMarkup(
    <I18nProvider i18n={await i18nFor(locale)}>
      <GroupControls
        works={works}
        selected={0}
        room={ROOMS[room]}
        gap_mm={80}
        onGap={() => undefined}
        onMove={() => undefined}
      />
    </I18nProvider>,
  );
}

test('the arrangements are drawn, the present one is pressed, and the group is described', async () => {
  const html = await shown('living');

  expect(html).toContain('Around the sofa');
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(html).toMatch(/Together the works are [\d.]+ × [\d.]+ cm/);
  expect(html).not.toContain('overlap');
  expect(html).toMatch(/up to [\d.]+ cm/);
});

test('nothing hangs around a bench in the middle of the room', async () => {
  expect(await shown('gallery')).not.toContain('Around');
});

test.each(LOCALES)('every text has its words in %s', async (locale) => {
  const html = await shown('living', locale);

  if (locale !== 'en') expect(html).not.toMatch(/Grid|Spacing|Together/);
});
