import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { shopDay } from '#shared/shop-time.ts';
import type { RunStepForm, RunView } from '../payout.contract.ts';
import { useStepRun } from '../payout.queries.ts';
import type { RunStep } from '../payout-plan.rules.ts';

/** The next steps of a run; discarding one asks again. */
export function RunSteps({ run, id }: { run: RunView; id: string }) {
  const { mutateAsync, isPending } = useStepRun(id);
  const [refusal, setRefusal] = useState<string>();
  const { version, until, pay_on } = run;
  const may = (step: RunStep) => run.steps.includes(step);
  async function take(form: RunStepForm) {
    setRefusal(undefined);
    try {
      await mutateAsync(form);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setRefusal(failure.message);
    }
  }
  if (run.steps.length === 0) return null;
  return (
    <div className="grid gap-4">
      {may('record') && <Record run={run} send={mutateAsync} />}
      {run.needs_other && (
        <p className="border-accent border-s-2 ps-4 text-small">
          <Trans>You calculated this run, so a colleague has to approve it.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {may('approve') && !run.needs_other && (
          <Button kind="primary" busy={isPending} onClick={() => void take({ step: 'approve', version })}>
            <Trans>Approve</Trans>
          </Button>
        )}
        {may('recompute') && (
          <Button busy={isPending} onClick={() => void take({ step: 'recompute', version, until, pay_on })}>
            <Trans>Recalculate</Trans>
          </Button>
        )}
        {may('reopen') && (
          <Button busy={isPending} onClick={() => void take({ step: 'reopen', version })}>
            <Trans>Change back to a draft</Trans>
          </Button>
        )}
        {may('discard') && <Discard busy={isPending} discard={() => void take({ step: 'discard', version })} />}
      </div>
      <FormRefusal message={refusal} />
    </div>
  );
}

/** Asks again; the focus moves to the question and returns afterwards. */
function Discard({ busy, discard }: { busy: boolean; discard: () => void }) {
  const { t } = useLingui();
  const [sure, setSure] = useState(false);
  const question = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  function ask(asks: boolean) {
    flushSync(() => setSure(asks));
    (asks ? question : opener).current?.focus();
  }
  if (!sure)
    return (
      <Button kind="quiet" ref={opener} onClick={() => ask(true)}>
        <Trans>Discard</Trans>
      </Button>
    );
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      aria-label={t`Do you want to discard this run?`}
      className="flex min-w-0 flex-wrap gap-3"
    >
      <Button busy={busy} onClick={discard}>
        <Trans>Discard this run; its shares become open again</Trans>
      </Button>
      <Button kind="quiet" onClick={() => ask(false)}>
        <Trans>Not now</Trans>
      </Button>
    </fieldset>
  );
}

interface Paid {
  paid_on: string;
  reference: string;
}

/** After the bank has carried out the transfers. The payees get their statements by mail. */
function Record({ run, send }: { run: RunView; send: (form: RunStepForm) => Promise<unknown> }) {
  const { t } = useLingui();
  const today = shopDay(new Date());
  const form = useForm<Paid>({ defaultValues: { paid_on: [run.pay_on, today].toSorted()[0] ?? today, reference: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (paid) => {
    try {
      await send({ step: 'record', version: run.version, ...paid });
    } catch (failure) {
      showRefusal(form, failure);
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-2xl gap-3 border border-hairline p-5"
      aria-label={t`Record the payment`}
    >
      <h2 className="text-title">
        <Trans>Record the payment</Trans>
      </h2>
      <p className="text-ink-soft text-small">
        <Trans>Once the bank has transferred the money. Each payee then gets the statement by e-mail.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <TextField
          label={t`Paid on`}
          type="date"
          min={run.until}
          max={today}
          required
          error={errors.paid_on?.message}
          {...form.register('paid_on')}
        />
        <TextField
          label={t`Bank’s reference`}
          required
          autoComplete="off"
          className="min-w-0 flex-1 basis-56"
          error={errors.reference?.message}
          {...form.register('reference')}
        />
      </div>
      <FormRefusal message={errors.root?.message} />
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting}>
          <Trans>Record as paid</Trans>
        </Button>
      </div>
    </form>
  );
}
