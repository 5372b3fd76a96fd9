import { useLingui } from '@lingui/react/macro';
import { type RefObject, useImperativeHandle } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#kit/schema-resolver.ts';
import type { Invoice } from '../checkout.contract.ts';
import { type CheckoutForm, checkoutForm, INVOICE_FIELDS, invoiceFrom, typedInvoice } from '../checkout.form.ts';
import { InvoiceFields } from './invoice-fields.tsx';

/** Lets the form around it read the choice; undefined if it has errors, which are then shown and focused. */
interface ChoiceHandle {
  read: () => Promise<Invoice | undefined>;
}

interface InvoiceChoiceProps {
  initial: Invoice;
  choiceRef: RefObject<ChoiceHandle | null>;
}

/** The kind of invoice and its fields as a part of another form: staff correct what a buyer chose. */
export function InvoiceChoice({ initial, choiceRef }: InvoiceChoiceProps) {
  const { i18n } = useLingui();
  const form = useForm<CheckoutForm>({
    resolver: schemaResolver(checkoutForm, i18n),
    defaultValues: typedInvoice(initial),
  });
  useImperativeHandle(choiceRef, () => ({
    read: async () => {
      const isRight = await form.trigger([...INVOICE_FIELDS], { shouldFocus: true });
      return isRight ? invoiceFrom(form.getValues()) : undefined;
    },
  }));
  return <InvoiceFields form={form} />;
}
