import { msg } from '@lingui/core/macro';
import { proposeSizes } from '#catalogue/wall/fits.rules.ts';
import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { formatCm, offeredFrames, outerSize, unitPrice } from '#ground/framing/framing.rules.ts';
import { ask } from '#kit/client/api-client.ts';
import { listed } from '#shared/locale.ts';
import { getWorkInput, getWorkOutput, MAX_PRINTS } from '../../assistant.contract.ts';
import { type Asking, moneyIn } from '../asking.ts';
import { tool } from '../tool.ts';
import { inCm, workCardOf } from '../work-card.ts';
import { measuredOf } from './find-works.ts';

export const getWork = tool({
  name: 'get_work',
  title: 'Sizes, frames and prices of a work',
  description:
    'Explains one work: its story and material, every size and frame it can be ordered in, and the price of each combination. ' +
    'With the free space of a room it also says which sizes fit and which one is best. The size_id and frame_id that the other ' +
    'tools need are in `prints`.',
  input: getWorkInput,
  output: getWorkOutput,
  async answer({ item_id, space, currency }, asking) {
    const { item, sizes, frames } = await ask(asking.api.shop[':id'].$get({ param: { id: String(item_id) } }));
    const money = moneyIn(currency, asking);
    const prints = frames.flatMap((frame) => {
      const offered = sizes.filter((size) => offeredFrames(size, [frame]).length > 0);
      const fits = space ? proposeSizes(offered, frame, measuredOf(space)) : [];
      return offered.map((size, at) => ({
        size_id: size.size_id,
        frame_id: frame.frame_id,
        price: money(unitPrice(size, frame, currency)),
        framed: inCm(outerSize(size, frame)),
        ...(fits[at] && { fits: fits[at].verdict }),
      }));
    });
    const seen = exhibitionOf(item);
    const data = {
      currency,
      work: {
        ...workCardOf(item, currency, asking),
        can_order: item.status === 'online' && item.sale_mode !== 'exhibition' && item.edition?.left !== 0,
        about: item.inspiration,
        material: item.material,
        care: item.maintenance,
        ...(seen && { exhibition: seen }),
      },
      sizes: sizes.map((size) => ({ size_id: size.size_id, ...inCm(size), text: formatCm(size, asking.locale) })),
      frames: frames.map(frameFacts),
      prints: prints.slice(0, MAX_PRINTS),
    };
    return { said: said(data, { sizes, frames }, asking), data };
  },
});

function frameFacts(frame: Frame) {
  const { frame_id, name, material, glazing, mat } = frame;
  const adds_cm = outerSize({ w_mm: 0, h_mm: 0 }, frame).w_mm / 10;
  return { frame_id, name, material, glazing, ...(mat && { mat_cm: mat.width_mm / 10 }), adds_cm };
}

function exhibitionOf({ exhibition_where, stores = [] }: ShopWorkReply['item']): string {
  const addresses = stores.map(({ name, address }) => [name, address].filter(Boolean).join(', '));
  return [exhibition_where, ...addresses].filter(Boolean).join('; ');
}

interface Said {
  work: { title: string; artist: string; year: number; url: string; can_order: boolean; exhibition?: string };
  prints: { size_id: number; frame_id: number; price: { amount: number; text: string }; fits?: string }[];
}

function said({ work, prints }: Said, { sizes, frames }: { sizes: Size[]; frames: Frame[] }, asking: Asking): string {
  const { i18n, locale } = asking;
  const sorted = prints.toSorted((one, other) => one.price.amount - other.price.amount);
  const [least = '', most = ''] = [sorted.at(0)?.price.text, sorted.at(-1)?.price.text];
  const all = listed(
    sizes.map((size) => formatCm(size, locale)),
    locale,
  );
  const names = listed(
    frames.map(({ name }) => name),
    locale,
  );
  const best = prints.filter(({ fits }) => fits === 'best').map(({ size_id }) => size_id);
  const fitting = listed(
    sizes.filter(({ size_id }) => best.includes(size_id)).map((size) => formatCm(size, locale)),
    locale,
  );
  const where = work.exhibition ?? '';
  return [
    `${work.title}, ${work.artist}, ${work.year}`,
    i18n._(msg`Sizes without frame: ${{ sizes: all }}`),
    i18n._(msg`Frames: ${{ frames: names }}`),
    ...(least ? [i18n._(msg`Price: ${{ least }} to ${{ most }}`)] : []),
    ...(fitting ? [i18n._(msg`Recommended for this space: ${{ sizes: fitting }}`)] : []),
    ...(work.can_order ? [] : [i18n._(msg`This work cannot be ordered at the moment.`), ...(where ? [where] : [])]),
    work.url,
  ].join('\n');
}
