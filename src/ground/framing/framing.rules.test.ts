import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '#shared/money.ts';
import { SEED_FRAMES, withSurcharge } from './frames.ts';
import { type Frame, frame as frameSchema } from './framing.contract.ts';
import {
  fitsWall,
  formatCm,
  formatInches,
  framePrice,
  offeredFrames,
  outerSize,
  PRICE_STEP,
  sizesFor,
  unitPrice,
  weightG,
} from './framing.rules.ts';
import { seedFrames } from './testing-frames.ts';

const frames = seedFrames('en');
const poster = { w_mm: 300, h_mm: 400, price: { NTD: 1880, USD: 6500 } };
const sharpOriginal = { w_px: 20_000, h_px: 20_000 };

function frameCalled(name: string): Frame {
  const found = frames.find((frame) => frame.name === name);
  if (!found) throw new Error(`no frame called ${name}`);
  return found;
}

/** Deterministic, so that a failure can be repeated. */
function* randomPrints(count: number) {
  let state = 20_261_115;
  const upTo = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * limit);
  };
  for (let index = 0; index < count; index++) {
    const size = { w_mm: 50 + upTo(2000), h_mm: 50 + upTo(2000), price: { NTD: upTo(30_000), USD: upTo(100_000) } };
    const frame = frames[upTo(frames.length)] ?? frameCalled('Oak');
    yield { size, frame, more_mm: 1 + upTo(400) };
  }
}

describe('a price', () => {
  test('is the print and nothing else when there is no frame', () => {
    expect(unitPrice(poster, frameCalled('Unframed'), 'NTD')).toBe(1880);
    expect(unitPrice(poster, frameCalled('Unframed'), 'USD')).toBe(6500);
  });

  test('of an oak frame is its base and its centimetres, rounded up to the next ten dollars', () => {
    // Outside 328 × 428 mm, 151.2 cm around: 380 + 6 · 151.2 = 1287.2.
    expect(unitPrice(poster, frameCalled('Oak'), 'NTD')).toBe(1880 + 1290);
    // 13.00 + 0.20 · 151.2 = 43.24.
    expect(unitPrice(poster, frameCalled('Oak'), 'USD')).toBe(6500 + 4400);
  });

  test('that is already a round amount is not rounded up further', () => {
    const price = { base: { NTD: 380, USD: 1300 }, per_cm: { NTD: 6, USD: 20 } };
    const around150cm = { w_mm: 350, h_mm: 400 };

    expect(framePrice(around150cm, { price, face_mm: 0, rebate_mm: 0 }, 'NTD')).toBe(1280);
    expect(framePrice(around150cm, { price, face_mm: 0, rebate_mm: 0 }, 'USD')).toBe(4300);
  });

  test('is always a whole number, never less than the print, and the frame’s part a whole step', () => {
    for (const { size, frame } of randomPrints(3000)) {
      for (const currency of CURRENCIES) {
        const price = unitPrice(size, frame, currency);
        expect(Number.isSafeInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(size.price[currency]);
        expect((price - size.price[currency]) % PRICE_STEP[currency]).toBe(0);
      }
    }
  });

  test('never falls when the print gets larger', () => {
    for (const { size, frame, more_mm } of randomPrints(3000)) {
      const wider = { ...size, w_mm: size.w_mm + more_mm };
      for (const currency of CURRENCIES) {
        expect(unitPrice(wider, frame, currency)).toBeGreaterThanOrEqual(unitPrice(size, frame, currency));
      }
    }
  });

  test('is the same upright and on its side', () => {
    for (const { size, frame } of randomPrints(1000)) {
      const turned = { ...size, w_mm: size.h_mm, h_mm: size.w_mm };
      for (const currency of CURRENCIES) {
        expect(unitPrice(turned, frame, currency)).toBe(unitPrice(size, frame, currency));
      }
    }
  });

  test('agrees with exact arithmetic on the formula of the trade', () => {
    for (const { size, frame } of randomPrints(1000)) {
      const around_mm = BigInt(2 * (size.w_mm + size.h_mm + 4 * matAndFace(frame)));
      const tenths = 10n * BigInt(frame.price.base.NTD) + BigInt(frame.price.per_cm.NTD) * around_mm;
      expect(framePrice(size, frame, 'NTD')).toBe(Number(((tenths + 99n) / 100n) * 10n));
    }
  });
});

/** Width of mat and moulding on one side, in mm. */
function matAndFace(frame: Frame): number {
  return (frame.mat?.width_mm ?? 0) + frame.face_mm - frame.rebate_mm;
}

describe('the outside of a framed work', () => {
  test('is the print, the mat, and the moulding that does not lap over it', () => {
    expect(outerSize(poster, frameCalled('Oak'))).toEqual({ w_mm: 328, h_mm: 428 });
    expect(outerSize(poster, frameCalled('Oak with mat'))).toEqual({ w_mm: 448, h_mm: 548 });
    expect(outerSize(poster, frameCalled('Unframed'))).toEqual({ w_mm: 300, h_mm: 400 });
  });

  test('fits a wall that is just as large, and not one a millimetre smaller', () => {
    const outer = outerSize(poster, frameCalled('Oak'));

    expect(fitsWall(outer, { w_mm: 328, h_mm: 428 })).toBe(true);
    expect(fitsWall(outer, { w_mm: 327, h_mm: 428 })).toBe(false);
    expect(fitsWall(outer, { w_mm: 428, h_mm: 328 })).toBe(false);
  });
});

describe('the sizes of a work', () => {
  test('of three by four are the ladder’s own where the ladder has that shape', () => {
    const [first] = sizesFor(3 / 4, sharpOriginal);

    expect(first).toEqual({
      w_mm: 300,
      h_mm: 400,
      label: '30 × 40 cm',
      price: { NTD: 1880, USD: 6500 },
      enabled: true,
    });
  });

  test('of a square are priced by their area', () => {
    const squares = sizesFor(1, sharpOriginal);

    expect(squares.map((size) => size.label)).toEqual([
      '30 × 30 cm',
      '40 × 40 cm',
      '50 × 50 cm',
      '60 × 60 cm',
      '80 × 80 cm',
    ]);
    expect(squares[0]?.price).toEqual({ NTD: 1410, USD: 4900 });
  });

  test('keep the shape of the work, rise in price, and cost round amounts', () => {
    for (const aspect of [0.4, 0.5625, 2 / 3, 1 / Math.SQRT2, 0.8, 1, 1.25, 1.5, 16 / 9, 2.35, 3]) {
      const sizes = sizesFor(aspect, sharpOriginal);
      expect(sizes).toHaveLength(5);
      sizes.forEach((size, index) => {
        const smaller = sizes[index - 1];
        // Half a millimetre of rounding on the shorter side.
        const tolerance = (aspect * 0.5) / Math.min(size.w_mm, size.h_mm);
        expect(Math.abs(size.w_mm / size.h_mm - aspect)).toBeLessThanOrEqual(tolerance * 1.01);
        for (const currency of CURRENCIES) {
          expect(size.price[currency] % PRICE_STEP[currency]).toBe(0);
          expect(size.price[currency]).toBeGreaterThan(smaller?.price[currency] ?? 0);
        }
      });
    }
  });

  test('mirror those of the same work on its side', () => {
    const upright = sizesFor(2 / 3, sharpOriginal);
    const onItsSide = sizesFor(3 / 2, sharpOriginal);

    expect(onItsSide.map(({ w_mm, h_mm, price }) => [h_mm, w_mm, price])).toEqual(
      upright.map(({ w_mm, h_mm, price }) => [w_mm, h_mm, price]),
    );
  });

  test('end where the original has fewer than 150 pixels in an inch', () => {
    // 300 mm at 150 pixels per inch are 1771.7 pixels, 400 mm 2362.2.
    expect(sizesFor(3 / 4, { w_px: 1772, h_px: 2363 })).toHaveLength(1);
    expect(sizesFor(3 / 4, { w_px: 1772, h_px: 2362 })).toHaveLength(0);
    expect(sizesFor(3 / 4, { w_px: 1771, h_px: 2363 })).toHaveLength(0);
  });

  test('leave out slivers no frame could hold', () => {
    expect(sizesFor(20, sharpOriginal).map((size) => size.label)).toEqual(['120 × 6 cm']);
  });

  test('cannot be worked out for a work without a shape', () => {
    expect(() => sizesFor(0, sharpOriginal)).toThrow(RangeError);
    expect(() => sizesFor(Number.NaN, sharpOriginal)).toThrow(RangeError);
  });
});

describe('a size in words', () => {
  test('is in centimetres of the visitor’s language', () => {
    expect(formatCm({ w_mm: 300, h_mm: 375 })).toBe('30 × 37.5 cm');
    expect(formatCm({ w_mm: 300, h_mm: 375 }, 'zh-Hant')).toBe('30 × 37.5 公分');
    expect(formatCm({ w_mm: 300, h_mm: 375 }, 'zh-CN')).toBe('30 × 37.5 厘米');
  });

  test('is in inches to the eighth, as a tape shows them', () => {
    expect(formatInches({ w_mm: 300, h_mm: 400 })).toBe('11¾ × 15¾ in');
    expect(formatInches({ w_mm: 254, h_mm: 508 }, 'zh-Hant')).toBe('10 × 20 吋');
    expect(formatInches({ w_mm: 13, h_mm: 25 })).toBe('½ × 1 in');
  });
});

describe('the frames of the shop', () => {
  test('keep the contract, have their own numbers and a name in every language', () => {
    for (const lang of ['en', 'zh-Hant', 'zh-Hans'] as const) {
      for (const frame of seedFrames(lang)) expect(frameSchema.parse(frame)).toEqual(frame);
      expect(new Set(seedFrames(lang).map((frame) => frame.name)).size).toBe(SEED_FRAMES.length);
    }
    expect(new Set(SEED_FRAMES.map((frame) => frame.frame_id)).size).toBe(SEED_FRAMES.length);
  });

  test('lap over a print by less than they are broad', () => {
    for (const frame of SEED_FRAMES) expect(frame.rebate_mm).toBeLessThanOrEqual(frame.face_mm);
  });

  test('cost a fifth more with a mat and a third more with museum acrylic, in whole dollars per centimetre', () => {
    const oak = { base: { NTD: 380, USD: 1300 }, per_cm: { NTD: 6, USD: 20 } };
    for (const percent of [20, 35, 55]) {
      const dearer = withSurcharge(oak, percent);
      for (const currency of CURRENCIES) {
        for (let cm = 120; cm <= 480; cm += 20) {
          const exact = ((oak.base[currency] + oak.per_cm[currency] * cm) * (100 + percent)) / 100;
          const charged = dearer.base[currency] + dearer.per_cm[currency] * cm;
          expect(Math.abs(charged / exact - 1)).toBeLessThan(0.035);
        }
      }
    }
  });

  test('that are slim are not offered around a large print', () => {
    const large = { w_mm: 800, h_mm: 1200 };

    expect(offeredFrames(large, frames).map((frame) => frame.name)).not.toContain('Slim brass');
    expect(offeredFrames(poster, frames)).toHaveLength(frames.length);
    expect(offeredFrames(large, frames).map((frame) => frame.name)).toContain('Oak with mat');
  });
});

describe('the weight of a framed print', () => {
  test('is that of the paper when there is no frame', () => {
    expect(weightG({ w_mm: 1000, h_mm: 1000 }, frameCalled('Unframed'))).toBe(310);
  });

  test('is whole grams, and grows with glazing, mat and size', () => {
    const plain = weightG(poster, frameCalled('Walnut'));

    expect(Number.isInteger(plain)).toBe(true);
    expect(weightG(poster, frameCalled('Walnut, museum acrylic'))).toBeGreaterThan(plain);
    expect(weightG(poster, frameCalled('Oak with mat'))).toBeGreaterThan(weightG(poster, frameCalled('Oak')));
    expect(weightG({ w_mm: 600, h_mm: 900 }, frameCalled('Walnut'))).toBeGreaterThan(2 * plain);
  });
});
