import { z } from 'zod';
import { payType } from '#buying/checkout/checkout.contract.ts';
import { PICKUP_TYPES } from '#catalogue/site/pickup.rules.ts';

/** Spec §3 "Receiver", as it was when the order was placed. */
export const receiver = z
  .object({
    name: z.string(),
    /** On one line, in the language of the order; of the place, if the order is picked up. */
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Null if the order is picked up. */
    address_id: z.int().nullable(),
    pickup_type: z.enum(PICKUP_TYPES),
    /** The place as it was sold, in the language of the order. */
    pickup_place: z.object({ key: z.string(), name: z.string(), note: z.string() }).optional(),
    country_code: z.string(),
    city: z.string(),
    township: z.string(),
    postal_code: z.string(),
    street: z.string(),
    remark: z.string(),
  })
  .meta({ id: 'Receiver' });
export type Receiver = z.infer<typeof receiver>;

/** The versions of the three documents the buyer agreed to, and when. */
export const consent = z.object({ terms: z.string(), privacy: z.string(), exchange: z.string(), at: z.string() });
export type Consent = z.infer<typeof consent>;

/** Spec §3 "Bank transfer info". */
export const bankInfo = z
  .object({
    bank_name: z.string(),
    bank_code: z.string(),
    bank_address: z.string(),
    account_number: z.string(),
    account_holder: z.string(),
  })
  .meta({ id: 'BankInfo' });
export type BankInfo = z.infer<typeof bankInfo>;

/** A number that the buyer got to pay with: of an account at a bank, or of a store's machine. */
export const payNumber = z
  .object({ paytype: payType, bank: z.string().nullable(), number: z.string(), until: z.string() })
  .meta({ id: 'PayNumber' });
export type PayNumber = z.infer<typeof payNumber>;

/** The account without anything that would allow a payment or a pickup. */
export const accountHint = z
  .object({
    kind: z.enum(['taiwan', 'abroad']),
    /** The bank's code, or its SWIFT code abroad. */
    bank: z.string(),
    last_digits: z.string(),
    given_at: z.string(),
  })
  .meta({ id: 'RefundAccountHint' });
