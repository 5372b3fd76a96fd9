import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import { pictureUrl } from '#ground/pictures/picture.rules.ts';
import type { Currency } from '#shared/money.ts';
import { type Asking, moneyIn } from './asking.ts';

/** Enough for a model to see the picture. */
const PICTURE_PX = 800;

/** A work as assistants see it. */
export function workCardOf(work: WorkSummary, currency: Currency, asking: Asking) {
  const { item_id, title, artist, year, alt, sale_mode, edition, price_from, picture } = work;
  const width = picture?.widths.find((px) => px >= PICTURE_PX) ?? picture?.widths.at(-1);
  return {
    item_id,
    title,
    artist: artist.name,
    year,
    picture_of: alt,
    sold: sale_mode,
    ...(edition && { prints_left: edition.left }),
    price_from: moneyIn(currency, asking)(price_from[currency]),
    url: asking.pageUrl(`/shop/${item_id}`),
    ...(picture && width && { picture_url: asking.fileUrl(pictureUrl(picture.hash, width, 'jpeg')) }),
  };
}

export const inCm = ({ w_mm, h_mm }: { w_mm: number; h_mm: number }) => ({ width_cm: w_mm / 10, height_cm: h_mm / 10 });
