import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TEXT_MAX } from '#shared/fields.ts';
import type { OrderDetail } from '../order.contract.ts';
import { isTooLate, type OrderStep } from '../order.queries.ts';
import { wasPaid } from '../order.rules.ts';
import { cancelForm } from '../order-member.contract.ts';
import { useOrderFormat } from './use-order-format.ts';

export interface StepFormProps {
  order: OrderDetail;
  send: (step: OrderStep) => Promise<unknown>;
  onClose: () => void;
}

/** Explains the consequences first: cancelling cannot be undone. */
export function CancelOrder({ order, send, onClose }: StepFormProps) {
  const { t, i18n } = useLingui();
  const form = useForm<{ reason?: string | undefined }>({
    resolver: schemaResolver(cancelForm, i18n),
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const asks = !order.actions.includes('cancel');

  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await send({ action: 'cancel', form: reason ? { reason } : {} });
      onClose();
    } catch (failure) {
      if (isTooLate(failure)) onClose();
      else showRefusal(form, failure);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-5">
      <WhatHappens order={order} asks={asks} />
      <TextAreaField
        label={t`Why do you want to cancel?`}
        optional
        rows={2}
        limit={TEXT_MAX}
        error={errors.reason?.message}
        {...form.register('reason', { setValueAs: (text: string) => text.trim() || undefined })}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {asks ? <Trans>Ask to cancel</Trans> : <Trans>Yes, cancel the order</Trans>}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Keep the order</Trans>
        </Button>
      </div>
    </form>
  );
}

function WhatHappens({ order, asks }: { order: OrderDetail; asks: boolean }) {
  const { money } = useOrderFormat();
  const total = money(order.total, order.currency);
  const days = order.return_days;
  return (
    <div className="prose-text grid gap-2">
      {order.payment_status === 'reported' ? (
        <p>
          <Trans>
            You have reported a transfer. We will check for it first and then reply. If it has arrived, we will refund
            it in full.
          </Trans>
        </p>
      ) : asks ? (
        <p>
          <Trans>
            Our workshop has started on your prints, so we need to check whether we can still stop. We will reply by
            e-mail. If we can, we will refund {total} in full; if not, you can return the prints within {days} days of
            arrival.
          </Trans>
        </p>
      ) : wasPaid(order) ? (
        <p>
          <Trans>We will cancel the order immediately and refund {total} in full. This cannot be undone.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            We will cancel the order immediately. You have paid nothing and owe nothing. This cannot be undone.
          </Trans>
        </p>
      )}
    </div>
  );
}
