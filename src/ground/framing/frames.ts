import type { Text } from '#shared/locale.ts';
import type { Prices } from '#shared/money.ts';
import type { Frame } from './framing.contract.ts';

/** A frame as stored: its name in every language. */
export type FrameSeed = Omit<Frame, 'name'> & { name: Text };

type FramePrice = Frame['price'];
/** A moulding with its glazing, before mat, price and name make it a frame. */
type Moulding = Omit<FrameSeed, 'frame_id' | 'name' | 'price' | 'mat'>;

/**
 * The perimeter at which a surcharge is exact: about that of a 50 × 70 print. Per-centimetre prices are whole
 * minor units (6 + 20 % would be NT$7.2), so the base takes the rounding difference, and other perimeters are
 * slightly off.
 */
const REFERENCE_CM = 260;

/** Product §3: a mat adds 20 % to a frame's price, museum acrylic 35 %, both together 55 %. */
export function withSurcharge({ base, per_cm }: FramePrice, percent: number): FramePrice {
  const grown = (amount: number) => Math.round((amount * (100 + percent)) / 100);
  const perCm = { NTD: grown(per_cm.NTD), USD: grown(per_cm.USD) };
  return {
    base: {
      NTD: grown(base.NTD + per_cm.NTD * REFERENCE_CM) - perCm.NTD * REFERENCE_CM,
      USD: grown(base.USD + per_cm.USD * REFERENCE_CM) - perCm.USD * REFERENCE_CM,
    },
    per_cm: perCm,
  };
}

const priced = (base: Prices, per_cm: Prices): FramePrice => ({ base, per_cm });

const FREE = priced({ NTD: 0, USD: 0 }, { NTD: 0, USD: 0 });
const PLAIN = priced({ NTD: 380, USD: 1300 }, { NTD: 6, USD: 20 });
const METAL = priced({ NTD: 420, USD: 1450 }, { NTD: 7, USD: 24 });
const WALNUT = priced({ NTD: 480, USD: 1650 }, { NTD: 9, USD: 31 });
const EBONY = priced({ NTD: 580, USD: 2000 }, { NTD: 11, USD: 38 });
const GOLD = priced({ NTD: 880, USD: 3000 }, { NTD: 16, USD: 55 });

/** Paper needs no moulding: any print the contract allows. */
const bare: Moulding = {
  material: 'paper',
  face_mm: 0,
  rebate_mm: 0,
  depth_mm: 0,
  profile: 'none',
  glazing: 'none',
  weight_g_per_cm: 0,
  max_perimeter_cm: 2000,
};
const oak: Moulding = {
  material: 'oak',
  face_mm: 20,
  rebate_mm: 6,
  depth_mm: 32,
  profile: 'flat',
  glazing: 'acrylic',
  weight_g_per_cm: 4,
  max_perimeter_cm: 480,
};
const black: Moulding = { ...oak, material: 'black' };
const white: Moulding = { ...oak, material: 'white' };
const walnut: Moulding = {
  material: 'walnut',
  face_mm: 26,
  rebate_mm: 7,
  depth_mm: 30,
  profile: 'cushion',
  glazing: 'acrylic',
  weight_g_per_cm: 5,
  max_perimeter_cm: 520,
};
const gold: Moulding = {
  material: 'gold',
  face_mm: 42,
  rebate_mm: 8,
  depth_mm: 36,
  profile: 'scoop',
  glazing: 'acrylic',
  weight_g_per_cm: 8,
  max_perimeter_cm: 560,
};
/** A metal section this thin bends on anything much larger than 60 × 90. */
const brass: Moulding = {
  material: 'brass',
  face_mm: 9,
  rebate_mm: 5,
  depth_mm: 24,
  profile: 'slim',
  glazing: 'acrylic',
  weight_g_per_cm: 3,
  max_perimeter_cm: 320,
};
const silver: Moulding = { ...brass, material: 'silver' };
const ebony: Moulding = {
  material: 'ebony',
  face_mm: 34,
  rebate_mm: 8,
  depth_mm: 58,
  profile: 'stepped',
  glazing: 'acrylic',
  weight_g_per_cm: 11,
  max_perimeter_cm: 560,
};

const ivoryMat = { width_mm: 60, colour: '#f4efe4' };
const whiteMat = { width_mm: 60, colour: '#f8f7f3' };

const named = (en: string, hant: string, hans: string): Text => ({ en, 'zh-Hant': hant, 'zh-Hans': hans });

/** The initial frames of a shop (product §3); later staff edit them in the database. */
export const SEED_FRAMES: readonly FrameSeed[] = [
  { frame_id: 1, name: named('Unframed', '不裝框', '不装框'), ...bare, price: FREE },
  { frame_id: 2, name: named('Oak', '橡木', '橡木'), ...oak, price: PLAIN },
  { frame_id: 3, name: named('Black', '黑色', '黑色'), ...black, price: PLAIN },
  { frame_id: 4, name: named('White', '白色', '白色'), ...white, price: PLAIN },
  { frame_id: 5, name: named('Walnut', '胡桃木', '胡桃木'), ...walnut, price: WALNUT },
  { frame_id: 6, name: named('Gold leaf', '金箔', '金箔'), ...gold, price: GOLD },
  {
    frame_id: 7,
    name: named('Oak with mat', '橡木，附卡紙', '橡木，附卡纸'),
    ...oak,
    mat: ivoryMat,
    price: withSurcharge(PLAIN, 20),
  },
  {
    frame_id: 8,
    name: named('Black with mat', '黑色，附卡紙', '黑色，附卡纸'),
    ...black,
    mat: whiteMat,
    price: withSurcharge(PLAIN, 20),
  },
  {
    frame_id: 9,
    name: named('White with mat', '白色，附卡紙', '白色，附卡纸'),
    ...white,
    mat: whiteMat,
    price: withSurcharge(PLAIN, 20),
  },
  {
    frame_id: 10,
    name: named('Gold leaf with mat, museum acrylic', '金箔，附卡紙與博物館級壓克力', '金箔，附卡纸与博物馆级亚克力'),
    ...gold,
    glazing: 'museum',
    mat: ivoryMat,
    price: withSurcharge(GOLD, 55),
  },
  { frame_id: 11, name: named('Slim brass', '細框黃銅', '细框黄铜'), ...brass, price: METAL },
  { frame_id: 12, name: named('Slim silver', '細框銀色', '细框银色'), ...silver, price: METAL },
  { frame_id: 13, name: named('Deep ebonised ash', '深框染黑梣木', '黑染白蜡木深框'), ...ebony, price: EBONY },
  {
    frame_id: 14,
    name: named('Walnut, museum acrylic', '胡桃木，博物館級壓克力', '胡桃木，博物馆级亚克力'),
    ...walnut,
    glazing: 'museum',
    price: withSurcharge(WALNUT, 35),
  },
];
