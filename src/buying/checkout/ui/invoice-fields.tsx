import { useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { RadioGroupField } from '#kit/radio-group-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { CheckoutForm } from '../checkout.form.ts';
import { CodeCheck } from './code-check.tsx';

export function InvoiceFields({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const { t } = useLingui();
  const { register, control } = form;
  const { errors } = form.formState;
  const [kind, carrier, mobile, donation] = useWatch({
    control,
    name: ['invoice', 'carrier', 'mobile_code', 'donation_code'],
  });
  return (
    <div className="grid gap-6">
      <RadioGroupField
        label={t`Kind of invoice`}
        required
        options={[
          { value: 'personal', label: t`Personal e-invoice` },
          { value: 'company', label: t`Company, with tax ID` },
          { value: 'donation', label: t`Donate the invoice` },
        ]}
        error={errors.invoice?.message}
        {...register('invoice')}
      />
      {kind === 'personal' && (
        <RadioGroupField
          label={t`Where the invoice is kept`}
          required
          options={[
            { value: 'member', label: t`With my account`, hint: t`We will send it to you by e-mail.` },
            { value: 'mobile', label: t`Mobile barcode` },
            { value: 'certificate', label: t`Citizen digital certificate` },
          ]}
          error={errors.carrier?.message}
          {...register('carrier')}
        />
      )}
      {kind === 'personal' && carrier === 'mobile' && (
        <div>
          <TextField
            label={t`Mobile barcode`}
            hint={t`A slash and seven characters: /AB+12-3, for example.`}
            required
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            error={errors.mobile_code?.message}
            {...register('mobile_code')}
          />
          <CodeCheck kind="mobile" code={mobile.trim().toUpperCase()} />
        </div>
      )}
      {kind === 'personal' && carrier === 'certificate' && (
        <TextField
          label={t`Certificate number`}
          hint={t`Two capital letters and fourteen digits.`}
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={errors.certificate_code?.message}
          {...register('certificate_code')}
        />
      )}
      {kind === 'donation' && (
        <div>
          <TextField
            label={t`Donation code`}
            hint={t`Three to seven digits. The invoice goes to the organisation with this code.`}
            required
            inputMode="numeric"
            autoComplete="off"
            error={errors.donation_code?.message}
            {...register('donation_code')}
          />
          <CodeCheck kind="donation" code={donation.trim()} />
        </div>
      )}
      {kind === 'company' && (
        <>
          <TextField
            label={t`Tax ID`}
            hint={t`Eight digits.`}
            required
            inputMode="numeric"
            autoComplete="off"
            error={errors.tax_id?.message}
            {...register('tax_id')}
          />
          <TextField
            label={t`Company name on the invoice`}
            required
            autoComplete="organization"
            error={errors.title?.message}
            {...register('title')}
          />
        </>
      )}
    </div>
  );
}
