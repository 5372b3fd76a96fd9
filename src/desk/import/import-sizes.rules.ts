import { MIN_SIDE_MM } from '#ground/framing/framing.contract.ts';
import { MAX_AMOUNT, MINOR_UNITS, type Prices } from '#shared/money.ts';

export interface ImportedSize {
  w_mm: number;
  h_mm: number;
  price: Prices;
}

const MOST_SIZES = 50;
const LONGEST_MM = 5_000;
const SIZE =
  /^(\d{1,3}(?:\.\d)?)x(\d{1,3}(?:\.\d)?)(?:cm)?[:=](?:nt\$|ntd|\$)?([\d,]{1,12})\/(?:us\$|usd|\$)?([\d,]{1,12}(?:\.\d{1,2})?)$/;

/** Some programs write the full-width slash of Big5 as one of these. */
const OTHER_SLASHES = /[∕⁄╱]/g;

/** Sizes as in “30x40: 1880 / 65; 40x50: 2680 / 92”: centimetres, then the prices in NTD and USD; undefined if one is not. */
export function readSizes(cell: string): ImportedSize[] | undefined {
  const parts = cell.split(/[;；\n]/).map((part) => part.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ''));
  const sizes: ImportedSize[] = [];
  for (const part of parts.filter(Boolean)) {
    const [, w, h, ntd, usd] = SIZE.exec(part.replaceAll(/[×*＊✕]/g, 'x').replaceAll(OTHER_SLASHES, '/')) ?? [];
    if (!w || !h || !ntd || !usd) return undefined;
    const size = {
      w_mm: Math.round(Number(w) * 10),
      h_mm: Math.round(Number(h) * 10),
      price: { NTD: minor(ntd, 'NTD'), USD: minor(usd, 'USD') },
    };
    const isBuilt = [size.w_mm, size.h_mm].every((side) => side >= MIN_SIDE_MM && side <= LONGEST_MM);
    const isPriced = Object.values(size.price).every((amount) => amount >= 1 && amount <= MAX_AMOUNT);
    if (!isBuilt || !isPriced) return undefined;
    if (sizes.some((one) => one.w_mm === size.w_mm && one.h_mm === size.h_mm)) return undefined;
    sizes.push(size);
  }
  return sizes.length > 0 && sizes.length <= MOST_SIZES ? sizes : undefined;
}

function minor(amount: string, currency: keyof Prices): number {
  return Math.round(Number(amount.replaceAll(',', '')) * MINOR_UNITS[currency]);
}

/** The same form, for the export. */
export function writeSizes(sizes: readonly ImportedSize[]): string {
  return sizes
    .map(({ w_mm, h_mm, price }) => {
      const usd = (price.USD / MINOR_UNITS.USD).toFixed(2).replace(/\.00$/, '');
      return `${w_mm / 10}x${h_mm / 10}: ${price.NTD / MINOR_UNITS.NTD} / ${usd}`;
    })
    .join('; ');
}
