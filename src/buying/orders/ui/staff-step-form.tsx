import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isRefundedByHand } from '#buying/checkout/pay-types.rules.ts';
import { isHeld } from '#buying/gifts/gift.rules.ts';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { typedResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { TEXT_MAX } from '#shared/fields.ts';
import { shopDay } from '#shared/shop-time.ts';
import { isTooLate } from '../order.queries.ts';
import { isByHand } from '../order-refunds.rules.ts';
import { type StaffOrderDetail, staffForms } from '../order-staff.contract.ts';
import { REFUNDED_BY_PROVIDER, STAFF_STEP_WORDS } from '../order-staff.words.ts';
import type { StaffAction } from '../order-steps.rules.ts';
import {
  type StaffValues,
  shownValues,
  staffValues,
  type TypedStaffValues,
  typedAmount,
} from '../staff-values.rules.ts';
import { CarrierField } from './carrier-field.tsx';
import { EarlyGift } from './early-gift.tsx';
import { PickupFields } from './pickup-fields.tsx';

type FieldName = Exclude<keyof TypedStaffValues, 'accept' | 'waive_rest' | 'early'>;

/** The fields of each step; a missing step needs none. */
const FIELDS: Partial<Record<StaffAction, readonly FieldName[]>> = {
  confirm_transfer: ['amount'],
  record_payment: ['amount'],
  owe_refund: ['amount', 'reason'],
  refund: ['amount', 'paid_on', 'reference'],
  ship: ['carrier', 'tracking'],
  pick_up: ['pickup_code', 'picked_up_by'],
  cancel: ['reason'],
  decide_cancellation: ['reason'],
  decide_return: ['reason'],
};

interface StaffStepFormProps {
  action: StaffAction;
  order: StaffOrderDetail;
  send: (step: { action: StaffAction; form: StaffValues }) => Promise<unknown>;
  onClose: () => void;
}

export function StaffStepForm({ action, order, send, onClose }: StaffStepFormProps) {
  const { t, i18n } = useLingui();
  const has = (name: FieldName) => FIELDS[action]?.includes(name);
  // The table's type does not know which form an action has; every form is a part of these values.
  const schema = staffForms[action] as unknown as z.ZodType<StaffValues, StaffValues>;
  // From when the form was opened: after a refetch, the typed amount may no longer apply.
  const [shown] = useState(() => shownValues(action, order));
  const form = useForm<TypedStaffValues, unknown, StaffValues>({
    resolver: typedResolver(schema, (typed) => ({ ...shown, ...staffValues(typed, order.currency) }), i18n),
    defaultValues: {
      ...(has('amount') && { amount: typedAmount(amountOf(action, order), order.currency) }),
      ...(has('paid_on') && { paid_on: shopDay(new Date()) }),
    },
  });
  const { errors, isSubmitting } = form.formState;
  const words = STAFF_STEP_WORDS[action];
  // A return for which nothing is owed yet; a refund that its provider could not pay is by hand.
  const isAutomatic = action === 'refund' && !order.refunds.some(isByHand) && !isRefundedByHand(order.paytype);
  const waives = form.watch('waive_rest') === true;
  const decides = action === 'decide_cancellation' || action === 'decide_return';

  const submit = form.handleSubmit(async (values) => {
    try {
      await send({ action, form: values });
      onClose();
    } catch (failure) {
      if (isTooLate(failure)) onClose();
      else showRefusal(form, failure);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-5">
      <p className="prose-text">{i18n._(isAutomatic ? REFUNDED_BY_PROVIDER : words.effect)}</p>
      {has('amount') && (
        <TextField
          label={t`Amount`}
          required
          before={order.currency === 'NTD' ? 'NT$' : 'US$'}
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          {...form.register('amount')}
        />
      )}
      {has('carrier') && (
        <CarrierField
          error={errors.carrier?.message}
          onChoose={({ key, name }) => {
            form.setValue('carrier', name);
            form.setValue('carrier_key', key);
          }}
        />
      )}
      {has('tracking') && (
        <TextField
          label={t`Tracking number`}
          required
          autoComplete="off"
          error={errors.tracking?.message}
          {...form.register('tracking')}
        />
      )}
      {has('pickup_code') && <PickupFields form={form} name={order.receiver_name} />}
      {(action === 'ship' || action === 'ready_pickup') && isHeld(order.ship_from, new Date()) && (
        <EarlyGift order={order} field={form.register('early')} />
      )}
      {has('paid_on') && !isAutomatic && (
        <TextField
          label={t`Day of the transfer`}
          type="date"
          required
          max={shopDay(new Date())}
          error={errors.paid_on?.message}
          {...form.register('paid_on')}
        />
      )}
      {has('reference') && !isAutomatic && (
        <TextField
          label={t`The bank’s reference`}
          optional
          autoComplete="off"
          error={errors.reference?.message}
          {...form.register('reference')}
        />
      )}
      {action === 'refund' && (
        <CheckboxField
          label={t`No further refund due`}
          hint={t`If you refund less than is due, the rest stays due unless you give a reason. For a withdrawal within 7 days the full amount must be refunded.`}
          error={errors.waive_rest?.message}
          {...form.register('waive_rest')}
        />
      )}
      {(has('reason') || waives) && (
        <TextAreaField
          label={decides ? t`Message to the buyer (required to refuse)` : t`Reason (shown to the buyer)`}
          required={!decides}
          rows={2}
          limit={TEXT_MAX}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      )}
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        {decides ? (
          <>
            <Button type="submit" kind="primary" busy={isSubmitting} onClick={() => form.setValue('accept', true)}>
              <Trans>Accept</Trans>
            </Button>
            <Button type="submit" busy={isSubmitting} onClick={() => form.setValue('accept', false)}>
              <Trans>Refuse</Trans>
            </Button>
          </>
        ) : (
          <Button type="submit" kind="primary" busy={isSubmitting}>
            {i18n._(words.name)}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The most probable amount; staff decide a goodwill refund. */
function amountOf(action: StaffAction, { total, refunds, return_worth }: StaffOrderDetail): number {
  // The oldest one for staff, or the received return.
  if (action === 'refund') return refunds.find(isByHand)?.amount ?? return_worth?.amount ?? 0;
  return action === 'owe_refund' ? 0 : total;
}
