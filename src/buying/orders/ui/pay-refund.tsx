import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { typedResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { TEXT_MAX } from '#shared/fields.ts';
import { shopDay } from '#shared/shop-time.ts';
import { isTooLate } from '../order.queries.ts';
import { staffForms } from '../order-staff.contract.ts';
import { useStaffStep } from '../order-staff.queries.ts';
import type { RefundToPay } from '../refund-account.contract.ts';
import { useRefreshRefunds } from '../refund-pay.queries.ts';
import { type StaffValues, staffValues, type TypedStaffValues, typedAmount } from '../staff-values.rules.ts';

interface PayRefundProps {
  refund: RefundToPay;
  onClose: () => void;
}

/** Records a transfer that was made. Less than the proposed amount needs a reason, and ends the debt. */
export function PayRefund({ refund, onClose }: PayRefundProps) {
  const { t, i18n } = useLingui();
  const { code, currency, refund_id, amount, keepable } = refund;
  const { mutateAsync } = useStaffStep(code);
  const refresh = useRefreshRefunds();
  const today = shopDay(new Date());
  const sentOf = (typed: TypedStaffValues): StaffValues => {
    const values = staffValues(typed, currency);
    const isLess = values.amount !== undefined && values.amount < amount;
    return { ...values, ...(refund_id !== null && { refund_id }), ...(isLess && { waive_rest: true }) };
  };
  const form = useForm<TypedStaffValues, unknown, StaffValues>({
    resolver: typedResolver(staffForms.refund as unknown as z.ZodType<StaffValues, StaffValues>, sentOf, i18n),
    defaultValues: { amount: typedAmount(amount, currency), paid_on: today },
  });
  const { errors, isSubmitting } = form.formState;
  const isLess = sentOf({ amount: form.watch('amount') ?? '' }).waive_rest === true;

  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ action: 'refund', form: values });
      await refresh();
    } catch (failure) {
      if (!isTooLate(failure)) return showRefusal(form, failure);
      await refresh();
      onClose();
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-5">
      <p className="prose-text">
        <Trans>You have made the transfer. The refund is settled, and the buyer is notified.</Trans>
      </p>
      <TextField
        label={t`Amount`}
        {...(!keepable && { hint: t`A withdrawal within 7 days must be refunded in full.` })}
        required
        before={currency === 'NTD' ? 'NT$' : 'US$'}
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      {isLess && (
        <TextAreaField
          label={t`Reason for the lower amount (shown to the buyer)`}
          required
          rows={2}
          limit={TEXT_MAX}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      )}
      <TextField
        label={t`Day of the transfer`}
        type="date"
        required
        max={today}
        error={errors.paid_on?.message}
        {...form.register('paid_on')}
      />
      <TextField
        label={t`The bank’s reference`}
        optional
        autoComplete="off"
        error={errors.reference?.message}
        {...form.register('reference')}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          <Trans>Record as paid</Trans>
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
