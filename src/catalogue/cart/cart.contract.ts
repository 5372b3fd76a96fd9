import { z } from 'zod';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { frame, prices, size } from '#ground/framing/framing.contract.ts';
import { idText, rowId } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { MAX_ADDED, MAX_LINES, MAX_PER_LINE } from './cart.rules.ts';

/** Two merged carts may have more lines than either could. */
const LAST_PLACE = 2 * MAX_LINES;
const print = { item_id: rowId, size_id: rowId, frame_id: rowId };
const nums = z.int().min(1).max(MAX_PER_LINE);

/** Spec §3 "Cart line". Wire names stay as the spec writes them. */
export const cartLine = z.strictObject({ ...print, nums }).meta({ id: 'CartLine' });
export type CartLine = z.infer<typeof cartLine>;

export const cartLines = z.array(cartLine).max(MAX_LINES).meta({ id: 'CartLines' });

/** POST /api/cart/add: the prints of a link, or of a shared list. */
export const addedLines = z.array(cartLine).min(1).max(MAX_ADDED).meta({ id: 'AddedLines' });

/** PUT /api/cart/line: `to` contains only the values that change. */
export const cartLineChange = z
  .strictObject({
    ...print,
    to: z.strictObject({ size_id: rowId.optional(), frame_id: rowId.optional(), nums: nums.optional() }),
  })
  .meta({ id: 'CartLineChange' });

/** POST /api/cart/restore undoes a change: these lines return to their places, these prints leave, all others stay. */
export const cartRestore = z
  .strictObject({
    lines: z
      .array(z.strictObject({ ...print, nums, at: z.int().min(0).max(LAST_PLACE) }))
      .min(1)
      .max(MAX_LINES),
    without: z.array(z.strictObject(print)).max(MAX_LINES),
  })
  .meta({ id: 'CartRestore' });

/** With the current price; `was` is the price when it was added, if that has changed. */
export const pricedLine = z
  .object({
    item_id: z.int(),
    size_id: z.int(),
    frame_id: z.int(),
    nums: z.int(),
    price: prices.optional(),
    was: prices.optional(),
    unavailable: z.enum(['unknown', 'offline', 'exhibition', 'sold_out']).optional(),
  })
  .meta({ id: 'PricedLine' });
export type PricedLine = z.infer<typeof pricedLine>;

/** `token` is empty until the visitor's first line is added. */
export const cartReply = successReply({ token: z.string(), list: z.array(pricedLine) }).meta({ id: 'Cart' });

/** A size or frame that is not `enabled` is included only for carts that contain it. */
const cartItem = workSummary.extend({ sizes: z.array(size) }).meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof cartItem>;
const cartFrame = frame.extend({ enabled: z.boolean() }).meta({ id: 'CartFrame' });
export type CartFrame = z.infer<typeof cartFrame>;

/** GET /api/cart/item: the choices for each line; prices follow from sizes and frames by the one price rule. */
export const cartItemsReply = successReply({ list: z.array(cartItem), frames: z.array(cartFrame) }).meta({
  id: 'CartItems',
});

export const cartItemParam = z.object({ itemId: idText });
export const cartItemQuery = z.object({ size_id: idText.optional(), frame_id: idText.optional() });

/** GET /api/cart/link: the prints as they are now; a work that the shop does not show is missing from `items`. */
export const linkedPrintsReply = successReply({
  list: z.array(pricedLine),
  items: z.array(cartItem),
  frames: z.array(cartFrame),
}).meta({ id: 'LinkedPrints' });
export type LinkedPrintsReply = z.infer<typeof linkedPrintsReply>;
