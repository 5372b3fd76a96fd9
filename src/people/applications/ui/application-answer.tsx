import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { type AnswerForm, answerForm } from '../application.contract.ts';
import { useAnswerApplication } from '../application.queries.ts';

export function ApplicationAnswer() {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useAnswerApplication();
  const form = useForm<AnswerForm>({
    resolver: schemaResolver(answerForm, i18n),
    defaultValues: { text: '' },
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
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid max-w-2xl gap-4">
      <TextAreaField
        label={t`Your answer`}
        hint={t`If you want to show us pictures, open the conversation and attach them there.`}
        required
        limit={2000}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <FormRefusal message={errors.root?.message} />
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Sending…`}>
          <Trans>Send the answer</Trans>
        </Button>
      </div>
    </form>
  );
}
