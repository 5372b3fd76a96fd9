import { Trans } from '@lingui/react/macro';
import { type CheckoutForm, invoiceFrom } from '../checkout.form.ts';

export function InvoiceText({ form }: { form: CheckoutForm }) {
  const invoice = invoiceFrom(form);
  if (invoice.type === 'donation') return <Trans>Donated, code {invoice.code}</Trans>;
  if (invoice.type === 'company') {
    return (
      <Trans>
        {invoice.title}, tax ID {invoice.tax_id}
      </Trans>
    );
  }
  const { carrier } = invoice;
  if (carrier.type === 'mobile') return <Trans>Personal, mobile barcode {carrier.code}</Trans>;
  if (carrier.type === 'certificate') return <Trans>Personal, citizen certificate {carrier.code}</Trans>;
  return <Trans>Personal, kept with my account</Trans>;
}
