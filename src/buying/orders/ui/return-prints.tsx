import { Trans, useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { FieldError } from '#kit/field.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { SelectField } from '#kit/select-field.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TEXT_MAX } from '#shared/fields.ts';
import { returnPromise } from '#shared/return-promise.ts';
import type { OrderLineView } from '../order.contract.ts';
import { isTooLate } from '../order.queries.ts';
import { isWithdrawal } from '../order.rules.ts';
import type { StepFormProps } from './cancel-order.tsx';
import { OrderPicture } from './order-picture.tsx';
import { openReturn, type ReturnValues, returnableLines, returnOf, returnValues } from './return-values.ts';
import { useOrderFormat } from './use-order-format.ts';
import { WhatIsRefunded } from './what-is-refunded.tsx';

/** In the first 7 days, the statutory withdrawal, no reason is needed. */
export function ReturnPrints({ order, send, onClose }: StepFormProps) {
  const { t, i18n } = useLingui();
  const { arrival } = order.freight.times;
  const isFree = isWithdrawal(arrival === null ? null : new Date(arrival), new Date());
  const form = useForm<ReturnValues>({
    resolver: schemaResolver<ReturnValues, ReturnValues>(returnValues(!isFree), i18n),
    defaultValues: openReturn(order.lines),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await send({ action: 'request_return', form: returnOf(values) });
      onClose();
    } catch (failure) {
      if (isTooLate(failure)) onClose();
      else showRefusal(form, failure);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-5">
      <p className="prose-text">
        {i18n._(returnPromise(order.return_days))}
        <SentenceGap />
        {isFree ? (
          <Trans>We will collect the prints from you within 15 days, at our expense.</Trans>
        ) : (
          <Trans>The first 7 days have passed. We will reply by e-mail with the address to send the parcel to.</Trans>
        )}
        <SentenceGap />
        <WhatIsRefunded order={order} />
      </p>
      <fieldset aria-describedby="return-picks-error">
        <legend className="font-medium text-small">
          <Trans>Which prints?</Trans>
        </legend>
        <ul className="mt-1.5 divide-y divide-hairline border-hairline border-y">
          {returnableLines(order.lines).map((line, at) => (
            <ReturnLine key={line.line_id} line={line} at={at} form={form} />
          ))}
        </ul>
        <FieldError id="return-picks-error" error={errors.picks?.message ?? errors.picks?.root?.message} />
      </fieldset>
      <TextAreaField
        label={t`Why do you want to send it back?`}
        {...(isFree ? { optional: true } : { required: true })}
        rows={3}
        limit={TEXT_MAX}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {isFree ? <Trans>Return these prints</Trans> : <Trans>Request a return</Trans>}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Keep everything</Trans>
        </Button>
      </div>
    </form>
  );
}

function ReturnLine({ line, at, form }: { line: OrderLineView; at: number; form: UseFormReturn<ReturnValues> }) {
  const { t } = useLingui();
  const { locale } = useOrderFormat();
  const chosen = useWatch({ control: form.control, name: `picks.${at}.chosen` });
  const left = line.nums - line.returned;
  const counts = Array.from({ length: left }, (_, index) => String(index + 1));
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[3.5rem_minmax(0,1fr)_7rem]">
      <OrderPicture line={line} tallest={3.5} sizes="3.5rem" />
      <CheckboxField
        label={line.title}
        hint={`${formatCm(line.size, locale)} · ${line.frame}`}
        {...form.register(`picks.${at}.chosen`)}
      />
      {left > 1 && chosen && (
        <SelectField
          label={t`How many?`}
          className="col-start-2 sm:col-start-3"
          options={counts.map((count) => ({ value: count, label: count }))}
          {...form.register(`picks.${at}.nums`, { setValueAs: Number })}
        />
      )}
    </li>
  );
}
