import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { type ProposalForm, proposalForm } from '../../seller-artist.contract.ts';
import { usePropose } from '../../seller-artist.queries.ts';

interface ProposeFormProps {
  artist_id: number;
  name: string;
  today: string;
  onDone: () => void;
}

/** A gallery asks to represent an existing artist; the shop decides. */
export function ProposeForm({ artist_id, name, today, onDone }: ProposeFormProps) {
  const { t, i18n } = useLingui();
  const { mutateAsync } = usePropose(artist_id);
  const form = useForm<ProposalForm>({
    resolver: schemaResolver(proposalForm, i18n),
    defaultValues: { since: today, note: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
      onDone();
    } catch (failure) {
      showRefusal(form, failure);
    }
  });
  return (
    <form
      noValidate
      aria-label={t`Ask to represent ${name}`}
      onSubmit={(event) => void submit(event)}
      className="mt-4 grid max-w-xl gap-4 border-accent border-s-2 bg-wall-deep px-5 py-5"
    >
      <p>
        <Trans>
          {name} already has a page. If you represent them, send us a request: we will review it and answer here.
          Nothing changes until then.
        </Trans>
      </p>
      <TextField
        label={t`First day`}
        type="date"
        required
        min={today}
        error={errors.since?.message}
        {...form.register('since')}
      />
      <TextAreaField
        label={t`Why you represent them`}
        hint={t`A contract, a letter or a date: anything we can check.`}
        required
        rows={4}
        limit={2000}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          <Trans>Send the request</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
