import { expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import type { Size } from '#ground/framing/framing.contract.ts';
import type { Currency } from '#shared/money.ts';
import { quoteReply } from '../checkout.contract.ts';

const FRAMES = {
  bare: 1,
  oak: 2,
  walnut: 5,
  gold: 6,
  'oak-mat': 7,
  'gold-museum': 10,
  brass: 11,
  ebony: 13,
  'walnut-museum': 14,
} as const;

/** Width and height in millimetres, NT$, and US$ in cents: the shop's sizes, and sizes made for the limits. */
const SIZES = {
  '30×40': [300, 400, 1_880, 6_500],
  '40×50': [400, 500, 2_680, 9_200],
  '50×70': [500, 700, 3_980, 13_500],
  '60×90': [600, 900, 5_680, 19_500],
  '80×120': [800, 1200, 9_800, 33_500],
  '3,680': [301, 400, 3_530, 12_000],
  '5,500': [302, 400, 5_350, 18_000],
  edge: [303, 400, 5_999, 19_999],
  round: [304, 400, 6_000, 20_000],
  within: [300, 600, 3_000, 10_500],
  beyond: [300, 601, 3_000, 10_500],
  long: [200, 950, 3_000, 10_500],
} as const;

type Row = [
  basket: string,
  to: string,
  currency: Currency,
  subtotal: number,
  shipping: number,
  net: number,
  tax: number,
  total: number,
];

/**
 * Calculated by hand from product §3 and §5. `⇑` rounds the frame's price up to the next NT$10 or US$1. Frames by their outer
 * size in centimetres; delivery in Taiwan by the longest framed side; abroad by half kilos of weight or volume (mm³ ÷ 5000).
 */
const BASKETS: readonly Row[] = [
  // The five sizes, bare, to Taipei.
  // 30×40 bare 1,880; longest 40 cm: 150; 2,030 ÷ 1.05 = 1933.33
  ['1 30×40 bare', 'TW 103', 'NTD', 1_880, 150, 1_933, 97, 2_030],
  // 40×50 bare 2,680; longest 50 cm: 150; 2,830 ÷ 1.05 = 2695.24
  ['1 40×50 bare', 'TW 103', 'NTD', 2_680, 150, 2_695, 135, 2_830],
  // 50×70 bare 3,980; longest 70 cm: 250; 4,230 ÷ 1.05 = 4028.57
  ['1 50×70 bare', 'TW 103', 'NTD', 3_980, 250, 4_029, 201, 4_230],
  // 60×90 bare 5,680; longest 90 cm: 250; 5,930 ÷ 1.05 = 5647.62
  ['1 60×90 bare', 'TW 103', 'NTD', 5_680, 250, 5_648, 282, 5_930],
  // 80×120 bare 9,800; longest 120 cm: free; 9,800 ÷ 1.05 = 9333.33
  ['1 80×120 bare', 'TW 103', 'NTD', 9_800, 0, 9_333, 467, 9_800],
  // The tax examples of product §11: 3,680 → 3,505 + 175, 5,500 → 5,238 + 262.
  // 3,680 bare 3,530; longest 40 cm: 150; 3,680 ÷ 1.05 = 3504.76
  ['1 3,680 bare', 'TW 103', 'NTD', 3_530, 150, 3_505, 175, 3_680],
  // 5,500 bare 5,350; longest 40 cm: 150; 5,500 ÷ 1.05 = 5238.10
  ['1 5,500 bare', 'TW 103', 'NTD', 5_350, 150, 5_238, 262, 5_500],
  // Each moulding on the main island.
  // 30×40 oak, 32.8 × 42.8: 1,880 + 380 + 6 × 151.2 ⇑ 3,170; longest 42.8 cm: 150; 3,320 ÷ 1.05 = 3161.90
  ['1 30×40 oak', 'TW 103', 'NTD', 3_170, 150, 3_162, 158, 3_320],
  // 40×50 walnut, 43.8 × 53.8: 2,680 + 480 + 9 × 195.2 ⇑ 4,920; longest 53.8 cm: 150; 5,070 ÷ 1.05 = 4828.57
  ['1 40×50 walnut', 'TW 407', 'NTD', 4_920, 150, 4_829, 241, 5_070],
  // 30×40 gold, 36.8 × 46.8: 1,880 + 880 + 16 × 167.2 ⇑ 5,440; longest 46.8 cm: 150; 5,590 ÷ 1.05 = 5323.81
  ['1 30×40 gold', 'TW 802', 'NTD', 5_440, 150, 5_324, 266, 5_590],
  // 30×40 brass, 30.8 × 40.8: 1,880 + 420 + 7 × 143.2 ⇑ 3,310; longest 40.8 cm: 150; 3,460 ÷ 1.05 = 3295.24
  ['1 30×40 brass', 'TW 970', 'NTD', 3_310, 150, 3_295, 165, 3_460],
  // 40×50 ebony, 45.2 × 55.2: 2,680 + 580 + 11 × 200.8 ⇑ 5,470; longest 55.2 cm: 150; 5,620 ÷ 1.05 = 5352.38
  ['1 40×50 ebony', 'TW 100', 'NTD', 5_470, 150, 5_352, 268, 5_620],
  // Mats and museum glazing.
  // 30×40 oak-mat, 44.8 × 54.8: 1,880 + 508 + 7 × 199.2 ⇑ 3,790; longest 54.8 cm: 150; 3,940 ÷ 1.05 = 3752.38
  ['1 30×40 oak-mat', 'TW 103', 'NTD', 3_790, 150, 3_752, 188, 3_940],
  // 40×50 oak-mat, 54.8 × 64.8: 2,680 + 508 + 7 × 239.2 ⇑ 4,870; longest 64.8 cm: 250; 5,120 ÷ 1.05 = 4876.19
  ['1 40×50 oak-mat', 'TW 30001', 'NTD', 4_870, 250, 4_876, 244, 5_120],
  // 30×40 gold-museum, 48.8 × 58.8: 1,880 + 1,312 + 25 × 215.2 ⇑ 8,580; longest 58.8 cm: free; 8,580 ÷ 1.05 =
  // 8171.43
  ['1 30×40 gold-museum', 'TW 600', 'NTD', 8_580, 0, 8_171, 409, 8_580],
  // 30×40 walnut-museum, 33.8 × 43.8: 1,880 + 687 + 12 × 155.2 ⇑ 4,430; longest 43.8 cm: 150; 4,580 ÷ 1.05 = 4361.90
  ['1 30×40 walnut-museum', 'TW 220', 'NTD', 4_430, 150, 4_362, 218, 4_580],
  // 50×70 gold-museum, 68.8 × 88.8: 3,980 + 1,312 + 25 × 315.2 ⇑ 13,180; longest 88.8 cm: free; 13,180 ÷ 1.05 =
  // 12552.38
  ['1 50×70 gold-museum', 'TW 103', 'NTD', 13_180, 0, 12_552, 628, 13_180],
  // The bands of 60 and 90 cm, by the longest framed side.
  // within bare 3,000; longest 60 cm: 150; 3,150 ÷ 1.05 = 3000.00
  ['1 within bare', 'TW 103', 'NTD', 3_000, 150, 3_000, 150, 3_150],
  // beyond bare 3,000; longest 60.1 cm: 250; 3,250 ÷ 1.05 = 3095.24
  ['1 beyond bare', 'TW 103', 'NTD', 3_000, 250, 3_095, 155, 3_250],
  // long bare 3,000; longest 95 cm: 450; 3,450 ÷ 1.05 = 3285.71
  ['1 long bare', 'TW 103', 'NTD', 3_000, 450, 3_286, 164, 3_450],
  // 40×50 gold, 46.8 × 56.8: 2,680 + 880 + 16 × 207.2 ⇑ 6,880; longest 56.8 cm: free; 6,880 ÷ 1.05 = 6552.38
  ['1 40×50 gold', 'TW 103', 'NTD', 6_880, 0, 6_552, 328, 6_880],
  // 50×70 oak, 52.8 × 72.8: 3,980 + 380 + 6 × 251.2 ⇑ 5,870; longest 72.8 cm: 250; 6,120 ÷ 1.05 = 5828.57
  ['1 50×70 oak', 'TW 103', 'NTD', 5_870, 250, 5_829, 291, 6_120],
  // 30×40 bare 1,880; long bare 3,000; longest 95 cm: 450; 5,330 ÷ 1.05 = 5076.19
  ['1 30×40 bare + 1 long bare', 'TW 900', 'NTD', 4_880, 450, 5_076, 254, 5_330],
  // The edge of free delivery.
  // edge bare 5,999; longest 40 cm: 150; 6,149 ÷ 1.05 = 5856.19
  ['1 edge bare', 'TW 103', 'NTD', 5_999, 150, 5_856, 293, 6_149],
  // round bare 6,000; longest 40 cm: free; 6,000 ÷ 1.05 = 5714.29
  ['1 round bare', 'TW 103', 'NTD', 6_000, 0, 5_714, 286, 6_000],
  // 30×40 oak, 32.8 × 42.8: 1,880 + 380 + 6 × 151.2 ⇑ 3,170 × 2; longest 42.8 cm: free; 6,340 ÷ 1.05 = 6038.10
  ['2 30×40 oak', 'TW 103', 'NTD', 6_340, 0, 6_038, 302, 6_340],
  // 30×40 bare 1,880 × 3; 30×40 brass, 30.8 × 40.8: 1,880 + 420 + 7 × 143.2 ⇑ 3,310; longest 40.8 cm: free; 8,950 ÷
  // 1.05 = 8523.81
  ['3 30×40 bare + 1 30×40 brass', 'TW 103', 'NTD', 8_950, 0, 8_524, 426, 8_950],
  // Islands: the sea surcharge applies even when delivery is free.
  // 30×40 bare 1,880; longest 40 cm: 150, sea + 200; 2,230 ÷ 1.05 = 2123.81
  ['1 30×40 bare', 'TW 880', 'NTD', 1_880, 350, 2_124, 106, 2_230],
  // 30×40 oak, 32.8 × 42.8: 1,880 + 380 + 6 × 151.2 ⇑ 3,170; longest 42.8 cm: 150, sea + 200; 3,520 ÷ 1.05 = 3352.38
  ['1 30×40 oak', 'TW 893', 'NTD', 3_170, 350, 3_352, 168, 3_520],
  // long bare 3,000; longest 95 cm: 450, sea + 200; 3,650 ÷ 1.05 = 3476.19
  ['1 long bare', 'TW 209', 'NTD', 3_000, 650, 3_476, 174, 3_650],
  // round bare 6,000; longest 40 cm: free, sea + 200; 6,200 ÷ 1.05 = 5904.76
  ['1 round bare', 'TW 951', 'NTD', 6_000, 200, 5_905, 295, 6_200],
  // 80×120 oak, 82.8 × 122.8: 9,800 + 380 + 6 × 411.2 ⇑ 12,650; longest 122.8 cm: free, sea + 200; 12,850 ÷ 1.05 =
  // 12238.10
  ['1 80×120 oak', 'TW 952', 'NTD', 12_650, 200, 12_238, 612, 12_850],
  // edge bare 5,999 × 2; longest 40 cm: free, sea + 200; 12,198 ÷ 1.05 = 11617.14
  ['2 edge bare', 'TW 929', 'NTD', 11_998, 200, 11_617, 581, 12_198],
  // Mixed frames and quantities.
  // 30×40 oak, 32.8 × 42.8: 1,880 + 380 + 6 × 151.2 ⇑ 3,170; 40×50 bare 2,680; longest 50 cm: 150; 6,000 ÷ 1.05 =
  // 5714.29
  ['1 30×40 oak + 1 40×50 bare', 'TW 103', 'NTD', 5_850, 150, 5_714, 286, 6_000],
  // 30×40 oak, 32.8 × 42.8: 1,880 + 380 + 6 × 151.2 ⇑ 3,170 × 2; 50×70 walnut, 53.8 × 73.8: 3,980 + 480 + 9 × 255.2
  // ⇑ 6,760; 30×40 brass, 30.8 × 40.8: 1,880 + 420 + 7 × 143.2 ⇑ 3,310 × 3; longest 73.8 cm: free; 23,030 ÷ 1.05 =
  // 21933.33
  ['2 30×40 oak + 1 50×70 walnut + 3 30×40 brass', 'TW 103', 'NTD', 23_030, 0, 21_933, 1_097, 23_030],
  // 30×40 bare 1,880; 30×40 oak, 32.8 × 42.8: 1,880 + 380 + 6 × 151.2 ⇑ 3,170; longest 42.8 cm: 150, sea + 200;
  // 5,400 ÷ 1.05 = 5142.86
  ['1 30×40 bare + 1 30×40 oak', 'TW 894', 'NTD', 5_050, 350, 5_143, 257, 5_400],
  // 30×40 bare 1,880 × 99; longest 40 cm: free; 186,120 ÷ 1.05 = 177257.14
  ['99 30×40 bare', 'TW 103', 'NTD', 186_120, 0, 177_257, 8_863, 186_120],
  // Abroad in NT$, zero-rated.
  // 30×40 bare 1,880; 38 g, 120 g by volume: 1 half kilos, 650 + 0 × 110
  ['1 30×40 bare', 'HK', 'NTD', 1_880, 650, 2_530, 0, 2_530],
  // 30×40 oak, 32.8 × 42.8: 1,880 + 380 + 6 × 151.2 ⇑ 3,170; 1,264 g, 898 g by volume: 3 half kilos, 650 + 2 × 110
  ['1 30×40 oak', 'JP', 'NTD', 3_170, 870, 4_040, 0, 4_040],
  // 50×70 gold, 56.8 × 76.8: 3,980 + 880 + 16 × 267.2 ⇑ 9,140; 3,945 g, 3,141 g by volume: 8 half kilos, 650 + 7 ×
  // 110
  ['1 50×70 gold', 'SG', 'NTD', 9_140, 1_420, 10_560, 0, 10_560],
  // 30×40 oak, 32.8 × 42.8: 1,880 + 380 + 6 × 151.2 ⇑ 3,170; 1,264 g, 898 g by volume: 3 half kilos, 950 + 2 × 190
  ['1 30×40 oak', 'US', 'NTD', 3_170, 1_330, 4_500, 0, 4_500],
  // 60×90 walnut, 63.8 × 93.8: 5,680 + 480 + 9 × 315.2 ⇑ 9,000; 4,331 g, 3,591 g by volume: 9 half kilos, 1,050 + 8
  // × 210
  ['1 60×90 walnut', 'DE', 'NTD', 9_000, 2_730, 11_730, 0, 11_730],
  // 40×50 ebony, 45.2 × 55.2: 2,680 + 580 + 11 × 200.8 ⇑ 5,470 × 2; 6,534 g, 5,788 g by volume: 14 half kilos, 1,050
  // + 13 × 210
  ['2 40×50 ebony', 'GB', 'NTD', 10_940, 3_780, 14_720, 0, 14_720],
  // In US$.
  // 30×40 bare 65.00; longest 40 cm: 5.00; 70.00 ÷ 1.05 = 66.6667
  ['1 30×40 bare', 'TW 103', 'USD', 6_500, 500, 6_667, 333, 7_000],
  // 30×40 oak, 32.8 × 42.8: 65.00 + 13.00 + 0.2 × 151.2 ⇑ 109.00; longest 42.8 cm: 5.00; 114.00 ÷ 1.05 = 108.5714
  ['1 30×40 oak', 'TW 103', 'USD', 10_900, 500, 10_857, 543, 11_400],
  // edge bare 199.99; longest 40 cm: 5.00; 204.99 ÷ 1.05 = 195.2286
  ['1 edge bare', 'TW 103', 'USD', 19_999, 500, 19_523, 976, 20_499],
  // round bare 200.00; longest 40 cm: free; 200.00 ÷ 1.05 = 190.4762
  ['1 round bare', 'TW 103', 'USD', 20_000, 0, 19_048, 952, 20_000],
  // 50×70 walnut, 53.8 × 73.8: 135.00 + 16.50 + 0.31 × 255.2 ⇑ 231.00; longest 73.8 cm: free, sea + 7.00; 238.00 ÷
  // 1.05 = 226.6667
  ['1 50×70 walnut', 'TW 880', 'USD', 23_100, 700, 22_667, 1_133, 23_800],
  // 30×40 bare 65.00; 38 g, 120 g by volume: 1 half kilos, 32.00 + 0 × 6.50
  ['1 30×40 bare', 'US', 'USD', 6_500, 3_200, 9_700, 0, 9_700],
  // 30×40 oak, 32.8 × 42.8: 65.00 + 13.00 + 0.2 × 151.2 ⇑ 109.00; 1,264 g, 898 g by volume: 3 half kilos, 32.00 + 2
  // × 6.50
  ['1 30×40 oak', 'US', 'USD', 10_900, 4_500, 15_400, 0, 15_400],
  // 50×70 gold-museum, 68.8 × 88.8: 135.00 + 47.15 + 0.85 × 315.2 ⇑ 451.00; 5,525 g, 4,399 g by volume: 12 half
  // kilos, 32.00 + 11 × 6.50
  ['1 50×70 gold-museum', 'CA', 'USD', 45_100, 10_350, 55_450, 0, 55_450],
  // 30×40 walnut-museum, 33.8 × 43.8: 65.00 + 21.89 + 0.42 × 155.2 ⇑ 153.00 × 2; 60×90 bare 195.00; 3,182 g, 2,317 g
  // by volume: 7 half kilos, 36.00 + 6 × 7.20
  ['2 30×40 walnut-museum + 1 60×90 bare', 'FR', 'USD', 50_100, 7_920, 58_020, 0, 58_020],
  // 80×120 oak, 82.8 × 122.8: 335.00 + 13.00 + 0.2 × 411.2 ⇑ 431.00; 6,496 g, 6,507 g by volume: 14 half kilos,
  // 22.00 + 13 × 3.80
  ['1 80×120 oak', 'KR', 'USD', 43_100, 7_140, 50_240, 0, 50_240],
];

/** One work in every size of the table, and the sizes by name. */
async function hangLadder(db: Db, sizesOf: (item: number) => Promise<Size[]>) {
  await openWorkIndex(db);
  const drafts = Object.values(SIZES).map(([w_mm, h_mm, NTD, USD]) => ({ w_mm, h_mm, price: { NTD, USD } }));
  const item_id = await hangWork(db, await addArtist(db, 'Lin'), 'Ladder', {
    original_w_px: 9000,
    original_h_px: 9000,
    sizes: drafts,
  });
  const sizes = await sizesOf(item_id);
  return (basket: string) =>
    basket.split(' + ').map((part) => {
      const [nums, name, frame] = part.split(' ') as [string, keyof typeof SIZES, keyof typeof FRAMES];
      const [w_mm, h_mm, NTD] = SIZES[name];
      const size = sizes.find((one) => one.w_mm === w_mm && one.h_mm === h_mm && one.price.NTD === NTD);
      return { item_id, size_id: size?.size_id ?? 0, frame_id: FRAMES[frame], nums: Number(nums) };
    });
}

test('fifty baskets cost what was calculated by hand, to the dollar', async ({ api, db }) => {
  const linesOf = await hangLadder(db, async (item) => (await api(`/api/shop/${item}`)).as(shopWorkReply).sizes);

  const quoted: Row[] = [];
  for (const [basket, to, currency] of BASKETS) {
    const [country_code, postal_code] = to.split(' ');
    const json = { items: linesOf(basket), currency, destination: { country_code, postal_code } };
    const reply = await api('/api/quote', { method: 'POST', json });
    const { subtotal, shipping, tax, total } = reply.as(quoteReply);
    quoted.push([basket, to, currency, subtotal, shipping, tax.net, tax.tax, total]);
  }

  expect(BASKETS.length).toBeGreaterThanOrEqual(50);
  expect(quoted).toEqual(BASKETS);
}, 120_000);
