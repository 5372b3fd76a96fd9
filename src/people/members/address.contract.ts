import { z } from 'zod';
import { idText, optionalName, phone } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { hasPostalCode, POSTAL_CODE_FAULT, place } from './member.fields.ts';

/** A delivery address; without a receiver it is the member's own. A `null` number clears the stored one. */
export const addressForm = z
  .strictObject({
    ...place,
    receiver: optionalName,
    mobile: phone.nullable().optional(),
    is_default: z.boolean().optional(),
  })
  .refine(hasPostalCode, POSTAL_CODE_FAULT)
  .meta({ id: 'AddressForm' });
export type AddressForm = z.infer<typeof addressForm>;

export const addressEntry = z
  .object({
    address_id: z.int(),
    receiver: z.string(),
    mobile: z.object({ code: z.string(), number: z.string() }).nullable(),
    country_code: z.string(),
    city: z.string(),
    township: z.string(),
    postal_code: z.string(),
    address: z.string(),
    remark: z.string(),
    is_default: z.boolean(),
  })
  .meta({ id: 'Address' });
export type AddressEntry = z.infer<typeof addressEntry>;

export const addressesReply = successReply({ list: z.array(addressEntry) }).meta({ id: 'Addresses' });
/** The address book, and the id of the changed address. */
export const addressReply = successReply({ address_id: z.int(), list: z.array(addressEntry) }).meta({
  id: 'AddressChanged',
});

export const addressParam = z.object({ id: idText });
