import { z } from 'zod';
import { giftForm } from '#buying/gifts/gift.contract.ts';
import { cartLine } from '#catalogue/cart/cart.contract.ts';
import { isSamePrint, MAX_LINES } from '#catalogue/cart/cart.rules.ts';
import { placeKey } from '#catalogue/site/pickup.contract.ts';
import { PICKUP_TYPES } from '#catalogue/site/pickup.rules.ts';
import { taxIdValid } from '#ground/places/tax-id.ts';
import { name, optionalLines, phone, rowId, text } from '#shared/fields.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { PAY_TYPE_CODES, PAY_TYPES } from './pay-types.rules.ts';

export const currency = z.enum(CURRENCIES);
export const payType = z.enum(PAY_TYPE_CODES).meta({ id: 'PayType' });

const pattern = (form: RegExp, rule: string) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => form.test(value), { params: { rule } })
    .meta({ pattern: form.source });

/** Spec §5: exactly 8 digits at checkout; product §11: with their checksum. */
const taxId = z
  .string()
  .trim()
  .min(1)
  .refine(taxIdValid, { params: { rule: 'tax_id' } })
  .meta({ pattern: '^\\d{8}$' });

/** Spec §3: the order's own field. An empty string and `null` mean no tax id. */
const optionalTaxId = z
  .string()
  .trim()
  .refine((value) => value === '' || taxIdValid(value), { params: { rule: 'tax_id' } })
  .meta({ pattern: '^(\\d{8})?$' })
  .nullish();

/** Where a personal e-invoice is stored: with the shop, on a phone's barcode, or on a citizen's certificate. */
const carrier = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('member') }),
  z.strictObject({ type: z.literal('mobile'), code: pattern(/^\/[0-9A-Z.+-]{7}$/, 'mobile_barcode') }),
  z.strictObject({ type: z.literal('certificate'), code: pattern(/^[A-Z]{2}\d{14}$/, 'certificate_code') }),
]);

/** Product §5 "Invoice". A donated invoice has no tax id, so the type allows only one of the two. */
export const invoice = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('personal'), carrier }),
    z.strictObject({ type: z.literal('donation'), code: pattern(/^\d{3,7}$/, 'donation_code') }),
    z.strictObject({ type: z.literal('company'), tax_id: taxId, title: name }),
  ])
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof invoice>;

/** Each print appears once, with its quantity. */
const items = z
  .array(cartLine)
  .min(1)
  .max(MAX_LINES)
  .refine((lines) => lines.every((line, at) => lines.findIndex((other) => isSamePrint(other, line)) === at), {
    params: { rule: 'repeated_print' },
  });

/** Who collects the order, and where (decision 60). Mails go to the member's own address. */
export const pickupForm = z.strictObject({ place: placeKey, name, mobile: phone }).meta({ id: 'Pickup' });
export type PickupForm = z.infer<typeof pickupForm>;

/** Spec §3 "Order request". `total` is the one the buyer saw; if it has changed, nothing is ordered. */
export const orderRequest = z
  .strictObject({
    paytype: payType,
    items,
    /** Spec §5: required, unless the order is picked up. */
    address_id: rowId.optional(),
    /** Spec §3 "Receiver"; without it the order is delivered. */
    pickup_type: z.enum(PICKUP_TYPES).optional(),
    pickup: pickupForm.optional(),
    /** Product §5: a tax id alone requests a company invoice. */
    tax_id: optionalTaxId,
    invoice: invoice.optional(),
    remark: optionalLines,
    /** Product §5.15: without it, the order is not a gift. */
    gift: giftForm.optional(),
    agree: z.literal(true),
    currency,
    total: z.int().nonnegative().max(2_147_483_647).optional(),
    /** Whether the page said that this is a test order; if the shop's mode has changed, nothing is ordered. */
    test: z.boolean().optional(),
  })
  .check((ctx) => {
    const isPickup = ctx.value.pickup_type === 'pickup';
    const [needed, other] = isPickup ? (['pickup', 'address_id'] as const) : (['address_id', 'pickup'] as const);
    const { value: input } = ctx;
    if (input[needed] === undefined)
      ctx.issues.push({
        code: 'invalid_type',
        expected: isPickup ? 'object' : 'number',
        path: [needed],
        input: undefined,
      });
    if (input[other] !== undefined) ctx.issues.push({ code: 'unrecognized_keys', keys: [other], input, path: [] });
  })
  .refine(({ paytype, currency: asked }) => PAY_TYPES[paytype].currency === asked, {
    path: ['currency'],
    params: { rule: 'paytype_currency' },
  })
  .refine(({ invoice: asked, tax_id }) => !asked || !tax_id || ('tax_id' in asked && asked.tax_id === tax_id), {
    path: ['tax_id'],
    params: { rule: 'tax_id_contradicts' },
  })
  .meta({ id: 'OrderRequest' });
export type OrderRequest = z.infer<typeof orderRequest>;

/** The part of a place that delivery depends on; the product page knows only the country. */
const place = z.strictObject({
  country_code: z.string().regex(/^[A-Z]{2}$/),
  city: text(150).optional(),
  township: text(150).optional(),
  postal_code: text(150).optional(),
});

/** POST /api/quote: the price of these prints, delivered to the destination or picked up. A member may name an address from their own book. */
export const quoteRequest = z
  .strictObject({
    items,
    currency,
    destination: z.union([place, z.strictObject({ address_id: rowId }), z.strictObject({ pickup_place: placeKey })]),
  })
  .meta({ id: 'QuoteRequest' });
export type QuoteRequest = z.infer<typeof quoteRequest>;

const amount = z.int().nonnegative();

const quoteLine = z
  .object({
    item_id: z.int(),
    size_id: z.int(),
    frame_id: z.int(),
    nums: z.int(),
    unit_price: amount,
    line_total: amount,
    /** The line's share of the order's net price, and of its tax. */
    net: amount,
    tax: amount,
  })
  .meta({ id: 'QuoteLine' });
export type QuoteLine = z.infer<typeof quoteLine>;

const figures = {
  currency,
  subtotal: amount,
  shipping: amount,
  /** Included in the total, never added to it; `rate` in per cent. */
  tax: z.object({ net: amount, tax: amount, rate: z.int() }),
  total: amount,
};

export const orderFigures = z.object(figures).meta({ id: 'OrderFigures' });
export type OrderFigures = z.infer<typeof orderFigures>;

/** Amounts in minor units of `currency`; `arrival` are calendar days in Taipei. */
export const quoteReply = successReply({
  ...figures,
  arrival: z.object({ from: z.iso.date(), to: z.iso.date() }),
  lines: z.array(quoteLine),
}).meta({ id: 'Quote' });
export type QuoteReply = z.infer<typeof quoteReply>;
