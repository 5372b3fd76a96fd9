import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { missingVariables } from '#people/mail/own-words.rules.ts';
import type { Locale } from '#shared/locale.ts';
import type { MailText, MailTextEdit } from '../preview.contract.ts';

export type SaveText = (edit: Pick<MailTextEdit, 'id' | 'version' | 'words'>) => Promise<unknown>;

interface MailTextFormProps {
  text: MailText;
  locale: Locale;
  save: SaveText;
}

/** One text: as it is now, and a form for the owner's words. */
export function MailTextForm({ text, locale, save }: MailTextFormProps) {
  const [isOpen, setOpen] = useState(false);
  const { standard, words, is_binding } = text;
  if (isOpen) return <WordsForm text={text} locale={locale} save={save} close={() => setOpen(false)} />;
  return (
    <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p lang={locale} className="whitespace-pre-line [overflow-wrap:anywhere]">
          {words ?? standard}
        </p>
        {words !== null && (
          <p lang={locale} className="mt-2 text-ink-soft text-small [overflow-wrap:anywhere]">
            <Trans>Standard text: {standard}</Trans>
          </p>
        )}
        {is_binding && (
          <p className="mt-2 text-ink-soft text-small">
            <Trans>The law requires this text, so it cannot be changed.</Trans>
          </p>
        )}
      </div>
      {!is_binding && (
        <Button kind="quiet" className="max-sm:-ms-3 max-sm:justify-self-start" onClick={() => setOpen(true)}>
          <Trans>Change</Trans>
        </Button>
      )}
    </div>
  );
}

interface WordsFormProps extends MailTextFormProps {
  close: () => void;
}

function WordsForm({ text, locale, save, close }: WordsFormProps) {
  const { t, i18n } = useLingui();
  const { id, version, standard, variables } = text;
  const { register, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: { words: text.words ?? standard },
  });
  const { errors, isSubmitting } = formState;
  const typed = watch('words');
  const missing = missingVariables(typed, variables);
  const send = (words: string | null) =>
    save({ id, version, words }).then(close, (failure: unknown) => showRefusal({ setError }, failure));
  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names.map((name) => `{${name}}`));
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void handleSubmit(({ words }) => send(words))(event)}>
      <FormRefusal message={errors.root?.message} />
      <TextAreaField
        {...register('words')}
        label={t`Own text`}
        hint={variables.length > 0 ? t`Variables: ${listed(variables)}` : undefined}
        error={errors.words?.message}
        lang={locale}
        rows={3}
        limit={1_000}
        autoFocus
      />
      <p role="status" className="text-small">
        {missing.length > 0 && <Trans>Your text leaves out {listed(missing)}.</Trans>}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          <Trans>Save</Trans>
        </Button>
        {text.words !== null && (
          <Button kind="quiet" onClick={() => void send(null)}>
            <Trans>Restore the standard text</Trans>
          </Button>
        )}
        <Button kind="quiet" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
