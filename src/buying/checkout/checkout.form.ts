import { z } from 'zod';
import { type GiftForm, giftForm } from '#buying/gifts/gift.contract.ts';
import { PICKUP_TYPES } from '#catalogue/site/pickup.rules.ts';
import { optionalLines } from '#shared/fields.ts';
import { type Invoice, invoice, pickupForm } from './checkout.contract.ts';
import { PAY_TYPE_CODES } from './pay-types.rules.ts';

/**
 * Step 2 as it is typed. Every kind of invoice has its own fields, so that switching kinds loses nothing. `invoiceFrom` builds
 * the request, and its errors appear at the field they came from.
 */
export const checkoutForm = z
  .object({
    pickup_type: z.enum(PICKUP_TYPES),
    pickup: z.object({
      place: z.string(),
      name: z.string(),
      mobile: z.object({ code: z.string(), number: z.string() }),
    }),
    /** Nothing while the shop has no method that the buyer can use. */
    paytype: z.enum(['', ...PAY_TYPE_CODES]).refine((code) => code !== ''),
    invoice: z.enum(['personal', 'donation', 'company']),
    carrier: z.enum(['member', 'mobile', 'certificate']),
    mobile_code: z.string(),
    certificate_code: z.string(),
    donation_code: z.string(),
    tax_id: z.string(),
    title: z.string(),
    remark: optionalLines,
    is_gift: z.boolean(),
    gift: z.object({ recipient: z.string(), message: z.string(), card_link: z.boolean(), not_before: z.string() }),
  })
  .check((ctx) => {
    const issueAt = ({ message: _english, ...issue }: z.core.$ZodIssue, path: PropertyKey[]) =>
      // Without its message, so that the page can show one in its own language.
      ctx.issues.push({ ...issue, input: ctx.value, path } as z.core.$ZodRawIssue);
    const { error } = invoice.safeParse(invoiceFrom(ctx.value));
    for (const issue of error?.issues ?? []) issueAt(issue, [fieldOf(ctx.value, issue.path)]);
    const pickup = ctx.value.pickup_type === 'pickup' ? pickupForm.safeParse(ctx.value.pickup).error : undefined;
    for (const issue of pickup?.issues ?? []) issueAt(issue, ['pickup', ...issue.path]);
    const gift = ctx.value.is_gift ? giftForm.safeParse(giftFrom(ctx.value)).error : undefined;
    for (const issue of gift?.issues ?? []) issueAt(issue, ['gift', ...issue.path]);
  });
export type CheckoutForm = z.input<typeof checkoutForm>;

export const blankForm: CheckoutForm = {
  pickup_type: 'delivery',
  pickup: { place: '', name: '', mobile: { code: '', number: '' } },
  paytype: '',
  invoice: 'personal',
  carrier: 'member',
  mobile_code: '',
  certificate_code: '',
  donation_code: '',
  tax_id: '',
  title: '',
  remark: '',
  is_gift: false,
  gift: { recipient: '', message: '', card_link: true, not_before: '' },
};

/** Abroad nobody chooses a uniform invoice. The choice stays in the form, for a buyer who returns to an address in Taiwan. */
export function orderedForm(form: CheckoutForm, isExport: boolean): CheckoutForm {
  return isExport ? { ...form, invoice: 'personal', carrier: 'member' } : form;
}

export function invoiceFrom(form: CheckoutForm): Invoice {
  if (form.invoice === 'donation') return { type: 'donation', code: form.donation_code.trim() };
  if (form.invoice === 'company') return { type: 'company', tax_id: form.tax_id.trim(), title: form.title.trim() };
  // Phones type small letters, but both codes exist in capitals only.
  const code = (form.carrier === 'mobile' ? form.mobile_code : form.certificate_code).trim().toUpperCase();
  return { type: 'personal', carrier: form.carrier === 'member' ? { type: 'member' } : { type: form.carrier, code } };
}

/** What was typed for a gift stays in the form while it is none. */
export function giftFrom({ is_gift, gift }: Pick<CheckoutForm, 'is_gift' | 'gift'>): GiftForm | undefined {
  if (!is_gift) return undefined;
  const recipient = gift.recipient.trim();
  const message = gift.message.trim();
  return {
    ...(recipient && { recipient }),
    ...(message && { message }),
    card_link: gift.card_link,
    ...(gift.not_before && { not_before: gift.not_before }),
  };
}

/** The fields of step 2 that are about the invoice. */
export const INVOICE_FIELDS = [
  'invoice',
  'carrier',
  'mobile_code',
  'certificate_code',
  'donation_code',
  'tax_id',
  'title',
] as const satisfies (keyof CheckoutForm)[];

/** A buyer's choice as the fields of the checkout show it; the opposite of `invoiceFrom`. */
export function typedInvoice(choice: Invoice): CheckoutForm {
  if (choice.type === 'company')
    return { ...blankForm, invoice: 'company', tax_id: choice.tax_id, title: choice.title };
  if (choice.type === 'donation') return { ...blankForm, invoice: 'donation', donation_code: choice.code };
  const { carrier } = choice;
  return {
    ...blankForm,
    carrier: carrier.type,
    ...(carrier.type === 'mobile' && { mobile_code: carrier.code }),
    ...(carrier.type === 'certificate' && { certificate_code: carrier.code }),
  };
}

function fieldOf({ invoice: kind, carrier }: CheckoutForm, path: readonly PropertyKey[]): string {
  if (kind === 'company') return String(path[0]);
  if (kind === 'donation') return 'donation_code';
  return carrier === 'mobile' ? 'mobile_code' : 'certificate_code';
}
