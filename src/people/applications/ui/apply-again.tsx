import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { type ApplicationForm, applicationForm, type OwnApplication } from '../application.contract.ts';
import { useApplyAgain } from '../application.queries.ts';

interface Values extends Omit<ApplicationForm, 'agree'> {
  agree: boolean;
}

/** After a rejection, the form opens with the values of the last application. */
export function ApplyAgain({ application }: { application: OwnApplication }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ApplyForm application={application} onCancel={() => setOpen(false)} />;
  return (
    <Button className="mt-5" onClick={() => setOpen(true)}>
      <Trans>Apply again</Trans>
    </Button>
  );
}

function ApplyForm({ application, onCancel }: { application: OwnApplication; onCancel: () => void }) {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useApplyAgain();
  const form = useForm<Values, unknown, ApplicationForm>({
    resolver: schemaResolver<Values, ApplicationForm>(applicationForm, i18n),
    defaultValues: { portfolio: application.portfolio, statement: application.statement, agree: false },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
    } catch (failure) {
      showRefusal(form, failure);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid max-w-2xl gap-6">
      <TextField
        label={t`Portfolio`}
        hint={t`A website, or where else we can see your work.`}
        required
        autoFocus
        error={errors.portfolio?.message}
        {...form.register('portfolio')}
      />
      <TextAreaField
        label={application.kind === 'gallery' ? t`About the gallery` : t`Statement`}
        required
        rows={6}
        limit={2000}
        error={errors.statement?.message}
        {...form.register('statement')}
      />
      <CheckboxField
        label={t`I agree that my works and details are reviewed again`}
        required
        error={errors.agree?.message}
        {...form.register('agree')}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Sending…`}>
          <Trans>Send the application</Trans>
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
