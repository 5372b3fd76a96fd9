import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { shopDay } from '#shared/shop-time.ts';
import { isTooLate } from '../order.queries.ts';
import { type TransferForm, transferFormFor } from '../order-member.contract.ts';
import type { StepFormProps } from './cancel-order.tsx';
import { useOrderFormat } from './use-order-format.ts';

/** Spec §9: after a bank transfer the buyer reports the last digits of the account. */
export function ReportTransfer({ order, send, onClose }: StepFormProps) {
  const { t, i18n } = useLingui();
  const { money, time } = useOrderFormat();
  const today = shopDay(new Date());
  const placed = shopDay(new Date(order.created_at));
  const total = money(order.total, order.currency);
  const payBy = order.pay_by ? time(order.pay_by) : '';
  const form = useForm<TransferForm>({
    resolver: schemaResolver(transferFormFor(placed, today), i18n),
    // Transfers are in New Taiwan dollars only, which have no smaller unit.
    defaultValues: { digits: '', amount: order.total, day: today },
    // Not while typing: a new message would push the button away from the pointer.
    mode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await send({ action: 'report_transfer', form: values });
      onClose();
    } catch (failure) {
      if (isTooLate(failure)) onClose();
      else showRefusal(form, failure);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-5">
      <TextField
        label={t`Last digits of the bank account you paid from`}
        hint={t`The last five digits, four at least.`}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        error={errors.digits?.message}
        {...form.register('digits')}
      />
      <TextField
        label={t`Amount`}
        hint={t`If the amount is not ${total}, we will check it separately, and the order still lapses on ${payBy}.`}
        required
        before="NT$"
        inputMode="numeric"
        autoComplete="off"
        error={errors.amount?.message}
        {...form.register('amount', { setValueAs: wholeNumber })}
      />
      <TextField
        label={t`Day of the transfer`}
        type="date"
        required
        min={placed}
        max={today}
        error={errors.day?.message}
        {...form.register('day')}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          <Trans>Send the report</Trans>
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Accepts commas; an empty field stays empty, so that the form asks for it. */
function wholeNumber(typed: string | number): number | undefined {
  const digits = String(typed).replaceAll(',', '').trim();
  return digits === '' ? undefined : Number(digits);
}
