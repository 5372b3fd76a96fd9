import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { RadioGroupField } from '#kit/radio-group-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { useDraft } from '#kit/use-draft.ts';
import { useLocale } from '#kit/use-locale.ts';
import { langOf } from '#shared/locale.ts';
import type { ReviewedApplication } from '../application.contract.ts';
import { type ReviewStep, TRANSITIONS } from '../application.rules.ts';
import { STEP_WORDS } from '../application.words.ts';
import { isIncomplete, isOvertaken, useReviewStep } from '../application-review.queries.ts';
import { REASON_TEMPLATES } from '../reason-templates.rules.ts';
import { Approvals, BeforeApproval } from './review-approvals.tsx';

interface Decision {
  step: ReviewStep | '';
  reason: string;
}

/**
 * A reviewer's decision and message. The tab keeps the typed message until it is sent, even if someone else was faster and
 * the step is no longer available.
 */
export function ReviewDecision({ application }: { application: ReviewedApplication }) {
  const { t, i18n } = useLingui();
  const id = String(application.application_id);
  const headingId = useId();
  const { mutateAsync, error } = useReviewStep(id);
  const form = useForm<Decision>({ defaultValues: { step: '', reason: '' } });
  const forget = useDraft(form, `review ${id}`);
  const [chosen, reason] = useWatch({ control: form.control, name: ['step', 'reason'] });
  const { errors, isSubmitting } = form.formState;
  const { steps } = application;
  const step = steps.find((one) => one === chosen);

  const submit = form.handleSubmit(async (typed) => {
    if (!step) return form.setError('step', { message: t`Please choose one.` }, { shouldFocus: true });
    const words = typed.reason.trim();
    if (words === '' && TRANSITIONS[step].words === 'needed')
      return form.setError('reason', { message: t`Please fill this in.` }, { shouldFocus: true });
    const seen = application.events.at(-1)?.event_id;
    try {
      await mutateAsync({ step, form: { ...(words && { reason: words }), ...(seen && { seen }) } });
      form.reset({ step: '', reason: '' });
      forget();
    } catch (failure) {
      if (!isOvertaken(failure) && !isIncomplete(failure)) showRefusal(form, failure);
    }
  });

  return (
    <section
      aria-labelledby={headingId}
      className="mt-8 border-accent border-s-2 bg-wall-deep px-5 py-5 sm:px-8 sm:py-6"
    >
      <h2 id={headingId} className="text-[1.375rem]">
        <Trans>Decision</Trans>
      </h2>
      <div role="alert">
        {isOvertaken(error) && (
          <p className="mt-4 border-bad border-s-2 bg-wall px-4 py-3">
            <Trans>
              This application has changed since you opened it, so nothing was done. Below is its current state; your
              text is still here.
            </Trans>
          </p>
        )}
      </div>
      <Approvals application={application} />
      <BeforeApproval application={application} refused={isIncomplete(error)} />
      {application.is_own && (
        <p className="mt-4">
          <Trans>This is your own application. Another reviewer has to decide about it.</Trans>
        </p>
      )}
      {steps.length === 0 && !application.is_own && (
        <p className="mt-4 text-ink-soft">
          <Trans>Nothing for you to decide right now.</Trans>
        </p>
      )}
      {(steps.length > 0 || reason) && (
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid max-w-2xl gap-5">
          {steps.length > 0 && (
            <RadioGroupField
              label={t`Your decision`}
              required
              value={step ?? ''}
              error={errors.step?.message}
              options={steps.map((one) => ({
                value: one,
                label: i18n._(STEP_WORDS[one].name),
                hint: i18n._(STEP_WORDS[one].effect),
              }))}
              {...form.register('step')}
            />
          )}
          {step && <Templates step={step} application={application} onPick={(text) => addWords(text)} />}
          <TextAreaField
            label={step ? i18n._(STEP_WORDS[step].words) : t`Your words`}
            required={step !== undefined && TRANSITIONS[step].words === 'needed'}
            optional={step !== undefined && TRANSITIONS[step].words !== 'needed'}
            rows={4}
            limit={2000}
            error={errors.reason?.message}
            {...form.register('reason')}
          />
          <FormRefusal message={errors.root?.message} />
          {steps.length > 0 && (
            <div>
              <Button type="submit" kind="primary" busy={isSubmitting}>
                {step ? i18n._(STEP_WORDS[step].name) : t`Decide`}
              </Button>
            </div>
          )}
        </form>
      )}
    </section>
  );

  function addWords(text: string) {
    const before = form.getValues('reason').trim();
    form.setValue('reason', before ? `${before}\n\n${text}` : text, { shouldDirty: true });
    form.clearErrors('reason');
    form.setFocus('reason');
  }
}

interface TemplatesProps {
  step: ReviewStep;
  application: ReviewedApplication;
  onPick: (text: string) => void;
}

/** Listed in the reviewer's language, inserted in the applicant's. */
function Templates({ step, application, onPick }: TemplatesProps) {
  const { t } = useLingui();
  const lang = langOf(useLocale());
  const templates = REASON_TEMPLATES[step];
  if (!templates) return null;
  return (
    <SelectField
      label={t`Start from a template`}
      hint={t`It is inserted in the applicant’s language; edit it as you like.`}
      optional
      value=""
      placeholder={t`Choose …`}
      options={templates.map(({ name, text }) => ({ value: name, label: text[lang] }))}
      onChange={({ currentTarget }) => {
        const picked = templates.find(({ name }) => name === currentTarget.value);
        if (picked) onPick(picked.text[application.lang]);
      }}
    />
  );
}
