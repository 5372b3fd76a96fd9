import { z } from 'zod';
import { PAPER_NAMES } from '#catalogue/hanging-kit/paper.rules.ts';
import { calendarDay, draftLines, optionalName, rowId } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { MESSAGE_LINES, MESSAGE_MAX } from './gift.rules.ts';

const message = draftLines(MESSAGE_MAX).refine((value) => value.split('\n').length <= MESSAGE_LINES, {
  params: { rule: 'gift_lines' },
});

/** "This is a gift": every part is optional, and so is the gift. */
export const giftForm = z
  .strictObject({
    /** On the parcel and on the card, instead of the name in the address. */
    recipient: optionalName,
    /** Printed on the card. */
    message: message.optional(),
    /** Whether the card has the link of the recipient's page. */
    card_link: z.boolean().optional(),
    /** The first day on which it may be delivered, or be ready for pickup. */
    not_before: calendarDay.optional(),
  })
  .meta({ id: 'Gift' });
export type GiftForm = z.infer<typeof giftForm>;

/** As the buyer and staff see it. */
export const giftView = z
  .object({
    recipient: z.string(),
    message: z.string(),
    card_link: z.boolean(),
    not_before: z.string().nullable(),
  })
  .meta({ id: 'GiftView' });
export type GiftView = z.infer<typeof giftView>;

/** `path` is the page for the recipient; null if the buyer has withdrawn it, or if the shop can no longer read it. */
export const giftLinkReply = successReply({
  link: z.object({ path: z.string().nullable(), withdrawn: z.boolean() }),
}).meta({ id: 'GiftLink' });
export type GiftLink = z.infer<typeof giftLinkReply>['link'];

/** In the body, not in the address: addresses are logged and remembered. */
const secret = z.string().regex(/^[\w-]{43}$/);
export const openGift = z.strictObject({ secret }).meta({ id: 'OpenGift' });
export const giftKitForm = z
  .strictObject({ secret, paper: z.enum(PAPER_NAMES).default('a4'), line: rowId.optional() })
  .meta({ id: 'GiftKit' });

const millimetres = z.object({ w_mm: z.int(), h_mm: z.int() });
const giftWork = z
  .object({
    line_id: z.int(),
    title: z.string(),
    artist: z.string(),
    year: z.int().nullable(),
    material: z.string(),
    /** What the curator writes about the work; empty if the shop no longer has it. */
    story: z.string(),
    frame: z.string(),
    size: millimetres,
    outer: millimetres,
    nums: z.int(),
    edition_numbers: z.array(z.int()),
    edition_size: z.int().nullable(),
    /** The framed picture, without a width: `/framed/1-2-3~picture`; add `-640.webp`. */
    image: z.string(),
    /** Whether the hanging kit can have its nails. */
    hangs: z.boolean(),
    /** The numbers of its valid certificates; none until it is made. */
    certificates: z.array(z.string()),
  })
  .meta({ id: 'GiftWork' });
export type GiftWork = z.infer<typeof giftWork>;

/** Nothing of the buyer, and no amounts. */
export const giftReply = successReply({
  gift: z.object({
    recipient: z.string(),
    message: z.string(),
    test: z.boolean(),
    /** Whether all works hang in one kit. */
    kit: z.boolean(),
    works: z.array(giftWork),
  }),
}).meta({ id: 'GiftPage' });
export type GiftPage = z.infer<typeof giftReply>['gift'];
