import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { shopDay } from '#shared/shop-time.ts';
import { type RunForm, runForm } from '../payout.contract.ts';
import { useStartRun } from '../payout.queries.ts';

/** Calculates a draft, which can be checked and discarded. */
export function StartRun() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useStartRun();
  const today = shopDay(new Date());
  const form = useForm<RunForm, unknown, RunForm>({
    resolver: schemaResolver(runForm, i18n),
    defaultValues: { until: today, pay_on: today },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const { run_id } = await mutateAsync(values);
      await navigate({ to: '/admin/payout/$id', params: { id: String(run_id) } });
    } catch (failure) {
      showRefusal(form, failure);
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t`New payout run`}
      className="mb-8 grid gap-3 border-hairline border-y py-5"
    >
      <h2 className="text-title">
        <Trans>New payout run</Trans>
      </h2>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t`Shares that are due on`}
          type="date"
          max={today}
          error={errors.until?.message}
          {...form.register('until')}
        />
        <TextField
          label={t`Planned payment on`}
          type="date"
          error={errors.pay_on?.message}
          {...form.register('pay_on')}
        />
        {/* Beside the controls, below the height of a label. */}
        <div className="text-small sm:mt-[calc(1lh+0.375rem)]">
          <Button type="submit" kind="primary" busy={isSubmitting}>
            <Trans>Calculate</Trans>
          </Button>
        </div>
      </div>
      <FormRefusal message={errors.root?.message} />
      <p className="text-ink-soft text-small">
        <Trans>Nothing is paid yet: you check the draft, approve it, pay it at your bank and record the payment.</Trans>
      </p>
    </form>
  );
}
