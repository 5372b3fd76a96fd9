import { z } from 'zod';
import { optionalLines } from '#shared/fields.ts';
import { type Invoice, invoice, payType } from './checkout.contract.ts';
import { DEFAULT_PAY_TYPE } from './pay-types.rules.ts';

/**
 * Step 2 as it is typed: every kind of invoice keeps its own fields, so that nothing is lost by looking at another kind.
 * What is sent is `invoiceFrom` of it, and its faults are told at the field they came from.
 */
export const checkoutForm = z
  .object({
    paytype: payType,
    invoice: z.enum(['personal', 'donation', 'company']),
    carrier: z.enum(['member', 'mobile', 'certificate']),
    mobile_code: z.string(),
    certificate_code: z.string(),
    donation_code: z.string(),
    tax_id: z.string(),
    title: z.string(),
    remark: optionalLines,
  })
  .check((ctx) => {
    const { error } = invoice.safeParse(invoiceFrom(ctx.value));
    // Without its message, so that the page words it in its own language.
    for (const { message: _english, path, ...issue } of error?.issues ?? []) {
      ctx.issues.push({ ...issue, input: ctx.value, path: [fieldOf(ctx.value, path)] } as z.core.$ZodRawIssue);
    }
  });
export type CheckoutForm = z.input<typeof checkoutForm>;

export const blankForm: CheckoutForm = {
  paytype: DEFAULT_PAY_TYPE,
  invoice: 'personal',
  carrier: 'member',
  mobile_code: '',
  certificate_code: '',
  donation_code: '',
  tax_id: '',
  title: '',
  remark: '',
};

/** The invoice that a filled-in step 2 asks for. */
export function invoiceFrom(form: CheckoutForm): Invoice {
  if (form.invoice === 'donation') return { type: 'donation', code: form.donation_code.trim() };
  if (form.invoice === 'company') return { type: 'company', tax_id: form.tax_id.trim(), title: form.title.trim() };
  // Typed on a phone, both codes come out in small letters; they exist in capitals only.
  const code = (form.carrier === 'mobile' ? form.mobile_code : form.certificate_code).trim().toUpperCase();
  return { type: 'personal', carrier: form.carrier === 'member' ? { type: 'member' } : { type: form.carrier, code } };
}

function fieldOf({ invoice: kind, carrier }: CheckoutForm, path: readonly PropertyKey[]): string {
  if (kind === 'company') return String(path[0]);
  if (kind === 'donation') return 'donation_code';
  return carrier === 'mobile' ? 'mobile_code' : 'certificate_code';
}
