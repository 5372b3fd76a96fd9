import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { GoneNote } from '#kit/desk/gone-note.tsx';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { LANGUAGES } from '#shared/languages.ts';
import { type CannedAnswer, type NewCannedAnswer, newCannedAnswer } from '../canned-answer.contract.ts';
import { useCannedAnswerAction } from '../canned-answer.queries.ts';
import { CANNED_ANSWER_LOG } from '../contact-log.rules.ts';

const EMPTY = { title: '', text: { en: '', 'zh-Hant': '', 'zh-Hans': '' } };
const TEXT_MAX = 2_000;
/** Placeholders are the same in every language. */
const NAME = '{name}';
const ORDER = '{order}';

interface CannedAnswerFormProps {
  answer?: CannedAnswer;
  /** Someone else has removed it in the meantime. */
  isGone?: boolean;
  onDone: () => void;
}

/** One reply in three languages side by side. After a conflict the typed text stays. */
export function CannedAnswerForm({ answer, isGone = false, onDone }: CannedAnswerFormProps) {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useCannedAnswerAction();
  // The version last seen; after a conflict the newer one, once the writer knows about it.
  const [seen, setSeen] = useState(answer);
  const { changes, meet, settle } = useOvertaken();
  const form = useForm<NewCannedAnswer>({
    resolver: schemaResolver(newCannedAnswer, i18n),
    defaultValues: answer ? { title: answer.title, text: answer.text } : EMPTY,
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(
        seen && !isGone
          ? { action: 'edit', id: seen.canned_id, answer: { ...values, version: seen.version } }
          : { action: 'add', answer: values },
      );
      onDone();
    } catch (failure) {
      const watched = {
        subject: 'canned_answer',
        subject_id: String(seen?.canned_id),
        since: seen?.updated_at,
      } as const;
      if (!(await meet(failure, watched))) showRefusal(form, failure);
    }
  });
  /** The list has been refetched in the meantime, so `answer` is the other person's version. */
  function continueFromNewer(takesTheirs: boolean) {
    if (answer && takesTheirs) form.reset({ title: answer.title, text: answer.text });
    setSeen(answer);
    settle();
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 py-4">
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <GoneNote isGone={isGone} />
      <OvertakenNote
        changes={isGone ? undefined : changes}
        log={CANNED_ANSWER_LOG}
        onTakeTheirs={() => continueFromNewer(true)}
        onKeepMine={() => continueFromNewer(false)}
      />
      <FormRefusal message={isGone ? undefined : errors.root?.message} />
      <TextField
        label={t`Name of this answer`}
        hint={t`For staff only. In the texts, ${NAME} is replaced by the enquirer’s name and ${ORDER} by the order number.`}
        required
        error={errors.title?.message}
        {...form.register('title')}
      />
      <div className="grid gap-5 xl:grid-cols-3">
        {LANGUAGES.map(({ lang, name, locale }) => (
          <TextAreaField
            key={lang}
            label={name}
            lang={locale}
            required
            rows={6}
            limit={TEXT_MAX}
            error={errors.text?.[lang]?.message}
            {...form.register(`text.${lang}`)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
          {isGone ? <Trans>Save as a new one</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
