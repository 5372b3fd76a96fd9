import { z } from 'zod';
import type { Prices } from '#shared/money.ts';

/** Below this the lips of the moulding would meet over the print. */
export const MIN_SIDE_MM = 50;

/** An amount in each currency, integers in minor units (docs/product.md, conventions). */
export const prices = z
  .object({ NTD: z.int().nonnegative(), USD: z.int().nonnegative() })
  .meta({ id: 'Prices' }) satisfies z.ZodType<Prices>;

/** The material of a moulding; the drawing knows how each reflects light. `paper` is the bare print. */
export const material = z
  .enum(['paper', 'oak', 'black', 'white', 'walnut', 'gold', 'brass', 'silver', 'ebony'])
  .meta({ id: 'FrameMaterial' });
export type Material = z.infer<typeof material>;

/** The moulding's profile, by its trade name. */
export const profile = z.enum(['none', 'flat', 'cushion', 'scoop', 'slim', 'stepped']).meta({ id: 'FrameProfile' });
export type Profile = z.infer<typeof profile>;

export const glazing = z.enum(['none', 'acrylic', 'museum']).meta({ id: 'Glazing' });
export type Glazing = z.infer<typeof glazing>;

/** The board around the print. The drawing mixes its colour with light, so it must be plain `#rrggbb`. */
export const mat = z
  .object({ width_mm: z.int().positive().max(200), colour: z.string().regex(/^#[0-9a-f]{6}$/i) })
  .meta({ id: 'Mat' });
export type Mat = z.infer<typeof mat>;

/** Product §3 "Size": one size of a work; `label` is in the requested language. */
export const size = z
  .object({
    size_id: z.int().positive(),
    item_id: z.int().positive(),
    w_mm: z.int().min(MIN_SIDE_MM).max(5000),
    h_mm: z.int().min(MIN_SIDE_MM).max(5000),
    label: z.string(),
    price: prices,
    enabled: z.boolean(),
  })
  .meta({ id: 'Size' });
export type Size = z.infer<typeof size>;

/** Product §3 "Frame"; `name` is in the requested language. A frame without a face is the bare print. */
export const frame = z
  .object({
    frame_id: z.int().positive(),
    name: z.string(),
    material,
    face_mm: z.int().nonnegative().max(150),
    rebate_mm: z.int().nonnegative().max(30),
    depth_mm: z.int().nonnegative().max(150),
    profile,
    mat: mat.optional(),
    glazing,
    price: z.object({ base: prices, per_cm: prices }),
    weight_g_per_cm: z.int().nonnegative(),
    max_perimeter_cm: z.int().positive(),
  })
  .meta({ id: 'Frame' });
export type Frame = z.infer<typeof frame>;

/** Width and height: all the geometry needs of a size, a framed work or a wall. */
export type Extent = Pick<Size, 'w_mm' | 'h_mm'>;

// @chunk forms
