import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { i18nFor } from '#shared/i18n.ts';
import { FrameChooser } from './frame-chooser.tsx';
import type { Choice } from './use-choice.ts';

const frames = seedFrames('en');
const priceOf = ({ frame_id }: { frame_id: number }) => ({ NTD: 1000 * frame_id, USD: 3000 * frame_id });
const frame = frames[0] as (typeof frames)[number];
const choice: Choice = {
  ...{ size: undefined, sizes: [], outer: undefined, choose: () => undefined },
  ...{ frame, frames, offered: frames, price: priceOf(frame), priceOf },
};

async function shown(isPriced: boolean): Promise<string> {
  return renderToStaticMarkup(
    <I18nProvider i18n={await i18nFor('en')}>
      <FrameChooser choice={choice} form="purchase" isPriced={isPriced} />
    </I18nProvider>,
  );
}

test('frames of a work without a price have none either', async () => {
  expect(await shown(true)).toMatch(/\+US\$/);
  expect(await shown(false)).not.toContain('US$');
  expect(await shown(false)).toContain(frame.name);
});
